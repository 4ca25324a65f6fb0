import type { GameEvent } from "../messages";

/** The end of a dice turn: its dice and its score. */
export interface EndedTurn {
  seat: number;
  phase: number;
  made: boolean;
  points: number;
  faces: string[];
  /** Dice that the phase used, counted from 1. */
  used: number[];
}

/** The last turn that ended in these events, if any; `faces` are the dice before them. */
export function endedTurn(events: readonly GameEvent[], faces: readonly string[]): EndedTurn | null {
  let lying = [...faces];
  let ended: EndedTurn | null = null;
  for (const event of events) {
    if (event.event === "DiceRolled") lying = [...event.faces];
    else if (event.event === "PhaseMade") {
      const used = event.groups.flatMap((group) => group.dice);
      ended = { seat: event.seat, phase: event.phase, made: true, points: event.points, faces: lying, used };
    } else if (event.event === "PhaseFailed")
      ended = { seat: event.seat, phase: event.phase, made: false, points: 0, faces: lying, used: [] };
  }
  return ended;
}
