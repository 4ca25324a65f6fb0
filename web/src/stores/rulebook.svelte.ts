import type { RulesPage, TableInfo } from "../messages";
import { api } from "./api";
import { settings } from "./settings.svelte";

/** The rules of one table in words, in the language of the person. */
export class Rulebook {
  page = $state.raw<RulesPage | null>(null);

  constructor(code: () => string) {
    const wanted = $derived(code()); // the table says something new all the time, its code stays
    $effect(() => {
      void settings.language; // asked for anew in another language
      let gone = false;
      if (wanted)
        api.tableRules(wanted).then(
          (page) => {
            if (!gone) this.page = page;
          },
          () => {
            // asked for again when the rules are opened
          },
        );
      return () => {
        gone = true;
      };
    });
  }

  /** What the game of a table is called, in the language of the person as soon as that is known. */
  title(table: TableInfo): string {
    return this.page?.title ?? table.title;
  }

  get colours(): readonly string[] {
    return this.page?.colours ?? [];
  }

  /** Whether points count; until that is known, as usual. */
  get points(): boolean {
    return this.page?.points ?? true;
  }

  /** What a phase asks for. */
  phase(number: number): string {
    return this.page?.phases.find((phase) => phase.number === number)?.text ?? "";
  }
}
