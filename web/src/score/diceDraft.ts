import type { DiceTurn, FaceButton } from "./forms";

/** A turn at the dice while it is being entered. */
export interface DiceDraft {
  index: number;
  /** Whether it is to stand in the place of an entry, not to be the next one. */
  correcting: boolean;
  seat: number;
  way: "dice" | "points";
  faces: string[];
  digits: string;
  witness: string;
}

export const DICE = 10;
const MOST_DIGITS = 3;

export function blankTurn(index: number, seat: number): DiceDraft {
  return { index, correcting: false, seat, way: "dice", faces: [], digits: "", witness: "" };
}

export function turnDraft(index: number, entry: DiceTurn): DiceDraft {
  const points = typeof entry.points === "number";
  return {
    index,
    correcting: true,
    seat: entry.seat,
    way: points ? "points" : "dice",
    faces: (entry.dice ?? "").split(" ").filter(Boolean),
    digits: points ? String(entry.points) : "",
    witness: entry.witness ?? "",
  };
}

/** Another die shows this face, as long as there are dice left, and dice with this face. */
export function tapFace(draft: DiceDraft, { face, copies }: FaceButton): DiceDraft {
  const shown = draft.faces.filter((one) => one === face).length;
  return draft.faces.length >= DICE || shown >= copies ? draft : { ...draft, faces: [...draft.faces, face] };
}

export function typeDigit(draft: DiceDraft, digit: string): DiceDraft {
  const digits = (draft.digits + digit).replace(/^0+(?=\d)/, "");
  return digits.length > MOST_DIGITS ? draft : { ...draft, digits };
}

export function eraseLast(draft: DiceDraft): DiceDraft {
  return draft.way === "dice"
    ? { ...draft, faces: draft.faces.slice(0, -1) }
    : { ...draft, digits: draft.digits.slice(0, -1) };
}

export function isComplete(draft: DiceDraft): boolean {
  return draft.way === "dice" ? draft.faces.length === DICE : draft.digits !== "";
}

export function turnOf(draft: DiceDraft, failed: boolean): DiceTurn {
  const turn: DiceTurn = { kind: "dice", seat: draft.seat };
  if (draft.witness.trim()) turn.witness = draft.witness.trim();
  if (failed) return { ...turn, failed };
  return draft.way === "dice" ? { ...turn, dice: draft.faces.join(" ") } : { ...turn, points: Number(draft.digits) };
}
