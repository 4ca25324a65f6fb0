import { kindOf } from "../kinds";
import type { BotGame } from "../logic/strength";
import type { GameView, TableInfo } from "../messages";
import { keyring } from "./keyring.svelte";
import { load, save } from "./saved";

/** A result, and the table that it comes from: its end can be looked at more than once. */
interface Played extends BotGame {
  code: string;
}

/** People get better: older results say little. */
const MOST = 30;
let games = $state.raw<readonly Played[]>(load<Played[]>("played", []));

/** The results of games against bots alone. They never leave this device. */
export const played = {
  get games(): readonly BotGame[] {
    return games;
  },

  /** Store how a game has ended for the person on a seat, if nobody else but bots played. */
  note(own: number, { code, edition, seats }: TableInfo, view: GameView): void {
    const others = seats.filter((_, seat) => seat !== own);
    const alone = seats[own]?.kind === "person" && others.length > 0 && others.every(({ kind }) => kind === "bot");
    if (!alone || keyring.find(code)?.keys.length !== 1 || games.some((game) => game.code === code)) return;
    const won = kindOf(view)
      .standings(view)
      .some(({ seat, winner }) => seat === own && winner);
    const game = { code, edition: edition.split("+")[0] ?? "", bots: others.map(({ bot }) => bot), won };
    games = [...games, game].slice(-MOST);
    save("played", games);
  },

  forget(): void {
    games = [];
    save("played", games);
  },
};
