/**
 * The check of fair deals, exactly as in docs/fair-deals.md: secrets against commitments, and cards and dice against
 * secrets. It reads the record of a finished game and needs no rule of the game.
 */

// The hash comes from a library: browsers offer theirs only in secure contexts, not over plain http.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, createView, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export interface Secret {
  seed: string;
  /** As written in the record. */
  commitment: string;
  entropy: string[];
}

export interface FairRound {
  round: number;
  commitment: string;
  /** Whether the secret matches the commitment. */
  kept: boolean;
  /** What this page saw before the round: the same commitment, another one, or none because it was not open. */
  shown: "same" | "other" | "unknown";
  /** Deals, lots, shuffles and throws that were compared, and how many of them follow from the secret. */
  chances: number;
  fair: number;
}

export interface Verdict {
  fair: boolean;
  rounds: FairRound[];
}

interface Book {
  material?: { colours: string[]; numbers: number; copies: number; wilds: number; skips: number };
  dice?: Record<string, { faces: (number | string)[]; colours: string[] }>;
}

const LETTERS = "rygbo";

/** An endless stream of 32-bit numbers for one purpose. */
function* stream(key: Uint8Array, label: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const digest = createView(hmac(sha256, key, utf8ToBytes(`${label}\n${block}`)));
    for (let place = 0; place < 32; place += 4) yield digest.getUint32(place);
  }
}

/** A number below a bound, each equally likely. */
function below(numbers: Generator<number, never>, bound: number): number {
  const limit = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const number = numbers.next().value;
    if (number < limit) return number % bound;
  }
}

export function commitment(table: string, round: number, seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`dizaine fair deal 1\n${table}\n${round}\n${seed}\n`)));
}

/** An invalid seed gives no fair deal. */
export function roundKey(secret: Secret): Uint8Array {
  const seed = /^([0-9a-f]{2})*$/i.test(secret.seed) ? hexToBytes(secret.seed) : new Uint8Array();
  return hmac(sha256, seed, utf8ToBytes(["entropy", ...secret.entropy].join("\n")));
}

function rank(card: string): number {
  if (card === "W") return 1000;
  if (card === "S") return 1001;
  return LETTERS.indexOf(card[0] ?? "") * 100 + Number(card.slice(1));
}

/** Cards in the order that follows from a key. */
export function shuffled(key: Uint8Array, label: string, cards: readonly string[]): string[] {
  const pile = [...cards].sort((one, two) => rank(one) - rank(two));
  const numbers = stream(key, label);
  for (let last = pile.length - 1; last > 0; last--) {
    const other = below(numbers, last + 1);
    [pile[last], pile[other]] = [pile[other] ?? "", pile[last] ?? ""];
  }
  return pile;
}

export function deckOf(book: Book): string[] {
  const material = book.material;
  if (!material) return [];
  const deck: string[] = [];
  for (const colour of material.colours)
    for (let number = 1; number <= material.numbers; number++)
      for (let copy = 0; copy < material.copies; copy++) deck.push(`${colour[0]}${number}`);
  return [...deck, ...Array<string>(material.wilds).fill("W"), ...Array<string>(material.skips).fill("S")];
}

/** The dice of a book, each with its faces. */
export function diceOf(book: Book): string[][] {
  return Object.values(book.dice ?? {}).flatMap(({ faces, colours }) =>
    colours.map((row) => faces.map((face, place) => `${(row[place] ?? "").toLowerCase()}${face}`)),
  );
}

export class GameRecord {
  readonly table: string = "";
  readonly secrets = new Map<number, Secret>();
  readonly players: number = 0;
  readonly book: Book = {};
  readonly lines: string[] = [];

