import { beforeAll, describe, expect, it, vi } from "vitest";
import { type Told, tell } from "../logic/journal";
import games from "../logic/told_games.json";
import type { Rulebook } from "../stores/rulebook.svelte";
import { speak } from "../stores/texts.svelte";
import { speakerOf } from "./speaker";

describe("recorded games", () => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await speak("en");
    return () => vi.unstubAllGlobals();
  });

  it.each(games)("are told as the program tells them, to $names.0 of $names", ({ names, told }) => {
    const speaker = speakerOf(names, 0, { colours: [] as readonly string[] } as Rulebook);
    for (const { events, sentences } of told) expect(tell(events as Told[], speaker)).toEqual(sentences);
  });
});
