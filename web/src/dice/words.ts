import { dieFace } from "../logic/dice";
import { t } from "../stores/texts.svelte";

/** The name of a die's face. */
export function dieText(die: string): string {
  const { colour, number } = dieFace(die);
  return number ? t(`terms-card-${colour}`, { number }) : t("page_dice-wild", { colour: t(`terms-colour-${colour}`) });
}
