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
export function speakerFor(conversation: Conversation, rulebook: Rulebook): Speaker {
  const cards = (list: readonly string[]): string => list.map((card) => cardText(card, rulebook.colours)).join(", ");
  const plain = (seat: number): string => conversation.table?.seats[seat]?.name ?? "";
  return {
    text: t,
    cards,
    list: listing,
    name: (seat) => (seat === conversation.seat ? t("terminal-you") : plain(seat)),
    subject: (seat) => (seat === conversation.seat ? t("terminal-you-do") : plain(seat)),
    who: (seat) => (seat === conversation.seat ? "you" : "other"),
    meld: (text) => {
      const meld = meldFromText(text);
      return groupText(meld.shape, meld.cards.length);
    },
    group: groupText,
  };
}
