/** Where a card lies on the screen: its centre, its own width, and how far it is turned. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  /** In degrees. */
  angle: number;
}

/** The height of a card of width 1. */
export const TALL = 1.4;

/** The spot of a card's picture. The browser gives the frame around a turned card; its width follows from that. */
export function spotOf(element: Element): Spot {
  return { ...uprightIn(element.getBoundingClientRect()), angle: angleOf(element) };
}

/** The middle of something that is no card, for a card of this width. */
export function middleOf(element: Element, width: number): Spot {
  const { x, y, width: wide, height } = element.getBoundingClientRect();
  return { x: x + wide / 2, y: y + height / 2, width: Math.min(width, wide, height), angle: 0 };
}

/** A turned card in its upright frame: with `c` and `s` for width × cosine and sine, the frame is c + 1.4 s wide and
 *  1.4 c + s high. */
export function uprightIn(frame: Pick<DOMRect, "x" | "y" | "width" | "height">): Omit<Spot, "angle"> {
  const s = (TALL * frame.width - frame.height) / (TALL * TALL - 1);
  const c = frame.width - TALL * s;
  return { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2, width: Math.hypot(c, s) };
}

function angleOf(element: Element): number {
  let angle = 0;
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
    const { transform, rotate } = getComputedStyle(one);
    angle += parseFloat(rotate) || 0;
    if (transform === "none") continue;
    const { a, b } = new DOMMatrixReadOnly(transform);
    angle += (Math.atan2(b, a) * 180) / Math.PI;
  }
  return angle;
}
