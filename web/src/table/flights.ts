import { tick } from "svelte";
import type { GameEvent } from "../messages";
import { forget, freshDeal, whenLow } from "../moments/board";
import { type Flight, Layer } from "../moments/layer";
import { COURSES, type Course, dealTimes, turnTimes } from "../moments/motion";
import { middleOf, type Spot, spotOf } from "../moments/spot";
import { moving } from "../stores/settings.svelte";

/**
 * Cards on their way from their old to their new places. The view is up to date at once; the motion only shows what
 * happened, and the next event ends it. Places are found by `data-place`, own cards by `data-key`, and the cards
 * in a place by `data-card`.
 */

/** How wide a card is at somebody's seat, and how far the neighbours of a new card give way. */
const AT_SEAT = 30;
const GIVE_WAY = 6;
/** No more cards than this fly in one deal. */
const DEALT = 32;

type Way = Pick<Flight, "card" | "from" | "to" | "target" | "turns" | "fades">;
/** What one event shows: cards on their ways, and what else moves when they arrive. */
interface Moment {
  course: Course;
  ways: Way[];
  landed?: (delay: number) => void;
}

export class Flights {
  #layer: Layer;
  #places = new Map<string, Spot>();
  #groups = new Map<string, string[]>();
  #own = new Map<string, Spot & { tray: boolean }>();

