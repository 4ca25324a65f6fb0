import { moveFromText } from "../logic/moves";
import type { Suggestion } from "../messages";
import { cardText, knows, listing, t } from "../stores/texts.svelte";

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
