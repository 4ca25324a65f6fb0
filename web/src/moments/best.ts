import type { Scores } from "../messages";

/** The best moment of a game, as far as its scores tell it. */
export interface Best {
  seat: number;
  round: number;
  /** What it left the others with, or brought: points, or cards where points do not count. */
  what: "points" | "cards" | "made";
  amount: number;
}

/**
 * Where few points are good: going out while the others hold the most. Where many are good: the round that brought
 * the most. Of several, the first. Null if there was nothing of the kind.
 */
export function bestMoment({ rounds }: Scores, good: "few" | "many", points: boolean): Best | null {
  const moments = rounds.flatMap(({ round, winner, scores }): Best[] => {
    if (good === "many") return scores.map((one) => ({ seat: one.seat, round, what: "made", amount: one.points }));
    const others = scores.filter((one) => one.seat !== winner);
    const amount = others.reduce((sum, one) => sum + (points ? one.points : one.cards.length), 0);
    return winner >= 0 ? [{ seat: winner, round, what: points ? "points" : "cards", amount }] : [];
  });
  const most = Math.max(1, ...moments.map((one) => one.amount));
  return moments.find((one) => one.amount === most) ?? null;
}
