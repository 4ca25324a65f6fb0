/** The animals of the seats, in a square of 100: what is light, what is dark on it, and so on in turn. */

const circle = (x: number, y: number, r: number): string => ellipse(x, y, r, r);

function ellipse(x: number, y: number, a: number, b: number): string {
  return `M${x - a} ${y}a${a} ${b} 0 1 0 ${2 * a} 0a${a} ${b} 0 1 0 ${-2 * a} 0z`;
}

const SMILE = "h2v6q5 4 10-1l1.5 2q-6 6-12.5 2q-6.5 4-12.5-2l1.5-2q5 5 10 1z";

const FOX = [
  "M17 24Q30 26 38 36Q50 31 62 36Q70 26 83 24Q88 44 80 57Q70 74 50 86Q30 74 20 57Q12 44 17 24Z",
  `M30 47q7 1 12 8q-9 3-12-8zM70 47q-7 1-12 8q9 3 12-8z${ellipse(50, 79, 7, 5.5)}` +
    "M24 31q6 2 9 7q-6 3-8 9q-3-8-1-16zM76 31q-6 2-9 7q6 3 8 9q3-8 1-16z",
];
const OWL = [
  "M20 22Q30 28 50 28Q70 28 80 22Q86 38 83 55Q80 84 50 86Q20 84 17 55Q14 38 20 22Z",
  `${circle(35, 50, 13.5)}${circle(65, 50, 13.5)}M50 58l6 7l-6 10l-6-10z`,
  circle(35, 50, 9) + circle(65, 50, 9),
  circle(36, 50, 5) + circle(64, 50, 5),
];
const CAT = [
  "M22 20Q32 25 39 34Q50 31 61 34Q68 25 78 20Q84 36 82 56Q79 83 50 84Q21 83 18 56Q16 36 22 20Z",
  `${ellipse(35, 54, 5, 7)}${ellipse(65, 54, 5, 7)}M44 65h12l-6 7zM49 69${SMILE}` +
    "M8 60l14 4l-.5 2l-14-3zM9 72l13-2l.4 2l-13 3zM92 60l-14 4l.5 2l14-3zM91 72l-13-2l-.4 2l13 3z",
];
const BEAR = [
  circle(25, 29, 13) + circle(75, 29, 13) + ellipse(50, 55, 35, 32),
  `${circle(25, 29, 6.5)}${circle(75, 29, 6.5)}${circle(36, 48, 4.6)}${circle(64, 48, 4.6)}` +
    `${ellipse(50, 62, 8, 6)}M49 66${SMILE}`,
];
const HARE = [
  ellipse(35, 26, 10, 24) + ellipse(65, 26, 10, 24) + ellipse(50, 62, 28, 26),
  `${ellipse(35, 26, 4.5, 16)}${ellipse(65, 26, 4.5, 16)}${circle(39, 57, 4.6)}${circle(61, 57, 4.6)}` +
    `M45 66h10l-5 6zM49 70${SMILE}`,
];
const FROG = [
  circle(30, 32, 15) + circle(70, 32, 15) + ellipse(50, 59, 38, 27),
  `${circle(30, 32, 8.5)}${circle(70, 32, 8.5)}${circle(45, 53, 2)}${circle(55, 53, 2)}` +
    "M24 62Q50 82 76 62l2.5 3Q50 90 21.5 65z",
  circle(32.5, 29.5, 2.8) + circle(72.5, 29.5, 2.8),
];

const EMBLEMS = [FOX, OWL, CAT, BEAR, HARE, FROG];

/** The layers of a seat's animal. */
export function emblem(seat: number): readonly string[] {
  return EMBLEMS[seat % EMBLEMS.length] ?? FOX;
}
