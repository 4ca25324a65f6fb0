import type { CardRound, Hand, Player, SheetView, Status } from "./forms";

/** A small sheet for tests: four people, four phases, values of cards as a server would send them. */

const PHASES = [1, 2, 3, 4].map((number) => ({ number, text: `phase ${number}` }));

export function player(seat: number, about: Partial<Player> = {}): Player {
  const name = ["Ann", "Ben", "Cas", "Dee"][seat] ?? "";
  return {
    seat,
    name,
    phase: 1,
    phase_words: "phase 1",
    done: [],
    left_to_choose: [],
    points: 0,
    place: 1,
    won_place: 0,
    active: true,
    winner: false,
    failures: 0,
    bonuses: [],
    pad: [],
    witness: "",
    ...about,
  };
}

export function status(about: Partial<Status> = {}): Status {
  const players = [0, 1, 2, 3].map((seat) => player(seat));
  return {
    kind: "cards",
    title: "Classic",
    round: 1,
    stage: "playing",
    dealer: 3,
    turn: null,
    last_run: false,
    players,
    rows: [],
    set_aside: null,
    winners: [],
    wants_order: false,
    wants_witness: [],
    buttons: [
      { card: "7", label: "7", points: 5, copies: 8 },
      { card: "12", label: "12", points: 10, copies: 8 },
      { card: "W", label: "wild", points: 25, copies: 8 },
    ],
    faces: [],
    phases: PHASES,
    after: players.map(({ seat }) => ({ seat, laid: 2, missed: 1 })),
    places: false,
    one_round_per_phase: false,
    free_order: false,
    ...about,
  };
}

export function view(about: Partial<SheetView> = {}): SheetView {
  return {
    code: "ABCDE",
    revision: 1,
    setup: { rulebook: "classic", names: ["Ann", "Ben", "Cas", "Dee"] },
    entries: [],
    status: status(),
    allow_hands: false,
    hands: [],
    log: [],
    conflicts: [],
    updated: "2026-01-01T20:00:00Z",
    ...about,
  };
}

/** A round that Ann ends; the others have these points left, and those in `laid` have laid phase 1. */
export function round(points: readonly number[], laid: readonly number[] = [0]): CardRound {
  const hands = points.map((left, seat): Hand => {
    const hand: Hand = laid.includes(seat) ? { seat, laid: 1 } : { seat };
    return seat ? { ...hand, points: left } : hand;
  });
  return { kind: "cards", out: 0, hands };
}
