import rated from "../../../src/dizaine/players/ratings.json";
import { type BotGame, type Ratings, across, company, estimate } from "../logic/strength";
import type { EditionInfo } from "../messages";

/** How strong the bots are in each edition, as the program has measured it. */
export const RATINGS: ReadonlyMap<string, Ratings> = new Map(
  Object.entries(rated).map(([edition, { ratings }]) => [edition, ratings]),
);
/** From so many games on it can be said how strong somebody is. */
const ENOUGH = 3;

/** Bots that are about as strong as the person. */
export interface Match {
  bots: string[];
  /** How many games that is known from. */
  games: number;
}

/** Some bots as strong as a person with such results; null if too little is known about the person or the bots. */
export function matching(
  games: readonly BotGame[],
  editions: ReadonlyMap<string, Ratings>,
  edition: Pick<EditionInfo, "id" | "bots">,
  count: number,
): Match | null {
  const known = games.filter((game) => {
    const ratings = editions.get(game.edition);
    return ratings && game.bots.length > 0 && game.bots.every((bot) => bot in ratings);
  });
  const ratings = editions.get(edition.id);
  const [home] = editions.values();
  if (known.length < ENOUGH || count < 1 || !ratings || !home) return null;
  const rating = across(estimate(known, editions), home, ratings);
  const offered = Object.entries(ratings).filter(([bot]) => edition.bots.includes(bot));
  return { bots: company(rating, Object.fromEntries(offered), count), games: known.length };
}
