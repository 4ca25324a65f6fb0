import { mount, unmount } from "svelte";
import Card from "../cards/Card.svelte";
import { type Course, way } from "./motion";
import { type Spot, TALL } from "./spot";

/** One card on its way. */
export interface Flight extends Course {
  card: string;
  from: Spot;
  to: Spot;
  delay: number;
  /** Where the card lies already: hidden until the flight ends, so that no card is seen twice. */
  target?: Element | null;
  /** Whether its back shows first. */
  turns?: boolean;
  /** Whether it disappears at its end, in somebody's hand. */
  fades?: boolean;
}

/**
 * The layer above everything in which cards fly. It takes no touch, and what it shows is over at once when something
 * new happens.
 */
export class Layer {
  #element: HTMLElement | null = null;
  #pictures = new Map<string, SVGElement>();
  #ends = new Set<() => void>();

  constructor(private readonly colours: () => readonly string[]) {}

  /** Finish everything that moves. */
  finish(): void {
    for (const end of [...this.#ends]) end();
    this.#pictures.clear(); // the deck may look different next time
  }

  launch(flight: Flight): void {
    const drawn = Math.max(flight.from.width, flight.to.width);
    const holder = document.createElement("div");
    holder.className = "flying";
    style(holder, { width: `${drawn}px`, height: `${drawn * TALL}px`, position: "absolute", willChange: "transform" });
    const front = this.#picture(flight.card);
    holder.append(front);
    const timing: KeyframeAnimationOptions = {
      duration: flight.duration,
      delay: flight.delay,
      easing: flight.easing,
      fill: "both",
    };
    const animations: Animation[] = [];
    const show = (element: Element, frames: Keyframe[], more: KeyframeAnimationOptions = {}): void => {
      animations.push(element.animate(frames, { ...timing, ...more }));
    };
    if (flight.turns && flight.card !== "?") {
      const back = this.#picture("?");
      style(back, { position: "absolute", left: "0", top: "0" });
      holder.append(back);
      for (const [face, from, to] of [
        [front, -180, 0],
        [back, 0, 180],
      ] as const) {
        style(face, { backfaceVisibility: "hidden" });
        show(face, [{ transform: `rotateY(${from}deg)` }, { transform: `rotateY(${to}deg)` }]);
      }
    }
    if (flight.fades)
      show(holder, [{ opacity: 1 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }], { easing: "linear" });
    if (flight.delay)
      show(holder, [{ opacity: 0 }, { opacity: 0 }], { delay: 0, duration: flight.delay, fill: "none" });
    const hidden = flight.target?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1, fill: "both" });
    const move = holder.animate(way(flight.from, flight.to, drawn, flight), timing);
    this.#over().append(holder);
    this.#until(move, () => {
      for (const animation of animations) animation.cancel();
      holder.remove();
      hidden?.cancel();
    });
  }

  /** Move something where it lies, and come back to rest. */
  sway(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    const move = element.animate(frames, { composite: "add", ...timing });
    this.#until(move, () => move.cancel());
  }

  /** Something that lights up for a moment; the look is a class of the page. */
  shine(look: "lamp" | "rim", over: Element | null, duration: number, delay = 0): void {
    if (look === "rim" && !over) return;
    const light = document.createElement("div");
    light.className = look;
    if (over) {
      const { x, y, width, height } = over.getBoundingClientRect();
      style(light, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    }
    this.#over().append(light);
    const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }];
    this.#until(light.animate(frames, { duration, delay, fill: "both" }), () => light.remove());
  }

  #until(animation: Animation, undo: () => void): void {
    const end = (): void => {
      if (!this.#ends.delete(end)) return;
      animation.cancel();
      undo();
      if (!this.#ends.size) {
        this.#element?.remove();
        this.#element = null;
      }
    };
    this.#ends.add(end);
    animation.onfinish = end;
    animation.oncancel = end;
  }

  #over(): HTMLElement {
    if (!this.#element) {
      this.#element = document.createElement("div");
      this.#element.className = "flights";
      this.#element.setAttribute("aria-hidden", "true");
      document.body.append(this.#element);
    }
    return this.#element;
  }

  /** A picture of a card; drawn once, copied often. */
  #picture(card: string): SVGElement {
    let drawn = this.#pictures.get(card);
    if (!drawn) {
      const holder = document.createElement("div");
      const component = mount(Card, { target: holder, props: { card, colours: this.colours() } });
      drawn = holder.querySelector("svg")?.cloneNode(true) as SVGElement;
      void unmount(component);
      this.#pictures.set(card, drawn);
    }
    return drawn.cloneNode(true) as SVGElement;
  }
}

function style(element: HTMLElement | SVGElement, values: Partial<CSSStyleDeclaration>): void {
  Object.assign(element.style, values);
}
