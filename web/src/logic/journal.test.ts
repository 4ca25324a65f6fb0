import { describe, expect, it } from "vitest";
import { type Speaker, type Told, tell } from "./journal";

const names = ["Ann", "Ben"];
const speaker: Speaker = {
  text: (id, values = {}) => `${id}(${Object.values(values).join("|")})`,
  name: (seat) => names[seat] ?? "",
  subject: (seat) => names[seat] ?? "",
  who: (seat) => (seat === 0 ? "you" : "other"),
  cards: (cards) => cards.join(" "),
  meld: (text) => text,
  group: (shape, size) => `${shape} of ${size}`,
  list: (items) => items.join("+"),
};

describe("the journal", () => {
  it("joins a player's consecutive actions into one sentence", () => {
    expect(
      tell(
        [
          { event: "CardDrawn", seat: 1, card: "?", public: false },
          { event: "GroupHit", seat: 1, group: 0, cards: ["r3"], number: 3, shape: "set 3", size: 4 },
          { event: "CardDiscarded", seat: 1, card: "r7" },
          { event: "TurnStarted", seat: 0 },
          { event: "CardDrawn", seat: 0, card: "W", public: false },
        ],
        speaker,
      ),
    ).toEqual([
      "terminal-did(Ben|terminal-did-draw(Ben|other), terminal-did-hit(Ben|other|r3|set 3 of 4), terminal-did-discard(Ben|other|r7))",
      "terminal-did(Ann|terminal-did-draw-card(Ann|you|W))",
    ]);
  });

  it("tells what was done and that it was taken back", () => {
    const melds = ["set 7 = r7 y7 W"];
    expect(
      tell(
        [
          { event: "PhaseLaid", seat: 1, phase: 2, first_group: 0, melds },
          { event: "TakenBack", seat: 1, move: "1: lay 2: set 7 = r7 y7 W", lines: 1, events: 1 },
          { event: "TakenBack", seat: 0, move: "0: hit r7 W on 1 low", lines: 1, events: 1 },
        ],
        speaker,
      ),
    ).toEqual([
      "terminal-did(Ben|terminal-did-lay(Ben|other|2|set 7 = r7 y7 W))",
      "page_table-news-taken-back(Ben|other|page_table-taken-lay(2))",
      "page_table-news-taken-back(Ann|you|r7 W)",
    ]);
  });

  it("tells the end of a round and of a game", () => {
    expect(
      tell(
        [
          { event: "RoundEnded", winner: null, turns: 90 },
          { event: "GameEnded", winners: [0, 1] },
        ],
        speaker,
      ),
    ).toEqual(["terminal-news-round-stopped()", "terminal-news-shared(Ann+Ben)"]);
  });
});

const sentence = (event: Told): string => tell([event], speaker).join(" ");

describe("the journal of dice", () => {
  it("tells a throw with its dice in order", () => {
    const told = sentence({ event: "DiceRolled", seat: 1, roll: 2, dice: [1], faces: ["r9", "bW", "g2"] });
    expect(told).toBe("page_dice-news-throw(Ben|other|2|2 9 W)");
  });
  it("omits the order of play in a solitaire", () => {
    expect(sentence({ event: "OrderSettled", order: [0] })).toBe("");
    expect(sentence({ event: "OrderSettled", order: [1, 0] })).toContain("Ben+Ann");
  });
  it("tells who has won, alone or together", () => {
    expect(sentence({ event: "DiceGameEnded", winners: [0] })).toContain("terminal-news-won");
    expect(sentence({ event: "DiceGameEnded", winners: [0, 1] })).toContain("terminal-news-shared");
  });
  it("says nothing about events of a later server", () => {
    expect(sentence({ event: "CandlesLit", seat: 0 } as unknown as Told)).toBe("");
  });
  it("says nothing about cards", () => {
    expect(sentence({ event: "TurnStarted", seat: 0 })).toBe("");
  });
});
