import { describe, expect, it } from "vitest";
import {
  type Draft,
  askedAbout,
  blank,
  choosePhase,
  draftOf,
  entryOf,
  erase,
  fitted,
  goOut,
  hasSent,
  lay,
  missing,
  putInOrder,
  stop,
  tapCard,
  type,
  withSent,
  written,
} from "./draft";
import { standing } from "./provisional";
import { waiting } from "./queue";
import { player, round, status, view } from "./sample";

const asked = view().status.players.map(({ seat, name, phase }) => ({ seat, name, phase, choices: [] as number[] }));
const questions = { asked, buttons: status().buttons, places: false, orderOf: 0 };
const at = (seat: number) => asked[seat] ?? { seat, name: "", phase: 1, choices: [] };

function typical(): Draft {
  let draft = goOut(blank(0), at(0));
  draft = type(type(lay(draft, at(1), true), "3"), "5");
  draft = type(type(lay(draft, at(2), false), "8"), "0");
  draft = type(lay(draft, at(3), false), "5");
  return draft;
}

describe("a round that is being entered", () => {
  it("takes at most three touches for each player", () => {
    expect(missing(typical(), questions)).toBeNull();
    expect(entryOf(typical(), questions)).toEqual({
      kind: "cards",
      out: 0,
      hands: [
        { seat: 0, laid: 1 },
        { seat: 1, laid: 1, points: 35 },
        { seat: 2, points: 80 },
        { seat: 3, points: 5 },
      ],
    });
  });

  it("asks for what is missing, one thing after the other", () => {
    expect(missing(blank(0), questions)).toEqual({ what: "out" });
    const draft = goOut(blank(0), at(0));
    expect(missing(draft, questions)).toEqual({ what: "laid", seat: 1 });
    expect(missing(lay(draft, at(1), true), questions)).toEqual({ what: "points", seat: 1 });
  });

  it("has only one player who went out", () => {
    const draft = goOut(typical(), at(1));
    expect(draft.out).toBe(1);
    expect(missing(draft, questions)).toEqual({ what: "laid", seat: 0 });
  });

  it("has none if it was stopped", () => {
    const draft = stop(typical());
    expect(draft).toMatchObject({ out: null, stopped: true });
    const whole = type(lay(draft, at(0), false), "5");
    expect(entryOf(whole, questions)).toMatchObject({ out: null });
    expect(missing(whole, questions)).toBeNull();
    expect(goOut(whole, at(2)).stopped).toBe(false);
  });

  it("writes either digits or cards, and takes back the last one", () => {
    let draft = type(lay(blank(0), at(1), false), "5");
    draft = tapCard(tapCard(draft, "7"), "W");
    expect(written(draft.hands[1], questions.buttons)).toBe(30);
    expect(written(erase(draft).hands[1], questions.buttons)).toBe(5);
    expect(written(type(draft, "0").hands[1], questions.buttons)).toBe(0);
    expect(entryOf({ ...draft, out: 0 }, questions).hands[1]).toEqual({ seat: 1, cards: "7 W" });
  });

  it("never begins a number with a zero, and never has more than three digits", () => {
    const draft = ["0", "5", "1", "0", "9"].reduce(type, lay(blank(0), at(1), false));
    expect(draft.hands[1]?.digits).toBe("510");
  });

  it("asks which phase it was where players choose", () => {
    const free = { seat: 1, name: "Ben", phase: 0, choices: [2, 4] };
    const draft = lay(goOut(blank(0), at(0)), free, true);
    expect(missing(draft, { ...questions, asked: [at(0), free] })).toEqual({ what: "phase", seat: 1 });
    expect(choosePhase(draft, 1, 4).hands[1]?.laid).toBe(4);
  });

  it("asks who was first only if several completed the last phase", () => {
    const places = { ...questions, places: true, orderOf: 1 };
    let draft = lay(lay(lay(goOut(blank(0), at(0)), at(1), true), at(2), false), at(3), false);
    expect(missing(draft, places)).toEqual({ what: "order" });
    draft = putInOrder(putInOrder(draft, 1), 0);
    expect(missing(draft, places)).toBeNull();
    expect(entryOf(draft, places)).toMatchObject({ laid_order: [1, 0] });
    expect(entryOf(draft, { ...places, orderOf: 0 })).not.toHaveProperty("laid_order");
  });

  it("comes back from an entry as it was", () => {
    const entry = round([0, 35, 80, 5], [0, 1]);
    expect(entryOf(draftOf(4, entry), questions)).toEqual(entry);
  });
});

