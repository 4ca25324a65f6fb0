declare module "texts" {
  /** The texts of each language, loaded on demand. */
  export const sources: Record<import("./stores/settings.svelte").Language, () => Promise<{ default: string }>>;
}
