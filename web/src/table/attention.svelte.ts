import { onDestroy } from "svelte";
import type { GameEvent, GameView } from "../messages";
import type { Conversation } from "../stores/conversation.svelte";
import { buzz, mark, notify } from "../stores/notices";
import { recall, remember } from "../stores/session";
import { sound } from "../stores/sounds";
import { t } from "../stores/texts.svelte";

/** What a person is called for: their turn, or a discard that they may claim. */
export type Call = "turn" | "claim" | "";

/**
 * Calls a person who may act: in the title and on the symbol of the page; and once for each turn by a sound, by
 * vibration and, if the page is in the background, by a notification. A turn that was called for is noted, so that
 * neither a new connection nor a reload calls again.
 */
export function callWhenAsked(conversation: Conversation, view: () => GameView, title: () => string): void {
  const { code, seat } = conversation;
  const noted = `called.${code}.${seat}`;
  let turns = $state(0);
  let notice: (() => void) | null = null;
  const close = (): void => {
    notice?.();
    notice = null;
  };

  $effect(() => {
    void turns;
    const now = callFor(view(), seat);
    document.title = now ? t(`page_alerts-title-${now}`, { title: title() }) : title();
    mark(now !== "");
    if (!now) close();
    if (now === recall(noted)) return;
    remember(noted, now);
    if (!now) return;
    sound("bell");
    buzz();
    close();
    if (document.visibilityState === "hidden") notice = notify(title(), t(`page_alerts-call-${now}`), code);
  });

  const seen = (): void => {
    if (document.visibilityState !== "hidden") close();
  };
  const deaf = conversation.listen({
    after: (events) => {
      if (!isAnotherTurn(events, seat)) return;
      remember(noted, "");
      turns += 1;
    },
  });
  document.addEventListener("visibilitychange", seen);
  onDestroy(() => {
    document.removeEventListener("visibilitychange", seen);
    deaf();
    mark(false);
    close();
  });
}

/** What a seat is called for, with cards or dice. A spectator is never called. */
export function callFor(view: GameView, seat: number): Call {
  if (seat < 0 || (view.asked !== seat && !view.moves.length)) return "";
  return view.stage === "knock" ? "claim" : "turn";
}

/** Whether a new turn of a seat has begun and not by its own move: whoever has just moved need not be called. */
export function isAnotherTurn(events: readonly GameEvent[], seat: number): boolean {
  const own = events.filter((event) => "seat" in event && event.seat === seat).map((event) => event.event);
  const starts = own.filter((event) => event === "TurnStarted" || event === "DiceTurnStarted");
  return starts.length > 0 && starts.length === own.length;
}
