import { groupName } from "../logic/groups";
import type { Speaker } from "../logic/journal";
import { meldFromText } from "../logic/moves";
import type { Conversation } from "../stores/conversation.svelte";
import type { Rulebook } from "../stores/rulebook.svelte";
import { cardText, listing, t } from "../stores/texts.svelte";

/** The name of a group. */
export function groupText(shape: string, size: number): string {
  const { id, values, colour } = groupName(shape, size);
  return t(id, { ...values, colour: colour === "none" ? "none" : t(`terms-colour-${colour}`) });
}

/** The words for a person at this table. */
export function speakerFor({ table, seat }: Conversation, rulebook: Rulebook): Speaker {
  return speakerOf(table?.seats.map((one) => one.name) ?? [], seat, rulebook);
}

/** The words for events among players with these names, for one of them or for a spectator. */
export function speakerOf(names: readonly string[], own: number, rulebook: Rulebook): Speaker {
  return {
    text: t,
    cards: (list) => list.map((card) => cardText(card, rulebook.colours)).join(", "),
    list: listing,
    name: (seat) => (seat === own ? t("terminal-you") : (names[seat] ?? "")),
    subject: (seat) => (seat === own ? t("terminal-you-do") : (names[seat] ?? "")),
    who: (seat) => (seat === own ? "you" : "other"),
    meld: (text) => {
      const meld = meldFromText(text);
      return groupText(meld.shape, meld.cards.length);
    },
    group: groupText,
  };
}
