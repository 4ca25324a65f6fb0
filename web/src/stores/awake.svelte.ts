/** Keeps the screen on while it is wanted, where the browser allows that: only on secure pages. */
export function keepAwake(wanted: () => boolean): void {
  $effect(() => {
    if (!wanted() || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;

    async function ask(): Promise<void> {
      if (document.visibilityState === "hidden" || (lock && !lock.released)) return; // browsers take it from hidden pages
      try {
        lock = await navigator.wakeLock.request("screen");
        if (over) await lock.release();
      } catch {
        // the battery is low, or the person does not want it
      }
    }

    void ask();
    const onchange = (): void => void ask();
    document.addEventListener("visibilitychange", onchange);
    return () => {
      over = true;
      document.removeEventListener("visibilitychange", onchange);
      void lock?.release();
    };
  });
}
