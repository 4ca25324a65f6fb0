import { groupName } from "../logic/groups";
import type { Speaker } from "../logic/journal";
import { meldFromText } from "../logic/moves";
import { RANKS, SUITS } from "../messages";
import type { Conversation } from "../stores/conversation.svelte";
import type { Rulebook } from "../stores/rulebook.svelte";
import { settings } from "../stores/settings.svelte";
import { cardText, listing, t } from "../stores/texts.svelte";

/** The name of a group, in the deck that the person has chosen: a set of twelves or of queens. */
export function groupText(shape: string, size: number, colours: readonly string[] = []): string {
  const { id, values, colour } = groupName(shape, size);
  const packs = settings.deck === "ordinary" && colours.length > 0;
  const suit = packs ? SUITS[colours.indexOf(colour)] : undefined;
  const named = suit ? t(`terms-suit-${suit}`) : colour === "none" ? "none" : t(`terms-colour-${colour}`);
  if (!packs) return t(id, { ...values, colour: named });
  const { number, low, high } = values;
  if (number !== undefined) {
    const rank = RANKS[Number(number) - 1] ?? "";
    return /^\d+$/.test(rank) ? t(id, values) : t(`page_table-set-${rank}`);
  }
  const ends = low === undefined ? {} : { low: ranked(low), high: ranked(high ?? 0) };
  return t(id, { ...values, ...ends, colour: named });
}

function ranked(number: string | number): string {
  const rank = RANKS[Number(number) - 1] ?? String(number);
  return /^\d+$/.test(rank) ? rank : t(`terms-rank-${rank}`);
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
      return groupText(meld.shape, meld.cards.length, rulebook.colours);
    },
    group: (shape, size) => groupText(shape, size, rulebook.colours),
  };
}
