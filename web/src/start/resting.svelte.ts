import type { TableNow } from "../messages";
import { RequestProblem, api } from "../stores/api";
import { type KnownTable, keyring } from "../stores/keyring.svelte";
import { isYours } from "./whose";

const SHOWN = 5;

/** The games of this device that wait to be continued, as their tables are now. */
export class Resting {
  #found = $state<Record<string, TableNow>>({});

  /** Those that can be shown; first one in which somebody of this device is asked. */
  get games(): { table: KnownTable; info: TableNow }[] {
    const known = this.#waiting.flatMap((table) => {
      const info = this.#found[table.code];
      return info ? [{ table, info }] : [];
    });
    const first = known.find(({ table, info }) => isYours(info, table)) ?? known[0];
    return first ? [first, ...known.filter((one) => one !== first)] : [];
  }

  /** Whether there is a game, even if its table has not answered yet. */
  get any(): boolean {
    return this.#waiting.length > 0;
  }

  // A game that has just turned out to be over is shown once more.
  get #waiting(): readonly KnownTable[] {
    return keyring.tables.filter((table) => !table.over || this.#found[table.code]).slice(0, SHOWN);
  }

  /** Ask all tables, unless nobody looks at the page. */
  look(): void {
    if (document.visibilityState === "hidden") return;
    for (const { code } of this.#waiting)
      api.table(code).then(
        (info) => {
          this.#found[code] = info;
          keyring.note(code, { title: info.title, over: info.stage === "over" || !!info.rematch });
        },
        (error: unknown) => {
          if (error instanceof RequestProblem && error.problem.reason === "no-such-table") keyring.forget(code);
        },
      );
  }
}
