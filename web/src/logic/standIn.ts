import type { GameEvent } from "../messages";

const MOST = 60;

/** Collects what a bot does for the person on this device while the page is open, from the first move to the return. */
export class StandIn {
  #events: readonly GameEvent[] | null = null;
  #told = "";

  /** Listen to an update; returns what the bot has done if the person has just come back. */
  hear(events: readonly GameEvent[], seat: number): readonly GameEvent[] {
    let done: readonly GameEvent[] = [];
    for (const event of events) {
      if (!("seat" in event) || event.seat !== seat) continue;
      if (event.event === "StoodIn") this.#events = [];
      else if (event.event === "Returned") {
        done = this.#events ?? [];
        this.#events = null;
      } else if (this.#events) this.#events = [...this.#events, event].slice(-MOST);
    }
    return done;
  }

  /** Whether this has not been told before. */
  isNews(events: readonly GameEvent[]): boolean {
    const text = JSON.stringify(events);
    const news = text !== this.#told;
    this.#told = text;
    return news;
  }
}