  constructor(
    private readonly seat: () => number,
    colours: () => readonly string[],
  ) {
    this.#layer = new Layer(colours);
    void tick().then(() => this.#deal(freshDeal()));
  }

  /** Record where all cards are before a change. What still moves is over. */
  measure(): void {
    this.#layer.finish();
    forget();
    this.#places.clear();
    this.#groups.clear();
    this.#own.clear();
    if (!moving()) return;
    for (const element of document.querySelectorAll<HTMLElement>("[data-place]")) {
      const name = element.dataset.place ?? "";
      const top = cardsIn(element).at(-1);
      this.#places.set(name, top ? spotOf(top) : middleOf(element, AT_SEAT));
      if (name.startsWith("group-")) this.#groups.set(name, cardsIn(element).map(codeOf));
    }
    for (const element of ownCards())
      this.#own.set(keyOf(element), { ...spotOf(pictureOf(element)), tray: isInTray(element) });
  }

  /** Show what these events have changed. */
  async fly(events: readonly GameEvent[]): Promise<void> {
    freshDeal(); // told here already
    if (!moving() || document.hidden) return;
    await tick();
    const end = events.findLastIndex((event) => event.event === "RoundEnded");
    const since = events.slice(end + 1); // the table of the last round is gone
    if (since.some((event) => event.event === "HandDealt")) return whenLow(() => this.#deal(since));
    if (!this.#places.size) return;
    this.#settleOwn(since);
    const moments = since.flatMap((event) => this.#moment(event) ?? []);
    const starts = turnTimes(moments.map((moment) => moment.course.duration));
    moments.forEach(({ course, ways, landed }, index) => {
      const delay = starts[index] ?? 0;
      for (const one of ways) this.#layer.launch({ ...course, ...one, delay });
      landed?.(delay);
    });
  }

  /** Show how own cards find their places after a change that the person made, such as a card set into the tray. */
  async shift(change: () => void): Promise<void> {
    this.measure();
    change();
    if (!moving()) return;
    await tick();
    this.#settleOwn([]);
  }

  #moment(event: GameEvent): Moment | undefined {
    switch (event.event) {
      case "CardDrawn":
        return { course: COURSES.draw, ways: this.#toHand(event.seat, event.card, "draw", !event.public) };
      case "CardTaken":
      case "Knocked":
        return { course: COURSES.take, ways: this.#toHand(event.seat, event.card, "discard", false) };
      case "CardDiscarded":
        return { course: COURSES.discard, ways: this.#toPile(event.seat, event.card) };
      case "SkipPlayed":
        return event.on_pile
          ? { course: COURSES.discard, ways: this.#toPile(event.seat, "S") }
          : { course: COURSES.skip, ways: this.#toSeat(event.seat, "S", event.target) };
      case "GroupHit":
        return this.#hit(event.seat, event.cards, `group-${event.group}`);
      case "PhaseLaid":
        return {
          course: COURSES.lay,
          ways: event.melds.flatMap((meld, index) => {
            const cards = meld.split("=")[1]?.trim().split(/\s+/) ?? [];
            const laid = cardsIn(place(`group-${event.first_group + index}`));
            return this.#onto(event.seat, cards, laid);
          }),
        };
      case "PlaceWon":
        return { course: COURSES.skip, ways: [], landed: (delay) => this.#goOut(event.seat, delay) };
      case "TurnStarted":
        if (event.seat === this.seat()) this.#layer.shine("rim", place("tray"), 400);
        return undefined;
      default:
        return undefined;
    }
  }

  #toHand(seat: number, card: string, from: string, turns: boolean): Way[] {
    const start = this.#places.get(from);
    if (!start) return [];
    if (seat !== this.seat()) return this.#intoSeat(card, start, seat);
    const fresh = ownCards().filter((one) => !this.#own.has(keyOf(one)));
    const to = fresh.find((one) => keyOf(one).startsWith(`${card}.`)) ?? fresh[0];
    return to ? [{ card, from: start, to: spotOf(pictureOf(to)), target: pictureOf(to), turns }] : [];
  }

  #toPile(seat: number, card: string): Way[] {
    const pile = cardsIn(place("discard"));
    return this.#way(card, this.#source(seat, card), pile.findLast((one) => codeOf(one) === card) ?? pile.at(-1));
  }

  #toSeat(seat: number, card: string, target: number): Way[] {
    const from = this.#source(seat, card);
    return from ? this.#intoSeat(card, from, target) : [];
  }

  #intoSeat(card: string, from: Spot, seat: number): Way[] {
    const chair = place(`seat-${seat}`);
    const to = chair?.querySelector(".disc") ?? chair;
    return to ? [{ card, from, to: middleOf(to, AT_SEAT), fades: true }] : [];
  }

  #hit(seat: number, cards: readonly string[], group: string): Moment {
    const now = cardsIn(place(group));
    const before = [...(this.#groups.get(group) ?? [])];
    const fresh = now.filter((one) => {
      const known = codeOf(one) === before[0]; // the other cards keep their order
      if (known) before.shift();
      return !known;
    });
    const first = now.findIndex((one) => fresh.includes(one));
    const neighbours = now.filter((one) => !fresh.includes(one));
    return {
      course: COURSES.hit,
      ways: this.#onto(seat, cards, fresh),
      landed: (delay) => {
        for (const one of neighbours) {
          const away = now.indexOf(one) > first ? GIVE_WAY : -GIVE_WAY;
          const sway = [{}, { transform: `translateX(${away}px)`, offset: 0.6 }, {}];
          this.#layer.sway(one, sway, { duration: COURSES.hit.duration + 120, delay });
        }
      },
    };
  }

  /** Cards of a seat onto pictures of the same cards. */
  #onto(seat: number, cards: readonly string[], pictures: readonly SVGElement[]): Way[] {
    const left = [...pictures];
    return cards.flatMap((card) => {
      const at = left.findIndex((one) => codeOf(one) === card);
      return this.#way(card, this.#source(seat, card), left.splice(Math.max(at, 0), 1)[0]);
    });
  }

  #goOut(seat: number, delay: number): void {
    this.#layer.shine("lamp", null, 600, delay);
    const chair = place(`seat-${seat}`);
    const hop = [{}, { transform: "translateY(-10px)", offset: 0.4 }, {}];
    if (chair) this.#layer.sway(chair, hop, { duration: 400, delay, easing: "ease-out" });
  }

  /** Own cards that lie somewhere else now slide there: the hand closes a gap, a card settles in the tray. */
  #settleOwn(events: readonly GameEvent[]): void {
    const busy = events.some((event) => event.event === "PhaseLaid");
    for (const element of ownCards()) {
      const before = this.#own.get(keyOf(element));
      const now = spotOf(pictureOf(element));
      if (!before || Math.hypot(before.x - now.x, before.y - now.y) < 3) continue;
      if (before.tray !== isInTray(element) && !busy) {
        const card = codeOf(pictureOf(element));
        this.#layer.launch({ ...COURSES.fill, card, from: before, to: now, delay: 0, target: pictureOf(element) });
      } else {
        const move = `translate(${before.x - now.x}px,${before.y - now.y}px) scale(${before.width / now.width})`;
        const from = { transform: move };
        this.#layer.sway(element, [from, { transform: "none" }], { duration: 180, easing: COURSES.deal.easing });
      }
    }
  }

  /** Cards to all seats in turn; one's own turn over. */
  #deal(events: readonly GameEvent[]): void {
    const pile = cardsIn(place("draw")).at(-1);
    if (!moving() || document.hidden || !pile) return;
    const hands = events.flatMap((event) => (event.event === "HandDealt" ? [event] : []));
    const from = spotOf(pile);
    const own = ownCards();
    const others = hands.filter((hand) => hand.seat !== this.seat() || !own.length);
    const each = Math.floor((DEALT - own.length) / Math.max(1, others.length));
    const rounds = Math.max(own.length, 0, ...others.map((hand) => Math.min(each, hand.cards.length)));
    const ways: Way[] = [];
    for (let index = 0; index < rounds; index += 1) {
      for (const { seat, cards } of others)
        if (index < Math.min(each, cards.length)) ways.push(...this.#intoSeat("?", from, seat));
      const mine = own[index];
      const picture = mine && pictureOf(mine);
      if (picture && hands.length)
        ways.push({ card: codeOf(picture), from, to: spotOf(picture), target: picture, turns: true });
    }
    const times = dealTimes(ways.length);
    ways.forEach((one, index) => this.#layer.launch({ ...COURSES.deal, ...one, delay: times[index] ?? 0 }));
  }

  /** Where a card of a seat was: one's own card itself, else the seat. */
  #source(seat: number, card: string): Spot | undefined {
    if (seat !== this.seat()) return this.#places.get(`seat-${seat}`);
    const key = [...this.#own.keys()].findLast((one) => one.startsWith(`${card}.`));
    const found = key === undefined ? undefined : this.#own.get(key);
    if (key !== undefined) this.#own.delete(key);
    return found ?? this.#places.get("hand");
  }

  #way(card: string, from: Spot | undefined, target: Element | undefined): Way[] {
    return from && target ? [{ card, from, to: spotOf(target), target }] : [];
  }
}

function place(name: string): Element | null {
  return document.querySelector(`[data-place="${name}"]`);
}

function cardsIn(element: Element | null): SVGElement[] {
  return element ? [...element.querySelectorAll<SVGElement>("svg[data-card]")] : [];
}

function ownCards(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-key]")];
}

function keyOf(element: HTMLElement): string {
  return element.dataset.key ?? "";
}

function isInTray(element: Element): boolean {
  return !!element.closest('[data-place="tray"]');
}

function pictureOf(element: Element): Element {
  return element.querySelector("svg[data-card]") ?? element;
}

function codeOf(element: Element): string {
  return (element as SVGElement).dataset.card ?? "?";
}
