import { dieFace } from "../logic/dice";
import { t } from "../stores/texts.svelte";

/** What a person calls what a die shows. */
export function dieText(die: string): string {
  const { colour, number } = dieFace(die);
  return number ? t(`terms-card-${colour}`, { number }) : t("page_dice-wild", { colour: t(`terms-colour-${colour}`) });
}
