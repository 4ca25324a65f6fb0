import { describe, expect, it } from "vitest";
import { endedTurn } from "./lastTurn";

describe("the last turn", () => {
  it("ends with the dice of its last throw", () => {
    const ended = endedTurn(
      [
        { event: "DiceRolled", seat: 1, roll: 3, dice: [1], faces: ["r5", "g5"] },
        {
          event: "PhaseMade",
          seat: 1,
          phase: 2,
          points: 10,
          total: 30,
          groups: [{ shape: "set", number: 5, colour: "", dice: [1, 2], faces: ["r5", "g5"] }],
        },
        { event: "DiceTurnStarted", seat: 0, round: 2, phase: 1, last_run: false },
        { event: "DiceRolled", seat: 0, roll: 1, dice: [1, 2], faces: ["b1", "b2"] },
      ],
      [],
    );
    expect(ended).toEqual({ seat: 1, phase: 2, made: true, points: 10, faces: ["r5", "g5"], used: [1, 2] });
  });
  it("ends with the dice before the events if somebody stopped", () => {
    const ended = endedTurn(
      [
        { event: "Stopped", seat: 0, rolls: 1 },
        { event: "PhaseFailed", seat: 0, phase: 4, failures: 1 },
      ],
      ["o7"],
    );
    expect(ended).toEqual({ seat: 0, phase: 4, made: false, points: 0, faces: ["o7"], used: [] });
  });
  it("is undefined during a turn", () => {
    expect(endedTurn([{ event: "DiceRolled", seat: 1, roll: 2, dice: [1], faces: ["r5"] }], [])).toBeNull();
  });
});
