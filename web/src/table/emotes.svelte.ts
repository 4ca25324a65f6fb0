import { t } from "../stores/texts.svelte";

export const SIGNS: Record<string, string> = {
  clap: "👏",
  laugh: "😄",
  wow: "😮",
  think: "🤔",
  thanks: "🙏",
  hurry: "⏳",
  sorry: "😅",
  cry: "😢",
};
const SHOWN = 2600;

/** Emotes that are shown for a moment. */
export class Emotes {
  #shown = $state<Record<number, string>>({});

  show(seat: number, emote: string): void {
    const text = `${SIGNS[emote] ?? ""} ${t(`page_table-emote-${emote}`)}`;
    this.#shown[seat] = text;
    setTimeout(() => {
      if (this.#shown[seat] === text) delete this.#shown[seat];
    }, SHOWN);
  }

  of(seat: number): string {
    return this.#shown[seat] ?? "";
  }
}
