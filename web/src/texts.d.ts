declare module "texts" {
  /** The texts of each language, loaded when they are asked for. */
  export const sources: Record<import("./stores/settings.svelte").Language, () => Promise<{ default: string }>>;
}
