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

/** The only place that distinguishes cards from dice; everything else asks the kind of a game. */

export type KindName = EditionInfo["kind"];

type Props<View> = { view: View; table: TableInfo; rulebook: Rulebook };
type Loaded<Given extends Record<string, unknown>> = Promise<{ default: Component<Given> }>;

export interface PageKind<View> {
  /** The screen for players, and the one for a television. */
  table(): Loaded<Props<View> & { conversation: Conversation; shared: boolean }>;
  screen(): Loaded<Props<View> & { conversation: Conversation; shared: boolean }>;
  /** A moment of a finished game, with the events before it. */
  replayed(): Loaded<Props<View> & { past: readonly GameEvent[] }>;
  /** The game in a few pictures. */
  inShort(): Loaded<{ page: RulesPage | null }>;
  /** The standings of all players. */
  standings(view: View): Placed[];
  /** The cards or dice on the table. */
  groups(view: View): readonly GroupView[];
  /** Whether players have hidden cards. */
  secret: boolean;
  /** Whether few or many points win. */
  good: "few" | "many";
  /** The message about the phases that a player has completed. */
  phases: string;
  /** The keys that play, each with the message that says what it does; the name of a key may be a message too. */
  keys: readonly (readonly [string, string])[];
}

const COMMON_KEYS = [
  ["H", "page_menu-key-hint"],
  ["R", "page_menu-key-rules"],
  ["?", "page_menu-key-keys"],
  ["Esc", "page_menu-key-escape"],
] as const;

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
  keys: [
    ["D", "page_menu-key-draw"],
    ["T", "page_menu-key-take"],
    ["L", "page_menu-key-lay"],
    ["X", "page_menu-key-discard"],
    ["Z", "page_menu-key-undo"],
    ["← →", "page_menu-key-cards"],
    ["page_menu-key-enter", "page_menu-key-pick"],
    ...COMMON_KEYS,
  ],
};

const dice: PageKind<DiceView> = {
  table: () => import("./table/DiceTable.svelte"),
  screen: () => import("./dice/DiceScreen.svelte"),
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
  keys: [["1 – 0", "page_menu-key-hold"], ["T", "page_menu-key-roll"], ["S", "page_menu-key-stop"], ...COMMON_KEYS],
};

const KINDS: Record<KindName, unknown> = { cards, dice };

/** A kind by its name; cards as long as the name is not known. */
export function kindNamed(name: KindName = "cards"): PageKind<GameView> {
  return KINDS[name] as PageKind<GameView>;
}

/** The kind of game that a view shows. */
export function kindOf(view: GameView): PageKind<GameView> {
  return kindNamed(view.type);
}
