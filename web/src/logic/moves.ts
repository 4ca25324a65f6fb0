/** Moves as the protocol writes them, parsed so that a person can pick their parts. */

export interface Meld {
  shape: string;
  cards: string[];
}

type Plain = "draw" | "take" | "knock" | "pass" | "close" | "stop";

export type Move =
  | { verb: Plain; text: string }
  | { verb: "lay"; text: string; phase: number; melds: Meld[] }
  | { verb: "hit"; text: string; cards: string[]; group: number; end: "" | "low" | "high" }
  | { verb: "discard"; text: string; card: string }
  | { verb: "skip"; text: string; target: number | null }
  | { verb: "roll"; text: string; dice: number[] };

const WORDS = /\s+/;

function words(text: string): string[] {
  return text.trim().split(WORDS).filter(Boolean);
}

/** A group as it is written: `set 7 = r7 y7 W`. */
export function meldFromText(text: string): Meld {
  const [shape = "", cards = ""] = text.split("=");
  return { shape: shape.trim(), cards: words(cards) };
}

/** A move of a view; undefined if this page does not know it. */
export function moveFromText(text: string): Move | null {
  const body = text.replace(/^\d+:\s*/, "").trim();
  const [verb = "", ...rest] = words(body);
  switch (verb) {
    case "draw":
    case "take":
    case "knock":
    case "pass":
    case "close":
    case "stop":
      return { verb, text };
    case "lay": {
      const [head = "", groups = ""] = body.slice("lay".length).split(/:(.*)/s);
      return { verb, text, phase: Number(head), melds: groups.split("+").map(meldFromText) };
    }
    case "hit": {
      const on = rest.indexOf("on");
      const end = rest[on + 2];
      return {
        verb,
        text,
        cards: rest.slice(0, on),
        group: Number(rest[on + 1]),
        end: end === "low" || end === "high" ? end : "",
      };
    }
    case "discard":
      return { verb, text, card: rest[0] ?? "" };
    case "skip":
      return { verb, text, target: rest[0] === undefined ? null : Number(rest[0]) };
    case "roll":
      return { verb, text, dice: rest.map(Number) };
    default:
      return null;
  }
}

export function movesFromTexts(texts: readonly string[]): Move[] {
  return texts.map(moveFromText).filter((move) => move !== null);
}

type Of<Verb extends Move["verb"]> = Verb extends Plain ? { verb: Plain; text: string } : Extract<Move, { verb: Verb }>;

/** The moves of one kind. */
export function only<Verb extends Move["verb"]>(moves: readonly Move[], verb: Verb): Of<Verb>[] {
  return moves.filter((move) => move.verb === verb) as Of<Verb>[];
}

/** Whether two lists hold the same cards in any order. */
export function sameCards(one: readonly string[], two: readonly string[]): boolean {
  return one.length === two.length && [...one].sort().join() === [...two].sort().join();
}
