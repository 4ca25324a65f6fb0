import { absenceOf } from "../logic/absence";
import type { SeatInfo } from "../messages";
import { capital, knows, t } from "../stores/texts.svelte";

/** Who or what is on a seat, in a few words: here, away, or which bot. */
export function seatNote(seat: SeatInfo): string {
  if (seat.kind === "open") return t("page_menu-seat-open");
  if (seat.kind === "bot") {
    const id = `page-bot-${seat.bot}`;
    return knows(id) ? t("page_menu-seat-bot", { strength: t(id) }) : capital(t("page-seat-bot"));
  }
  const absence = absenceOf(seat, false);
  const text =
    absence === "bot"
      ? t("page_table-host-restore-note", { name: seat.name })
      : absence === "asleep"
        ? t("page-seat-asleep")
        : absence
          ? t("page-seat-away")
          : t("page-seat-here");
  return capital(seat.host ? `${text}, ${t("page-seat-host")}` : text);
}
