import type { OpenTable } from "../messages";
import { settings } from "../stores/settings.svelte";
import { OPENINGS } from "./opening";

/** The settings for a new table. */
export class Wishes {
  name = $state(settings.name);
  edition = $state("classic");
  variants = $state<Record<string, string>>({});
  seats = $state(4);
  pace = $state<NonNullable<OpenTable["pace"]>>("off");
  bot = $state("");
  rulebook = $state("");
  file = $state("");
  /** The other players on this device. */
  others = $state<string[]>([]);

  constructor(preset: string) {
    const opening = OPENINGS.get(preset);
    if (opening) {
      this.edition = opening.edition;
      this.seats = opening.seats;
      if (opening.pass) this.others = [""];
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
    this.edition = edition;
    this.rulebook = "";
    this.variants = Object.fromEntries(
      variants.map((variant) => [variant.split("=")[0] ?? "", variant.split("=")[1] ?? ""]),
    );
  }

  /** Choosing another edition resets the rules: those of a suggestion or of the previous edition do not apply. */
  choose(edition: string): void {
    if (edition === this.edition) return;
    this.edition = edition;
    this.variants = {};
    this.bot = "";
  }

  /** Remove the custom rulebook. */
  drop(): void {
    this.rulebook = "";
    this.file = "";
  }

  /** Whether nobody else has to join: every player is on this device or a bot. */
  get alone(): boolean {
    return this.seats === 1 || this.others.length > 0;
  }

  guests(): string[] {
    return this.others.map((name) => name.trim()).filter(Boolean);
  }

  table(): Omit<OpenTable, "name"> {
    const game = this.rulebook ? { rulebook: this.rulebook } : { edition: this.text };
    return { ...game, seats: this.seats, pace: this.pace, bot: this.bot as NonNullable<OpenTable["bot"]> };
  }
}
