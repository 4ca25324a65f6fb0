/**
 * How strong somebody is, by the results of games against bots, on the scale of the bots' ratings: 400 points more mean
 * ten wins to one.
 */

/** The ratings of bots in one edition, by name. */
export type Ratings = Readonly<Record<string, number>>;

/** A finished game of one person against bots. */
export interface BotGame {
  edition: string;
  bots: readonly string[];
  won: boolean;
}

/** Before any game: as if somebody had won so many games against the bot at 0, and lost as many. */
const PRIOR = 2;
/** From coarse to fine: first from -1000 to 1000. */
const STEPS = [100, 10, 1];

/** The chance to win of one player among others. */
export function expectedShare(own: number, others: readonly number[]): number {
  return 1 / (1 + others.reduce((sum, other) => sum + 10 ** ((other - own) / 400), 0));
}

/**
 * A rating in one edition as it is in another. Where luck counts for more, everybody is closer together, so it keeps its
 * place between the bots.
 */
export function across(rating: number, from: Ratings, to: Ratings): number {
  const bots = Object.keys(from).filter((bot) => bot in to);
  const steps = bots.map((bot) => [from[bot] ?? 0, to[bot] ?? 0] as const).sort(([one], [other]) => one - other);
  const next = steps.findIndex(([at]) => at >= rating);
  const above = steps[next];
  const below = next < 0 ? steps.at(-1) : steps[next - 1];
  if (above && below) return below[1] + ((rating - below[0]) * (above[1] - below[1])) / (above[0] - below[0]);
  const end = above ?? below ?? [0, 0];
  return rating - end[0] + end[1];
}

/** The most likely rating after some games, as it is in the first of the editions. */
export function estimate(games: readonly BotGame[], editions: ReadonlyMap<string, Ratings>): number {
  const [home = {}] = editions.values();
  const played = [...editions].map(([edition, ratings]) => ({
    ratings,
    games: games
      .filter((game) => game.edition === edition)
      .map(({ bots, won }) => ({ others: bots.map((bot) => ratings[bot] ?? 0), won })),
  }));

  /** How well a rating explains the results, as the logarithm of their probability. */
  function likely(rating: number): number {
    const even = expectedShare(rating, [0]);
    let sum = PRIOR * Math.log(even * (1 - even));
    for (const one of played) {
      const own = across(rating, home, one.ratings);
      for (const { others, won } of one.games) {
        const share = expectedShare(own, others);
        sum += Math.log(won ? share : 1 - share);
      }
    }
    return sum;
  }

  let best = 0;
  for (const step of STEPS) {
    const around = best;
    const tried = Array.from({ length: 21 }, (_, at) => around + (at - 10) * step);
    const values = tried.map(likely);
    best = tried[values.indexOf(Math.max(...values))] ?? 0;
  }
  return best;
}

/**
 * So many bots that somebody of a rating wins as often as each of them, as nearly as possible: the next weaker bot, the
 * next stronger one, or some of each. The strongest come first.
 */
export function company(rating: number, ratings: Ratings, count: number): string[] {
  const bots = Object.entries(ratings).sort(([, one], [, other]) => one - other);
  const next = bots.findIndex(([, strength]) => strength > rating);
  const weaker = bots.at(next < 0 ? -1 : Math.max(0, next - 1));
  const stronger = bots.at(next);
  if (!weaker || !stronger) return [];
  const mixes = Array.from({ length: count + 1 }, (_, few) =>
    Array.from({ length: count }, (_, seat) => (seat < few ? stronger : weaker)),
  );
  const off = mixes.map((mix) =>
    Math.abs(
      expectedShare(
        rating,
        mix.map(([, strength]) => strength),
      ) -
        1 / (count + 1),
    ),
  );
  return (mixes[off.indexOf(Math.min(...off))] ?? []).map(([bot]) => bot);
}
