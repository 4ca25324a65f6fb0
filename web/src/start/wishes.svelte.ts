import type { Editions, OpenTable } from "../messages";
import { settings } from "../stores/settings.svelte";
import { OPENINGS, type Who } from "./opening";

/** The settings for a new table. */
export class Wishes {
  who = $state<Who>("friends");
  /** The people on this device; the first is whoever holds it now. */
  names = $state<string[]>([settings.name, ""]);
  edition = $state("express");
  variants = $state<Record<string, string>>({});
  seats = $state(4);
  pace = $state<NonNullable<OpenTable["pace"]>>("off");
  bot = $state("");
  /** Whether the bots are to be about as strong as the person, instead of `bot`, where that can be. */
  matched = $state(false);
  rulebook = $state("");
  file = $state("");

  constructor(preset: string) {
    const opening = OPENINGS.get(preset);
    if (opening) {
      this.who = opening.who;
      this.edition = opening.edition;
      this.seats = opening.seats;
    } else if (preset) this.take(preset);
  }

  /** The edition with its variants, as the server reads it. */
  get text(): string {
    const variants = Object.entries(this.variants).map(([name, value]) => (value ? `+${name}=${value}` : `+${name}`));
    return this.edition + variants.join("");
  }

  /** Take over an edition with variants. */
  take(text: string): void {
    const [edition = "classic", ...variants] = text.split("+");
    this.rulebook = "";
    if (edition !== this.edition) this.bot = "";
    this.edition = edition;
    this.variants = Object.fromEntries(
      variants.map((variant) => [variant.split("=")[0] ?? "", variant.split("=")[1] ?? ""]),
    );
  }

  /** Choosing another edition resets the rules: those of a suggestion or of the previous edition do not apply. */
  choose(edition: string): void {
    if (edition !== this.edition) this.take(edition);
  }

  /** Remove the custom rulebook. */
  drop(): void {
    this.rulebook = "";
    this.file = "";
  }

  /** The people who share this device. */
  get people(): string[] {
    return this.who === "device" ? this.names : this.names.slice(0, 1);
  }

  /** How many people play; friends take all the seats. */
  get crowd(): number {
    return this.who === "friends" ? this.seats : this.people.length;
  }

  /** Whether nobody else has to join: every player is on this device or a bot. */
  get alone(): boolean {
    return this.who !== "friends" || this.seats === 1;
  }

  /** Choose who plays. A device is passed around among as many people as have names. */
  among(who: Who): void {
    this.who = who;
    if (who === "device") this.seats = this.names.length;
  }

  /** One player more: a person if the device is passed around. */
  add(): void {
    if (this.who === "device") this.names.push("");
    this.seats += 1;
  }

  /** One player fewer, the last one. */
  remove(): void {
    if (this.who === "device" && this.names.length === this.seats) this.names.pop();
    this.seats -= 1;
  }

  /** Keep to the numbers of players that a game allows. */
  fit(least: number, most: number): void {
    const people = this.who === "device" ? Math.max(2, least) : least;
    this.seats = Math.min(most, Math.max(people, this.seats));
    if (this.who !== "device") return;
    while (this.names.length > this.seats) this.names.pop();
  }

  /** The names of the bots, which get those that nobody else has. */
  botNames(games: Editions | null): string[] {
    const taken = this.people.map((name) => name.trim().toLowerCase());
    const free = (games?.bot_names ?? []).filter((name) => !taken.includes(name.toLowerCase()));
    return free.slice(0, this.seats - this.people.length);
  }

  table(): Omit<OpenTable, "name"> {
    const game = this.rulebook ? { rulebook: this.rulebook } : { edition: this.text };
    return { ...game, seats: this.seats, pace: this.pace, bot: this.bot as NonNullable<OpenTable["bot"]> };
  }
}
