import { untrack } from "svelte";
import { moving } from "../stores/settings.svelte";

const SLIDE = 260;
const TUMBLE = 520;

/**
 * Dice that change their place slide to the new one, and dice that were rolled tumble into theirs. What is shown is true
 * at once. Must be called while a component is set up.
 */
export function sliding(
  root: () => HTMLElement | undefined,
  dice: () => unknown,
  fallen: () => readonly number[],
): void {
  let before = new Map<string, DOMRect>();
  let last: readonly number[] = [];
  $effect.pre(() => {
    dice();
    untrack(() => (before = places(root())));
  });
  $effect(() => {
    dice();
    const rolled = fallen();
    untrack(() => {
      const fresh = rolled === last ? [] : rolled;
      last = rolled;
      if (moving()) for (const die of found(root())) move(die, before.get(die.dataset.die ?? ""), fresh);
    });
  });
}

function found(root: HTMLElement | undefined): HTMLElement[] {
  return root ? [...root.querySelectorAll<HTMLElement>("[data-die]")] : [];
}

function places(root: HTMLElement | undefined): Map<string, DOMRect> {
  return new Map(found(root).map((die) => [die.dataset.die ?? "", die.getBoundingClientRect()]));
}

function move(die: HTMLElement, from: DOMRect | undefined, fallen: readonly number[]): void {
  const to = die.getBoundingClientRect();
  const number = Number(die.dataset.die);
  const tumbles = fallen.includes(number);
  const x = from ? from.x + from.width / 2 - to.x - to.width / 2 : 0;
  const y = from ? from.y + from.height / 2 - to.y - to.height / 2 : 0;
  const size = from && to.width ? from.width / to.width : 1;
  if (!tumbles && Math.abs(x) + Math.abs(y) < 2) return;
  const start = `translate(${x}px, ${y}px) scale(${size})`;
  const turns = number % 2 ? 1 : -1;
  die.animate(
    tumbles
      ? [
          { transform: `${start} rotate(${turns * 360}deg)` },
          { transform: `translate(${x / 3}px, ${y / 3 - 34}px) scale(1.12) rotate(${turns * 120}deg)`, offset: 0.5 },
          { transform: "none" },
        ]
      : [{ transform: start }, { transform: "none" }],
    {
      duration: tumbles ? TUMBLE : SLIDE,
      delay: tumbles ? (number * 23) % 90 : 0,
      easing: "cubic-bezier(.2,.8,.2,1)",
      fill: "backwards",
    },
  );
}
