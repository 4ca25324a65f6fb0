import { describe, expect, it } from "vitest";
import { type PrintWish, areTooMuch, printAddress, usualPaper } from "./address";

const wish: PrintWish = {
  kind: "sheet",
  game: "classic+knock",
  code: "",
  language: "de",
  paper: "a4",
  colour: "grey",
  names: " Ann, ,Bob & Co ,",
  backs: true,
};

describe("the address of a print", () => {
  it("names the game with its variants, and the people", () => {
    expect(printAddress(wish)).toBe(
      "/api/1/print/sheet?game=classic%2Bknock&lang=de&paper=a4&colour=grey&names=Ann%2CBob+%26+Co",
    );
  });

  it("leaves the game to the table that plays it", () => {
    const address = printAddress({ ...wish, code: "KWTFM" });
    expect(address).toMatch(/^\/api\/1\/tables\/KWTFM\/print\/sheet\?lang=de/);
    expect(address).not.toContain("game");
  });

  it("asks for backs where there are cards, and for names where they can stand", () => {
    expect(printAddress({ ...wish, kind: "deck" })).toContain("backs=1");
    expect(printAddress({ ...wish, kind: "deck" })).not.toContain("names");
    expect(printAddress({ ...wish, names: " , " })).not.toContain("names");
  });
});

it("knows which names are too much", () => {
  expect(areTooMuch("a,b,c,d,e,f,")).toBe(false);
  expect(areTooMuch("a,b,c,d,e,f,g")).toBe(true);
  expect(areTooMuch(`Ann,${"x".repeat(21)}`)).toBe(true);
});

it("takes the paper of the country", () => {
  expect(["en-US", "fr-CA", "en-GB", "de", "fr"].map(usualPaper)).toEqual(["letter", "letter", "a4", "a4", "a4"]);
});
