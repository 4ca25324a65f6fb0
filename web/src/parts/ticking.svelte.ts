/** How often a clock on the page is looked at, in milliseconds. */
const TICK = 250;

/** The milliseconds until a moment of `performance.now()`, as time goes by. Nothing ticks while the moment is 0. */
export function timeLeft(until: () => number): { readonly left: number; readonly seconds: number } {
  let now = $state(performance.now());
  $effect(() => {
    if (!until()) return;
    now = performance.now();
    const timer = setInterval(() => (now = performance.now()), TICK);
    return () => clearInterval(timer);
  });
  return {
    get left() {
      return Math.max(0, until() - now);
    },
    get seconds() {
      return Math.ceil(this.left / 1000);
    },
  };
}
