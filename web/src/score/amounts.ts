import type { CardButton, Hand } from "./forms";

/** What cards left in hand are worth, by the values that the server sends; null if a card is not among them. */
export function worth(cards: string, buttons: readonly CardButton[]): number | null {
  let sum = 0;
  for (const card of cards.split(" ").filter(Boolean)) {
    const button = buttons.find((one) => one.card === card || one.card === card.slice(1));
    if (!button) return null;
    sum += button.points;
  }
  return sum;
}

/** What a player has left, as far as it is known here. */
export function left(hand: Hand, buttons: readonly CardButton[]): number | null {
  if (typeof hand.points === "number") return hand.points;
  return typeof hand.cards === "string" ? worth(hand.cards, buttons) : 0;
}
