import { describe, expect, it } from "vitest";
import { type Speaker, type Told, tell } from "./journal";

const speaker: Speaker = {
  text: (id, values = {}) => `${id} ${JSON.stringify(values)}`,
  name: (seat) => `P${seat}`,
  subject: (seat) => (seat === 0 ? "you" : `P${seat}`),
  who: (seat) => (seat === 0 ? "you" : "other"),
  cards: (cards) => cards.join(" "),
  meld: (text) => text,
  group: String,
  list: (items) => items.join(" and "),
};

const sentence = (event: Told, to: Speaker): string => tell([event], to).join(" ");

describe("the journal of dice", () => {
  it("tells a throw with its dice in order", () => {
    const told = sentence({ event: "DiceRolled", seat: 1, roll: 2, dice: [1], faces: ["r9", "bW", "g2"] }, speaker);
    expect(told).toContain("page_dice-news-throw");
    expect(told).toContain('"dice":"2 9 W"');
    expect(told).toContain('"who":"other"');
  });
  it("tells no order of play to somebody alone", () => {
    expect(sentence({ event: "OrderSettled", order: [0] }, speaker)).toBe("");
    expect(sentence({ event: "OrderSettled", order: [1, 0] }, speaker)).toContain("P1 and P0");
  });
  it("tells who has won, alone or together", () => {
    expect(sentence({ event: "DiceGameEnded", winners: [0] }, speaker)).toContain("terminal-news-won");
    expect(sentence({ event: "DiceGameEnded", winners: [0, 1] }, speaker)).toContain("terminal-news-shared");
  });
  it("is silent about cards", () => {
    expect(sentence({ event: "TurnStarted", seat: 0 }, speaker)).toBe("");
  });
});
