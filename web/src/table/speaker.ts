import { groupName } from "../logic/groups";
import type { Speaker } from "../logic/journal";
import { meldFromText } from "../logic/moves";
import type { Conversation } from "../stores/conversation.svelte";
import type { Rulebook } from "../stores/rulebook.svelte";
import { cardText, listing, t } from "../stores/texts.svelte";

/** What a group is called. */
export function groupText(shape: string, size: number): string {
  const { id, values, colour } = groupName(shape, size);
  return t(id, { ...values, colour: colour === "none" ? "none" : t(`terms-colour-${colour}`) });
}

/** The one who tells a person at this table what happens. */
export function speakerFor({ table, seat }: Conversation, rulebook: Rulebook): Speaker {
  return speakerOf(table?.seats.map((one) => one.name) ?? [], seat, rulebook);
}

/** The one who tells what happens among players with these names, to one of them or to somebody else. */
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
