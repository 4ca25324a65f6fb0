import { describe, expect, it } from "vitest";
import { cardName, face, held, ordinary, sorted } from "./cards";

describe("cards", () => {
  it("are read from their text", () => {
    expect(face("y12")).toEqual({ kind: "natural", colour: "yellow", number: 12 });
    expect(["W", "S", "?"].map((card) => face(card).kind)).toEqual(["wild", "skip", "hidden"]);
  });

  it("have names that the catalogue knows", () => {
    expect(cardName("o3")).toEqual({ id: "terms-card-orange", values: { number: 3 } });
    expect(cardName("W").id).toBe("terms-card-wild");
  });

  it("have an ordinary card each, suits in the order of the colours", () => {
    const colours = ["green", "yellow", "orange", "red"];
    expect(ordinary("g1", colours)).toEqual({ rank: "ace", suit: "clubs" });
    expect(ordinary("r12", colours)).toEqual({ rank: "queen", suit: "diamonds" });
    expect(ordinary("W", colours)).toEqual({ rank: "king", suit: "" });
    expect(ordinary("S", colours)).toEqual({ rank: "joker", suit: "" });
  });
});

describe("a hand", () => {
  const hand = held(["r7", "W", "b2", "r7", "g12", "S", "y2"]);
  const order = (cards: { card: string }[]): string => cards.map((one) => one.card).join(" ");

  it("gives equal cards different keys", () => {
    expect(new Set(hand.map((one) => one.key)).size).toBe(hand.length);
  });

  it("sorts by number and by colour, wilds and skips last", () => {
    expect(order(sorted(hand, "number", [], []))).toBe("y2 b2 r7 r7 g12 W S");
    expect(order(sorted(hand, "colour", [], []))).toBe("r7 r7 y2 g12 b2 W S");
  });

  it("puts helping cards first, in the order of the server", () => {
    expect(order(sorted(hand, "phase", ["W", "r7"], []))).toBe("W r7 y2 b2 r7 g12 S");
  });

  it("keeps its owner's order, with new cards at the end", () => {
    expect(order(sorted(hand, "own", [], ["S.1", "r7.2", "W.1"]))).toBe("S r7 W b2 g12 r7 y2");
  });
});
