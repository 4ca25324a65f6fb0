import { pyramid } from "../logic/pyramid";
import type { Placed } from "../logic/scores";
import { emblem } from "../parts/emblems";

/** The end of a game as a picture, drawn here and shared by the device, or saved where it cannot share. */
export interface Result {
  rows: readonly (Placed & { name: string; note: string })[];
  title: string;
  facts: string;
  best: string;
  /** How many phases the game has. */
  total: number;
  game: string;
}

const WIDTH = 1080;
const ROW = 112;
const TOP = 700;
const FONT = '"Plain zero", "Atkinson Hyperlegible", system-ui, sans-serif';
const NAME = "dizaine.png";
/** The card is paper in every light. */
const PAPER = "#fffdf8";
const INK = "#1d2827";
const FAINT = "#4a5752";
const LINE = "#e0d4bd";
const GREEN = "#12564f";

export async function sharePicture(result: Result): Promise<void> {
  const canvas = await draw(result);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) return;
  const file = new File([blob], NAME, { type: "image/png" });
  if (typeof navigator.canShare === "function" && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: result.title });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return; // the person changed their mind
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The picture: the summit above, the ranking below on a card. */
export async function draw({ rows, title, facts, best, total, game }: Result): Promise<HTMLCanvasElement> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = TOP + 190 + rows.length * ROW + (best ? 130 : 20);
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  const css = getComputedStyle(document.documentElement);
  const colour = (name: string): string => css.getPropertyValue(`--${name}`).trim();

  const light = pen.createRadialGradient(WIDTH / 2, 260, 80, WIDTH / 2, 260, canvas.height);
  light.addColorStop(0, colour("cloth-lit"));
  light.addColorStop(0.5, colour("cloth"));
  light.addColorStop(1, colour("cloth-edge"));
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, canvas.height);
  pen.fillStyle = "#f3c66326";
  for (let ray = 0; ray < 15; ray += 1) {
    const at = (ray / 15) * 2 * Math.PI;
    pen.beginPath();
    pen.moveTo(WIDTH / 2, 170);
    pen.arc(WIDTH / 2, 170, 900, at, at + 0.14);
    pen.fill();
  }

  const words = (text: string, x: number, y: number, size: number, ink: string, bold = true): void => {
    pen.font = `${bold ? 700 : 400} ${size}px ${FONT}`;
    pen.fillStyle = ink;
    pen.fillText(text, x, y);
  };
  /** A disc, lit from above. */
  const disc = (x: number, y: number, radius: number, fill: string, rim: string): void => {
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.fillStyle = fill;
    pen.fill();
    pen.lineWidth = radius * 0.09;
    pen.strokeStyle = rim;
    pen.stroke();
  };
  const person = (row: Result["rows"][number], x: number, y: number, radius: number): void => {
    disc(x, y, radius, colour(`person-${row.seat % 6}`), colour("card-edge"));
    pen.save();
    pen.translate(x - radius * 0.86, y - radius * 0.86);
    pen.scale(radius * 0.0172, radius * 0.0172);
    emblem(row.seat).forEach((layer, index) => {
      pen.fillStyle = index % 2 ? "#2b1b11" : "#fff4e0";
      pen.fill(new Path2D(layer));
    });
    pen.restore();
  };
  const mountain = (x: number, y: number, step: number, done: number, gold: string, plain: string): void => {
    const { width, height, dots } = pyramid(total);
    dots.forEach((dot, index) => {
      const [left, top] = [x + (dot.x - width / 2) * step, y + (dot.y - height) * step * 0.86];
      disc(left, top, step * 0.4, index < done ? gold : plain, index < done ? "#b57a1f" : plain);
      pen.textAlign = "center";
      if (step > 40)
        words(`${index + 1}`, left, top + step * 0.12, step * 0.34, index < done ? "#2a1904" : colour("on-cloth"));
    });
  };

  const winners = rows.filter((row) => row.winner);
  const heroes = winners.length ? winners : rows.slice(0, 1);
  mountain(WIDTH / 2, 470, 104, heroes[0]?.phases ?? 0, colour("brass"), "#00000040");
  const high = 470 - pyramid(total).height * 104 * 0.86 + 40;
  heroes.forEach((row, index) => person(row, WIDTH / 2 + (index - (heroes.length - 1) / 2) * 150, high, 78));
  pen.textAlign = "center";
  words(title, WIDTH / 2, 570, title.length > 22 ? 58 : 84, colour("on-cloth"));
  words(facts, WIDTH / 2, 632, 38, colour("on-cloth-2"), false);

  const [left, right] = [70, WIDTH - 70];
  pen.fillStyle = PAPER;
  pen.beginPath();
  pen.roundRect(left, TOP, right - left, canvas.height - TOP - 60, 36);
  pen.fill();
  pen.setLineDash([16, 12]);
  pen.lineWidth = 4;
  pen.strokeStyle = "#a9b5ae";
  pen.beginPath();
  pen.roundRect(left + 20, TOP + 20, right - left - 40, canvas.height - TOP - 100, 24);
  pen.stroke();
  pen.setLineDash([]);

  pen.textAlign = "left";
  words("Dizaine", left + 60, TOP + 88, 46, GREEN);
  pen.textAlign = "right";
  words(game, right - 60, TOP + 88, 34, FAINT, false);
  rows.forEach((row, index) => {
    const middle = TOP + 120 + index * ROW + ROW / 2;
    pen.fillStyle = LINE;
    pen.fillRect(left + 60, middle - ROW / 2, right - left - 120, 2);
    pen.textAlign = "left";
    words(`${row.place}`, left + 60, middle + 16, 44, INK);
    person(row, left + 150, middle, 38);
    pen.textAlign = "left";
    words(fitted(pen, row.name, 360), left + 210, middle + 15, 44, INK);
    mountain(right - 330, middle + 38, 24, row.phases, row.winner ? "#c58519" : GREEN, LINE);
    pen.textAlign = "right";
    words(row.note, right - 60, middle + 14, 38, FAINT, false);
  });
  if (best) {
    pen.textAlign = "left";
    lines(pen, best, right - left - 120).forEach((line, index) =>
      words(line, left + 60, TOP + 170 + rows.length * ROW + index * 44, 34, FAINT, false),
    );
  }
  return canvas;
}

/** A name as far as it fits. */
function fitted(pen: CanvasRenderingContext2D, text: string, width: number): string {
  pen.font = `700 44px ${FONT}`;
  let shown = text;
  while (shown.length > 1 && pen.measureText(shown).width > width) shown = shown.slice(0, -2).trimEnd() + "…";
  return shown;
}

function lines(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  pen.font = `400 34px ${FONT}`;
  const found = [""];
  for (const word of text.split(" ")) {
    const longer = `${found.at(-1) ?? ""} ${word}`.trim();
    if (pen.measureText(longer).width <= width) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found.slice(0, 2);
}
