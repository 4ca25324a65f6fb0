import { mount, tick, unmount } from "svelte";
import Card from "../cards/Card.svelte";
import type { GameEvent } from "../messages";
import { moving } from "../stores/settings.svelte";

/**
 * Animations of cards from their old to their new places. The view is up to date at once; the animation only shows
 * what happened.
 */

const DURATION = 220;
const STAGGER = 35;

interface Flight {
  card: string;
  from: DOMRect;
  to: Element;
}

export class Flights {
  #places = new Map<string, DOMRect>();
  #hand = new Map<string, DOMRect>();

  constructor(
    private readonly seat: () => number,
    private readonly colours: () => readonly string[],
  ) {}

  /** Record the positions of all cards before a change. */
  measure(): void {
    this.#places.clear();
    this.#hand.clear();
    if (!moving()) return;
    for (const element of document.querySelectorAll<HTMLElement>("[data-place]"))
      this.#places.set(element.dataset.place ?? "", element.getBoundingClientRect());
    for (const element of document.querySelectorAll<HTMLElement>("[data-key]"))
      this.#hand.set(element.dataset.key ?? "", element.getBoundingClientRect());
  }

  /** Animate the cards of these events after a change. */
  async fly(events: readonly GameEvent[]): Promise<void> {
    if (!this.#places.size || document.hidden) return;
    await tick();
    const fresh = [...document.querySelectorAll<HTMLElement>("[data-key]")].filter(
      (element) => !this.#hand.has(element.dataset.key ?? ""),
    );
    events
      .flatMap((event) => this.#flights(event, fresh))
      .forEach((flight, index) => this.#launch(flight, index * STAGGER));
  }

  #flights(event: GameEvent, fresh: HTMLElement[]): Flight[] {
    switch (event.event) {
      case "HandDealt":
        return event.seat === this.seat() ? fresh.splice(0).flatMap((to) => this.#flight("?", "draw", to)) : [];
      case "CardDrawn":
        return this.#flight(event.card, "draw", this.#arrival(event.seat, fresh));
      case "CardTaken":
      case "Knocked":
        return this.#flight(event.card, "discard", this.#arrival(event.seat, fresh));
      case "CardDiscarded":
        return this.#flight(event.card, this.#source(event.seat, event.card), place("discard"));
      case "SkipPlayed":
        return this.#flight(
          "S",
          this.#source(event.seat, "S"),
          place(event.on_pile ? "discard" : `seat-${event.target}`),
        );
      case "GroupHit":
        return event.cards.flatMap((card) =>
          this.#flight(card, this.#source(event.seat, card), place(`group-${event.group}`)),
        );
      case "PhaseLaid":
        return event.melds.flatMap((meld, index) => {
          const cards = meld.split("=")[1]?.trim().split(/\s+/) ?? [];
          return cards.flatMap((card) =>
            this.#flight(card, this.#source(event.seat, card), place(`group-${event.first_group + index}`)),
          );
        });
      default:
        return [];
    }
  }

  #arrival(seat: number, fresh: HTMLElement[]): Element | null {
    return seat === this.seat() ? (fresh.shift() ?? place("hand")) : place(`seat-${seat}`);
  }

  /** Where a card of a seat was: in the person's own hand, the card itself. */
  #source(seat: number, card: string): DOMRect | string {
    if (seat !== this.seat()) return `seat-${seat}`;
    const [key] = [...this.#hand.keys()].filter((one) => one.startsWith(`${card}.`)).reverse();
    const found = key === undefined ? undefined : this.#hand.get(key);
    if (key !== undefined) this.#hand.delete(key);
    return found ?? "hand";
  }

  #flight(card: string, from: DOMRect | string, to: Element | null): Flight[] {
    const rect = typeof from === "string" ? this.#places.get(from) : from;
    return rect && to ? [{ card, from: rect, to }] : [];
  }

  #launch({ card, from, to }: Flight, delay: number): void {
    const end = to.getBoundingClientRect();
    const width = Math.min(72, Math.max(40, Math.min(from.width, end.width)));
    const height = width * 1.4;
    const holder = document.createElement("div");
    Object.assign(holder.style, {
      position: "fixed",
      zIndex: "50",
      left: "0",
      top: "0",
      width: `${width}px`,
      pointerEvents: "none",
    });
    document.body.append(holder);
    const picture = mount(Card, { target: holder, props: { card, colours: this.colours() } });
    const at = (rect: DOMRect): string =>
      `translate(${rect.x + rect.width / 2 - width / 2}px, ${rect.y + rect.height / 2 - height / 2}px)`;
    const options = { duration: DURATION, delay, easing: "cubic-bezier(.3,.7,.3,1)", fill: "both" } as const;
    if (to.matches("[data-key]"))
      to.animate([{ opacity: 0 }, { opacity: 0 }], { duration: DURATION, delay, fill: "backwards" });
    const flight = holder.animate([{ transform: at(from) }, { transform: at(end) }], options);
    const land = (): void => {
      void unmount(picture);
      holder.remove();
    };
    flight.onfinish = land;
    flight.oncancel = land;
  }
}

function place(name: string): Element | null {
  return document.querySelector(`[data-place="${name}"]`);
}
