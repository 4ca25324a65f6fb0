import { groupName } from "../logic/groups";
import type { Speaker } from "../logic/journal";
import { meldFromText, moveFromText } from "../logic/moves";
import { RANKS, SUITS, type Suggestion } from "../messages";
import type { Conversation } from "../stores/conversation.svelte";
import type { Rulebook } from "../stores/rulebook.svelte";
import { settings } from "../stores/settings.svelte";
import { cardText, knows, listing, t } from "../stores/texts.svelte";

/** The name of a group, in the deck that the person has chosen: a set of twelves or of queens. */
export function groupText(shape: string, size: number, colours: readonly string[] = []): string {
  const { id, values, colour } = groupName(shape, size);
  const packs = settings.deck === "ordinary" && colours.length > 0;
  const suit = packs ? SUITS[colours.indexOf(colour)] : undefined;
  const named = suit ? t(`terms-suit-${suit}`) : colour === "none" ? "none" : t(`terms-colour-${colour}`);
  if (!packs) return t(id, { ...values, colour: named });
  const { number, low, high } = values;
  if (number !== undefined) {
    const rank = RANKS[Number(number) - 1] ?? "";
    return /^\d+$/.test(rank) ? t(id, values) : t(`page_table-set-${rank}`);
  }
  const ends = low === undefined ? {} : { low: ranked(low), high: ranked(high ?? 0) };
  return t(id, { ...values, ...ends, colour: named });
}

function ranked(number: string | number): string {
  const rank = RANKS[Number(number) - 1] ?? String(number);
  return /^\d+$/.test(rank) ? rank : t(`terms-rank-${rank}`);
}

/** The words for a person at this table. */
export function speakerFor({ table, seat }: Conversation, rulebook: Rulebook): Speaker {
  return speakerOf(table?.seats.map((one) => one.name) ?? [], seat, rulebook);
}

/** The words for events among players with these names, for one of them or for a spectator. */
export function speakerOf(names: readonly string[], own: number, rulebook: Rulebook): Speaker {
  return {
    text: t,
    cards: (list) => list.map((card) => cardText(card, rulebook.colours)).join(", "),
    list: listing,
    name: (seat) => (seat === own ? t("terminal-you") : (names[seat] ?? "")),
    subject: (seat) => (seat === own ? t("terminal-you-do") : (names[seat] ?? "")),
    who: (seat) => (seat === own ? "you" : "other"),
    meld: (text) => {
      const meld = meldFromText(text);
      return groupText(meld.shape, meld.cards.length, rulebook.colours);
    },
    group: (shape, size) => groupText(shape, size, rulebook.colours),
  };
}

/** A move of a card game in words, as advice to a player. */
export function moveWords(text: string, names: readonly string[], colours: readonly string[]): string {
  const move = moveFromText(text);
  switch (move?.verb) {
    case "discard":
      return t("page_table-act-discard", { card: cardText(move.card, colours) });
    case "hit":
      return t("page_table-hint-hit", { cards: listing(move.cards.map((card) => cardText(card, colours))) });
    case "lay":
      return t("page_table-act-lay", { phase: move.phase });
    case "skip":
      return move.target === null
        ? t("page_table-act-skip-next")
        : t("page_table-act-skip", { name: names[move.target] ?? "" });
    case "draw":
      return t("page_table-act-draw");
    case "take":
      return t("page_table-hint-take");
    case "knock":
      return t("page_table-hint-knock");
    default:
      return t("page_table-act-pass");
  }
}

/** Why a move of a card game is suggested. */
export function reasonWords(hint: Suggestion, names: readonly string[]): string {
  const id = `terminal-hint-${hint.reason}`;
  if (!knows(id)) return "";
  const move = moveFromText(hint.move);
  const name = move?.verb === "skip" && move.target !== null ? (names[move.target] ?? "") : "";
  return t(id, { missing: hint.missing ?? 0, points: hint.points ?? 0, then: hint.then_missing ?? 0, name });
}
