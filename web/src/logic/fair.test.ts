import { bytesToHex } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import { GameRecord, commitment, deckOf, diceOf, roundKey, shuffled, verify } from "./fair";

// The example of docs/fair-deals.md.
const seed = "7c9e6679f4b1a5d2083e4c6b9f12d7a05e8b3c41d6f7029a8bc45d1e60f3a297";
const promise = "2330b2d567f499e3c09092230cf2e2e178fdfe61662a02b6bac0f04f5509b56c";
const deal =
  "r10 r4 r11 g4 b10 S y7 r1 b12 y10 b8 g12 g11 g10 y8 y2 g1 y6 g3 y5 b2 y12 r12 b11 y4 r5 r8 " +
  "g5 y3 r2 g7 W r9 S y1 b7 r7 y11 W b6 S g8 g9 W g6 b1 b3 b9 r6 b4 b5 y9 g2 r3";
const book = { material: { colours: ["blue", "green", "red", "yellow"], numbers: 12, copies: 1, wilds: 3, skips: 3 } };
const record = [
  "dizaine record 1",
  "# fair 0123456789abcdef",
  `# secret 1 ${seed} ${promise}`,
  "# entropy 1 0 hello",
  "# entropy 1 2 my dog is called Rex",
  `rulebook ${JSON.stringify(book)}`,
  "players 3",
  "lot 2",
  `deal ${deal}`,
  "2: draw",
  "",
].join("\n");

describe("the example of the documentation", () => {
  it("has the commitment that was shown", () => {
    expect(commitment("0123456789abcdef", 1, seed)).toBe(promise);
  });
  it("has the key of the round", () => {
    const secret = new GameRecord(record).secrets.get(1);
    expect(secret && bytesToHex(roundKey(secret))).toBe(
      "95448b9832dac38b66d9935e9e777743b2f44a4c353b4eafc30a7f469a5298a3",
    );
  });
  it("has the deal that follows", () => {
    const secret = new GameRecord(record).secrets.get(1);
    expect(secret && shuffled(roundKey(secret), "deal 1", deckOf(book)).join(" ")).toBe(deal);
  });
  it("is fair", () => {
    const verdict = verify(record, { "1": promise });
    expect(verdict).toEqual({
      fair: true,
      rounds: [{ round: 1, commitment: promise, kept: true, shown: "same", chances: 2, fair: 2 }],
    });
    expect(verify(record, {}).rounds[0]?.shown).toBe("unknown");
  });
});

describe("what is not fair", () => {
  it("is another card", () => {
    expect(verify(record.replace("deal r10 r4", "deal r4 r10"), {}).fair).toBe(false);
  });
  it("is another lot", () => {
    expect(verify(record.replace("lot 2", "lot 1"), {}).rounds[0]?.fair).toBe(1);
  });
  it("is another secret", () => {
    const verdict = verify(record.replace(seed, seed.replace("7c", "7d")), {});
    expect(verdict.rounds[0]?.kept).toBe(false);
    expect(verdict.fair).toBe(false);
  });
  it("is an invalid secret", () => {
    expect(verify(record.replace(seed, "my dog"), {}).fair).toBe(false);
    expect(verify(record.replace(seed, seed.slice(1)), {}).fair).toBe(false);
  });
  it("is another commitment than the one shown", () => {
    expect(verify(record, { "1": "0".repeat(64) })).toMatchObject({ fair: false, rounds: [{ shown: "other" }] });
  });
  it("is a word that nobody said", () => {
    expect(verify(record.replace("hello", "hallo"), {}).fair).toBe(false);
  });
  it("is a secret that is missing", () => {
    expect(verify(record.replace(/# secret.*\n/, ""), {}).fair).toBe(false);
  });
});

describe("dice", () => {
  it("are those of the book, face by face", () => {
    const dice = diceOf({
      dice: { high: { faces: [5, 6], colours: ["RO", "GB"] }, low: { faces: [1, "W"], colours: ["BG"] } },
    });
    expect(dice).toEqual([
      ["r5", "o6"],
      ["g5", "b6"],
      ["b1", "gW"],
    ]);
  });
});
