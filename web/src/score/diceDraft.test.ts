import { describe, expect, it } from "vitest";
import { blankTurn, eraseLast, isComplete, tapFace, turnDraft, turnOf, typeDigit } from "./diceDraft";

const eight = { face: "8", number: 8, colour: "", copies: 4 };
const nine = { face: "9", number: 9, colour: "", copies: 10 };

describe("a turn at the dice", () => {
  it("is complete with ten dice, of which none shows a face more often than it can", () => {
    let draft = blankTurn(3, 1);
    for (let die = 0; die < 6; die += 1) draft = tapFace(draft, eight);
    expect(draft.faces).toHaveLength(4);
    expect(isComplete(draft)).toBe(false);
    for (let die = 0; die < 9; die += 1) draft = tapFace(draft, nine);
    expect(draft.faces).toHaveLength(10);
    expect(isComplete(draft)).toBe(true);
    expect(turnOf(draft, false)).toEqual({ kind: "dice", seat: 1, dice: "8 8 8 8 9 9 9 9 9 9" });
  });

  it("can be points instead, or a failure, with a witness", () => {
    const draft = { ...blankTurn(3, 1), way: "points" as const, witness: " Ann " };
    const typed = typeDigit(typeDigit(draft, "4"), "2");
    expect(turnOf(typed, false)).toEqual({ kind: "dice", seat: 1, points: 42, witness: "Ann" });
    expect(turnOf(eraseLast(typed), true)).toEqual({ kind: "dice", seat: 1, failed: true, witness: "Ann" });
    expect(turnOf(turnDraft(3, { kind: "dice", seat: 1, points: 42 }), false)).toMatchObject({ points: 42 });
  });
});
