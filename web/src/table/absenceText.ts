import { absenceOf } from "../logic/absence";
import type { SeatInfo } from "../messages";
import { t } from "../stores/texts.svelte";

/** A word about somebody who does not play at the moment: away, not looking, or played by a bot; else nothing. */
export function absenceText(seat: SeatInfo): string {
  const absence = absenceOf(seat, false);
  if (absence === "bot") return t("page-seat-bot");
  if (absence === "asleep") return t("page-seat-asleep");
  return absence ? t("page-seat-away") : "";
}