  constructor(text: string) {
    for (const line of text.split(/\r?\n/)) {
      const [word = "", ...rest] = line.split(" ");
      if (word === "#") this.#remark(rest);
      else if (word === "rulebook") this.book = JSON.parse(rest.join(" ")) as Book;
      else if (word === "players") this.players = Number(rest[0]);
      else if (line && word !== "dizaine" && word !== "seed") this.lines.push(line);
      if (word === "#" && rest[0] === "fair") this.table = rest[1] ?? "";
    }
  }

  #remark([kind, number = "", ...rest]: string[]): void {
    const round = Number(number);
    if (kind === "secret")
      this.secrets.set(round, {
        seed: rest[0] ?? "",
        commitment: rest[1] ?? "",
        entropy: this.secrets.get(round)?.entropy ?? [],
      });
    else if (kind === "entropy") this.secrets.get(round)?.entropy.push(rest.join(" "));
  }
}

/** The lines of chance in a record: their rounds, and what they should have been. */
function* chances(record: GameRecord, throwRounds: readonly number[]): Generator<{ round: number; fair: boolean }> {
  const counts = new Map<string, number>();
  const keys = new Map([...record.secrets].map(([round, secret]) => [round, roundKey(secret)]));
  const dice = diceOf(record.book);
  const deck = deckOf(record.book).sort((one, two) => rank(one) - rank(two));
  let round = 1;
  let before = "";
  for (const line of record.lines) {
    const [word = "", ...words] = line.split(" ");
    const number = (counts.get(word) ?? 0) + 1;
    counts.set(word, number);
    const label = `${word} ${number}`;
    const told = words.join(" ");
    if (word === "deal") round = number;
    if (word === "dice") round = throwRounds[number - 1] ?? round;
    const key = keys.get(word === "lot" || word === "order" ? 1 : round) ?? new Uint8Array();
    if (word === "lot") yield { round: 1, fair: below(stream(key, label), record.players) === Number(told) };
    else if (word === "deal") yield { round, fair: shuffled(key, label, deck).join(" ") === told };
    else if (word === "shuffle") yield { round, fair: shuffled(key, label, words).join(" ") === told };
    else if (word === "order")
      yield {
        round: 1,
        fair:
          fallen(
            key,
            label,
            words.map(() => dice[0] ?? []),
          ) === told,
      };
    else if (word === "dice") yield { round, fair: fallen(key, label, thrownDice(before, dice)) === told };
    before = line;
  }
}

/** The faces of thrown dice. */
function fallen(key: Uint8Array, label: string, dice: readonly (readonly string[])[]): string {
  const numbers = stream(key, label);
  return dice.map((die) => die[below(numbers, die.length)] ?? "").join(" ");
}

/** The dice of a throw: those that the move before it names, or all of them. */
function thrownDice(before: string, dice: readonly string[][]): string[][] {
  const [, verb, ...named] = before.split(" ");
  return verb === "roll" ? named.map((die) => dice[Number(die) - 1] ?? []) : [...dice];
}

/** Check a complete record. `shown` are the commitments that this page saw before the rounds; `throwRounds` are the
 *  rounds of the throws of a dice game. */
export function verify(
  text: string,
  shown: Readonly<Record<string, string>>,
  throwRounds: readonly number[] = [],
): Verdict {
  const record = new GameRecord(text);
  const found = [...chances(record, throwRounds)];
  const rounds = [...record.secrets].map(([round, secret]) => {
    const own = found.filter((chance) => chance.round === round);
    const promised = shown[String(round)];
    return {
      round,
      commitment: secret.commitment,
      kept: commitment(record.table, round, secret.seed) === secret.commitment,
      shown: promised === undefined ? "unknown" : promised === secret.commitment ? "same" : "other",
      chances: own.length,
      fair: own.filter((chance) => chance.fair).length,
    } as const;
  });
  const complete = found.every((chance) => record.secrets.has(chance.round)) && found.length > 0;
  const good = rounds.every((one) => one.kept && one.shown !== "other" && one.fair === one.chances && one.chances > 0);
  return { fair: complete && good, rounds };
}
