import { load } from "../stores/saved";

/**
 * How long a button that has just appeared, or means something else than before, takes no touch and no key, in
 * milliseconds: a finger that is on its way to something else does nothing by mistake. Tests store a shorter time.
 */
export const SETTLE = load("settle", 500);

/** As far apart as two touches of the same finger may be, in pixels. */
const SAME_PLACE = 40;

export interface Settled {
  /** What the button does; empty if it does nothing, and then it may say why at any time. */
  meaning: string;
  /** Whether the person's own choice made it appear: then only a second touch in the same place is a mistake. */
  own?: boolean;
}

interface Touch {
  x: number;
  y: number;
}

let last: Touch | null = null;
let previous: Touch | null = null;
if (typeof window !== "undefined")
  window.addEventListener(
    "pointerdown",
    (event) => {
      previous = last;
      last = { x: event.clientX, y: event.clientY };
    },
    true,
  );

/** Whether something that appeared at this time can be used by now. */
export function settled(appeared: number): boolean {
  return performance.now() - appeared >= SETTLE;
}

/** Lets a button ignore touches and keys for a moment whenever it appears or changes its meaning. */
export function settle(button: EventTarget, now: Settled): { update(next: Settled): void; destroy(): void } {
  let appeared = performance.now();

  function ignore(event: Event): void {
    if (settled(appeared) || !now.meaning || (now.own && !isSecondTouch(event as MouseEvent))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  button.addEventListener("click", ignore, { capture: true });
  return {
    update(next) {
      if (next.meaning !== now.meaning) appeared = performance.now();
      now = next;
    },
    destroy: () => button.removeEventListener("click", ignore, { capture: true }),
  };
}

/** Whether the same finger has just touched the same place. Keys have no place. */
function isSecondTouch(event: MouseEvent): boolean {
  if (!event.detail || !previous) return false;
  return Math.hypot(event.clientX - previous.x, event.clientY - previous.y) < SAME_PLACE;
}

/** Lets a key do nothing if it is held down, or pressed again at once: by then it may mean something else. */
export class KeyPresses {
  #key = "";
  #time = -Infinity;

  /** Whether a key press is a new one. */
  isNew(event: Pick<KeyboardEvent, "key" | "repeat">): boolean {
    const again = event.repeat || (event.key === this.#key && !settled(this.#time));
    this.#key = event.key;
    this.#time = performance.now();
    return !again;
  }
}
