declare module "texts" {
  type Sources = Record<import("./stores/settings.svelte").Language, () => Promise<{ default: string }>>;
  /** The texts of each language, loaded on demand. */
  export const sources: Sources;
  /** Texts that belong to one screen, or that few people need. */
  export const apart: Record<"judge" | "match" | "print" | "replay" | "review" | "score", Sources>;
}