describe("hands that players have sent", () => {
  const sheet = view({
    entries: [round([0, 10, 20, 30])],
    hands: [
      { hand: { seat: 1, points: 35 }, by: "Ben" },
      { hand: { seat: 2, points: 5 }, by: "Cas" },
    ],
  });

  it("stand in the form until the keeper says something else", () => {
    const draft = type(lay(blank(1), at(2), true), "9");
    expect(withSent(draft, sheet).hands).toMatchObject({ 1: { digits: "35", laid: 0 }, 2: { digits: "9", laid: 1 } });
    expect(hasSent(draft, sheet, 1)).toBe(true);
    expect(hasSent(draft, sheet, 3)).toBe(false);
    expect(withSent(goOut(blank(1), at(1)), sheet).hands[1]?.digits).toBe("");
  });

  it("are for the round after the confirmed ones, and for no other", () => {
    for (const draft of [blank(0), blank(2), { ...blank(1), correcting: true }]) {
      expect(withSent(draft, sheet)).toBe(draft);
      expect(hasSent(draft, sheet, 1)).toBe(false);
    }
  });
});

describe("a refused round that moved up", () => {
  it("has the phases of its new place", () => {
    const people = [
      { seat: 0, name: "Ann", phase: 2, choices: [] },
      { seat: 1, name: "Ben", phase: 0, choices: [3, 4] },
      { seat: 2, name: "Cas", phase: 0, choices: [1, 4] },
      { seat: 3, name: "Dee", phase: 2, choices: [] },
    ];
    const draft = fitted(draftOf(1, round([0, 5, 10, 15], [0, 1, 2])), people);
    expect([0, 1, 2, 3].map((seat) => draft.hands[seat]?.laid)).toEqual([2, null, 1, 0]);
    expect(draft.hands[1]?.digits).toBe("5");
  });
});

describe("free order", () => {
  it("asks for a phase only if there is a choice", () => {
    const players = [[1, 2], [3], []].map((left_to_choose, seat) => player(seat, { phase: 0, left_to_choose }));
    const sheet = view({ status: status({ players, free_order: true }) });
    expect(askedAbout(sheet, 0, standing(sheet, [])).map((one) => one.phase)).toEqual([0, 3, 4]);
  });
});

describe("a correction", () => {
  it("asks about the phases of that time", () => {
    const sheet = view({ entries: [round([0, 10, 20, 30], [0, 2]), round([0, 5, 5, 5], [])] });
    const then = askedAbout(sheet, 1, standing(sheet, []));
    expect(then.map((one) => one.phase)).toEqual([2, 1, 2, 1]);
    expect(askedAbout(sheet, 0, standing(sheet, [])).map((one) => one.phase)).toEqual([1, 1, 1, 1]);
  });

  it("of a round that waits knows the rounds that wait before it", () => {
    const rounds = [round([0, 10, 20, 30], [0, 2]), { ...round([0, 5, 5, 5]), hands: [{ seat: 0 }, { seat: 2 }] }];
    const queue = rounds.map((entry, index) => waiting({ kind: "enter", index, entry }, 1));
    const asked = askedAbout(view(), 1, standing(view(), queue));
    expect(asked.map(({ seat, phase }) => [seat, phase])).toEqual([
      [0, 2],
      [2, 2],
    ]);
  });
});
