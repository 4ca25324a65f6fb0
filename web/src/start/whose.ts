import type { TableNow } from "../messages";
import type { KnownTable } from "../stores/keyring.svelte";
import { t } from "../stores/texts.svelte";

/** Whose turn it is at a table of this device, in words. */
export function whose(info: TableNow, table: KnownTable): string {
  if (info.stage === "open") return t("page_alerts-whose-lobby");
  if (info.stage === "over" || info.asked < 0) return t("page_alerts-whose-over");
  const [own, another] = table.keys; // where a device is passed around, a name says more than "you"
  if (own?.seat === info.asked && !another) return t("page_alerts-whose-you");
  const id = info.waits_for === "knock" ? "page_alerts-whose-choosing" : "page_alerts-whose";
  return t(id, { name: info.seats[info.asked]?.name || t("page-guest") });
}

/** Whether somebody of this device is asked. */
export function isYours(info: TableNow | undefined, table: KnownTable): boolean {
  return !!info && info.stage !== "over" && table.keys.some((key) => key.seat === info.asked && key.seat >= 0);
}
