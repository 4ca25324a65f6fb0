import { moveFromText } from "../logic/moves";
import type { GameView, ReviewedDecision } from "../messages";
import { capital, share, t } from "../stores/texts.svelte";
import { moveWords, reasonWords } from "../table/speaker";

/** A move of any kind of game in words, at the beginning of a line. */
export function anyMove(text: string, view: GameView, names: readonly string[], colours: readonly string[]): string {
  const move = moveFromText(text);
  if (move?.verb === "stop") return t("page_review-stop");
  if (move?.verb === "roll" && view.type === "dice") {
    const kept = view.dice.length - move.dice.length;
    return kept ? t("page_review-keep", { count: kept }) : t("page_review-roll-all");
  }
  return capital(moveWords(text, names, colours));
}

/** Why the expert's move is good. */
export function anyReason({ best, view }: ReviewedDecision, names: readonly string[]): string {
  if (view.type === "dice") return t("page_review-why-dice", { phase: view.phase, chance: share(best.chance ?? 0) });
  return reasonWords(best, names);
}

/** What was lost or saved: percentage points of the chance to win, or points. */
export function amount(unit: string, loss: number): number {
  return Math.round((unit === "chance" ? 100 : 1) * loss * 10) / 10;
}

/** The faces that picture a move: a card, or the dice that stay. */
export function pictured(text: string, view: GameView): readonly string[] {
  const move = moveFromText(text);
  if (view.type === "dice")
    return move?.verb === "roll" ? view.dice.filter((_, index) => !move.dice.includes(index + 1)) : view.dice;
  switch (move?.verb) {
    case "discard":
      return [move.card];
    case "hit":
      return move.cards;
    case "lay":
      return move.melds.flatMap((meld) => meld.cards);
    case "skip":
      return ["S"];
    case "draw":
      return ["?"];
    default:
      return view.discards.slice(-1);
  }
}
