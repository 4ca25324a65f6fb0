import { settings } from "../stores/settings.svelte";
import { sound } from "../stores/sounds";
import { t } from "../stores/texts.svelte";

/** Alerts a person who has to move: in the title, by a sound, by vibration. */
export function callWhenAsked(asked: () => boolean, title: () => string): void {
  let before = false;
  $effect(() => {
    const now = asked();
    document.title = now ? t("page_table-title-turn", { title: title() }) : title();
    if (now && !before) {
      sound("turn");
      const touched = navigator.userActivation?.hasBeenActive ?? true; // else browsers refuse and log an error
      if (settings.vibration && touched && "vibrate" in navigator) navigator.vibrate(90);
    }
    before = now;
  });
}
