import { left } from "./amounts";
import type { Entry, Player, SheetView, Status } from "./forms";
import { type Known, type Waiting, entries, reachesBack } from "./queue";

/**
 * How a sheet stands with what the server has not seen yet: sums of points, and next phases from the server's own
 * `after`. It is a guess, and shown as one; who has won only the server says.
 */
export interface Standing {
  players: Player[];
  /** The number of the next entry, from 1. */
  round: number;
  dealer: number | null;
  turn: number | null;
  /** Whether everything is confirmed. */
  sure: boolean;
  known: Known[];
}

export function standing(view: SheetView, queue: readonly Waiting[]): Standing {
  const { status } = view;
  const known = entries(view, queue);
  const sure = known.every((one) => one.sure) && !reachesBack(queue);
  const now = { players: status.players, dealer: status.dealer, turn: status.turn };
  if (sure || status.set_aside) return { ...now, round: status.round, sure, known };
  let { players } = now;
  known.forEach(({ entry, sure: confirmed }, index) => {
    const before = view.entries[index];
    if (confirmed) return;
    players = added(players, entry, status);
    if (before) players = taken(players, before, status);
    else players = players.map((player) => moved(player, entry, status));
  });
  const ahead = known.length - view.entries.length;
  return {
    players,
    round: status.round + ahead,
    dealer: turned(status, status.dealer, ahead),
    turn: turned(status, status.turn, ahead),
    sure,
    known,
  };
}

function added(players: readonly Player[], entry: Entry, status: Status): Player[] {
  return players.map((player) => ({ ...player, points: player.points + pointsOf(entry, player.seat, status) }));
}

function taken(players: readonly Player[], entry: Entry, status: Status): Player[] {
  return players.map((player) => ({ ...player, points: player.points - pointsOf(entry, player.seat, status) }));
}

/** What an entry adds to a player's points, as far as it can be said without the server. */
function pointsOf(entry: Entry, seat: number, status: Status): number {
  if (status.places) return 0;
  if (entry.kind === "dice") return entry.seat === seat ? (entry.points ?? 0) : 0;
  const hand = entry.hands.find((one) => one.seat === seat);
  return hand ? (left(hand, status.buttons) ?? 0) : 0;
}

/** The player with the next phase: the first step is the server's, any further one follows the list of phases. */
function moved(player: Player, entry: Entry, status: Status): Player {
  const laid =
    entry.kind === "dice"
      ? entry.seat === player.seat && !entry.failed
        ? player.phase
        : 0
      : (entry.hands.find((one) => one.seat === player.seat)?.laid ?? 0);
  const done = laid ? [...player.done, laid] : player.done;
  if (status.free_order) {
    return { ...player, done, left_to_choose: player.left_to_choose.filter((one) => one !== laid) };
  }
  if (entry.kind === "dice" && entry.seat !== player.seat) return player;
  const first = status.players.find((one) => one.seat === player.seat)?.phase === player.phase;
  const after = first ? status.after.find((one) => one.seat === player.seat) : undefined;
  const numbers = status.phases.map((one) => one.number);
  const following = numbers[numbers.indexOf(player.phase) + 1] ?? 0;
  const phase = after
    ? laid
      ? after.laid
      : after.missed
    : laid || status.one_round_per_phase
      ? following
      : player.phase;
  return { ...player, done, phase, phase_words: status.phases.find((one) => one.number === phase)?.text ?? "" };
}

/** Whose turn to deal or to play it is some entries later, if everybody stays. */
function turned(status: Status, seat: number | null, ahead: number): number | null {
  const count = status.players.length;
  return seat === null ? null : (((seat + ahead) % count) + count) % count;
}
