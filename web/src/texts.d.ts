declare module "texts" {
  type Sources = Record<import("./stores/settings.svelte").Language, () => Promise<{ default: string }>>;
  /** The texts of each language, loaded on demand. */
  export const sources: Sources;
  /** Texts that belong to one screen. */
  export const apart: { judge: Sources; print: Sources; replay: Sources; review: Sources; score: Sources };
}
