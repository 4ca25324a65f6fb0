import { kindNamed } from "../kinds";
import type { RulesPage, TableInfo } from "../messages";
import { api } from "./api";
import { settings } from "./settings.svelte";

const fetched = new Map<string, Promise<RulesPage>>();

/** The rules of a table, which never change: requested once for each language. */
function rulesOf(code: string): Promise<RulesPage> {
  const key = `${code} ${settings.language}`;
  const page = fetched.get(key) ?? api.tableRules(code);
  fetched.set(key, page);
  page.catch(() => fetched.delete(key)); // requested again when the rules are opened
  return page;
}

/** The rules of one table in words, in the language of the person. */
export class Rulebook {
  page = $state.raw<RulesPage | null>(null);

  constructor(readonly code: () => string) {
    const wanted = $derived(code()); // the table changes all the time, but its code does not
    $effect(() => {
      void settings.language; // request the rules again in another language
      let gone = false;
      if (wanted)
        rulesOf(wanted).then(
          (page) => {
            if (!gone) this.page = page;
          },
          () => {
            // requested again when the rules are opened
          },
        );
      return () => {
        gone = true;
      };
    });
  }

  /** The name of a table's game, in the person's language once it is loaded. */
  title(table: TableInfo): string {
    return this.page?.title ?? table.title;
  }

  get colours(): readonly string[] {
    return this.page?.colours ?? [];
  }

  /** What is good to have: few points, many, or phases where points do not count. */
  get good(): "few" | "many" | "phases" {
    return this.points ? kindNamed(this.page?.kind).good : "phases";
  }

  /** Whether points count; assumed so until it is known. */
  get points(): boolean {
    return this.page?.points ?? true;
  }

  /** A rule of this game in words; empty if the game does not have it. */
  rule(id: string): string {
    const rules = this.page?.sections.flatMap((section) => section.rules) ?? [];
    return rules.find((one) => one.rule === id)?.text ?? "";
  }

  /** The groups of a phase in words. */
  phase(number: number): string {
    return this.page?.phases.find((phase) => phase.number === number)?.text ?? "";
  }

  /** How many cards each group of a phase needs. */
  sizes(number: number): readonly number[] {
    return this.page?.phases.find((phase) => phase.number === number)?.groups ?? [];
  }

  /** The numbers of the phases in the order of play; ten until they are known. */
  get phases(): readonly number[] {
    return this.page?.phases.map((phase) => phase.number) ?? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  }
}
