/** A card that follows the finger or the mouse, and the place it is over. */

const THRESHOLD = 9;
/** The most that a card tilts when it is moved quickly, in degrees. */
const TILT = 8;

export interface Dragged {
  key: string;
  card: string;
  x: number;
  y: number;
  width: number;
  /** How far it leans into its movement, in degrees. */
  tilt: number;
}

export class Drag {
  current = $state<Dragged | null>(null);
  over = $state("");
  #ended = 0;

  constructor(
    private readonly onbegin: (key: string) => void,
    private readonly ondrop: (key: string, place: string) => void,
  ) {}

  /** Whether a drag has just ended: the click that follows it must be ignored. */
  get justEnded(): boolean {
    return performance.now() - this.#ended < 80;
  }

  /** A finger or button went down on a card. */
  begin(event: PointerEvent, key: string, card: string): void {
    if (event.button !== 0) return;
    const element = event.currentTarget as HTMLElement;
    const { width } = element.getBoundingClientRect();
    const from = { x: event.clientX, y: event.clientY };
    const move = (moved: PointerEvent): void => {
      if (moved.pointerId !== event.pointerId) return;
      const far = Math.hypot(moved.clientX - from.x, moved.clientY - from.y) > THRESHOLD;
      if (!this.current && far) this.onbegin(key);
      if (!this.current && !far) return;
      const speed = moved.clientX - (this.current?.x ?? moved.clientX);
      const tilt = 0.7 * (this.current?.tilt ?? 0) + 0.3 * Math.max(-TILT, Math.min(TILT, speed));
      this.current = { key, card, x: moved.clientX, y: moved.clientY, width, tilt };
      this.over = placeAt(moved.clientX, moved.clientY);
    };
    const end = (ended: PointerEvent): void => {
      if (ended.pointerId !== event.pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      const dragged = this.current !== null;
      const place = this.over;
      this.current = null;
      this.over = "";
      if (!dragged) return;
      this.#ended = performance.now();
      if (ended.type === "pointerup" && place) this.ondrop(key, place);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }
}

function placeAt(x: number, y: number): string {
  const found = document
    .elementsFromPoint(x, y)
    .find((element) => element instanceof HTMLElement && element.dataset.drop);
  return found instanceof HTMLElement ? (found.dataset.drop ?? "") : "";
}
