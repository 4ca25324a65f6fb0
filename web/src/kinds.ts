import type { Component } from "svelte";
import type { Placed } from "./logic/scores";
import type {
  CardsView,
  DiceView,
  EditionInfo,
  GameEvent,
  GameView,
  GroupView,
  RulesPage,
  TableInfo,
} from "./messages";
import type { Conversation } from "./stores/conversation.svelte";
import type { Rulebook } from "./stores/rulebook.svelte";

/** The one place that knows cards from dice: everything else asks the kind of a game. */

export type KindName = EditionInfo["kind"];

type Props<View> = { view: View; table: TableInfo; rulebook: Rulebook };
type Loaded<Given extends Record<string, unknown>> = Promise<{ default: Component<Given> }>;

export interface PageKind<View> {
  /** Where one plays, and what a television shows of it. */
  table(): Loaded<Props<View> & { conversation: Conversation; shared: boolean }>;
  screen(): Loaded<Props<View> & { conversation: Conversation; shared: boolean }>;
  /** A moment of a finished game, and what came before it. */
  replayed(): Loaded<Props<View> & { past: readonly GameEvent[] }>;
  /** The game in a few pictures. */
  inShort(): Loaded<{ page: RulesPage | null }>;
  /** How all players stand. */
  standings(view: View): Placed[];
  /** What lies on the table. */
  groups(view: View): readonly GroupView[];
  /** Whether players hide something from each other. */
  secret: boolean;
  /** Which points win. */
  good: "few" | "many";
  /** The message about the phases that somebody has behind them. */
  phases: string;
  /** Cards that adorn the end. */
  fan: readonly string[];
}

const cards: PageKind<CardsView> = {
  table: () => import("./table/CardTable.svelte"),
  screen: () => import("./table/BigScreen.svelte"),
  replayed: () => import("./replay/ReplayedCards.svelte"),
  inShort: () => import("./parts/CardsInShort.svelte"),
  standings: (view) =>
    view.players.map(({ seat, place, score, done, winner }) => ({
      seat,
      place,
      score,
      phases: done.length,
      winner: !!winner,
    })),
  groups: (view) => view.groups,
  secret: true,
  good: "few",
  phases: "page_scores-phases-done",
  fan: ["g1", "y10", "W", "b10", "r12"],
};

const dice: PageKind<DiceView> = {
  table: () => import("./table/DiceTable.svelte"),
  screen: () => import("./table/DiceTable.svelte"),
  replayed: () => import("./replay/ReplayedDice.svelte"),
  inShort: () => import("./parts/DiceInShort.svelte"),
  standings: (view) =>
    view.columns.map(({ seat, place, total, points, winner }) => ({
      seat,
      place,
      score: total,
      phases: points.length,
      winner: !!winner,
    })),
  groups: () => [],
  secret: false,
  good: "many",
  phases: "page_scores-phases-made",
  fan: [],
};

const KINDS: Record<KindName, unknown> = { cards, dice };

/** A kind by its name; as long as that is not known, cards. */
export function kindNamed(name: KindName = "cards"): PageKind<GameView> {
  return KINDS[name] as PageKind<GameView>;
}

/** The kind of game that a view shows. */
export function kindOf(view: GameView): PageKind<GameView> {
  return kindNamed(view.type);
}
