import { listing, t } from "../stores/texts.svelte";
import { left } from "./amounts";
import type { Entry, SheetView } from "./forms";

/** An entry in words, a line for each player: to compare two of them. */
export function entryLines(entry: Entry, { setup, status }: SheetView): string[] {
  const name = (seat: number): string => setup.names[seat] ?? "";
  if (entry.kind === "dice") {
    const what = entry.failed ? t("page_score-failed") : String(entry.points ?? entry.dice ?? "");
    return [t("page_score-line", { name: name(entry.seat), what })];
  }
  return entry.hands.map((hand) => {
    const points = left(hand, status.buttons);
    const parts = [
      hand.seat === entry.out ? t("page_scores-out") : "",
      hand.laid ? t("page_score-laid-phase", { phase: hand.laid }) : t("page_score-not-laid"),
      hand.seat === entry.out || status.places ? "" : t("page_table-points", { points: points ?? 0 }),
    ];
    return t("page_score-line", { name: name(hand.seat), what: listing(parts.filter(Boolean)) });
  });
}
