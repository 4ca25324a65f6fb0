// The texts of the page: `texts` finds the module of each language, such as `texts:en`. They come from the same Fluent
// files as those of the program: whole areas of the page and of the game, and of the terminal's areas the families that
// the page shares. Areas of a single screen stand apart, such as `texts:en/score`, and are loaded with it.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const LOCALE = fileURLToPath(new URL("../src/dizaine/locale", import.meta.url));
const AREAS = /^(page\w*|terms|refusals|dice)\.ftl$/;
const APART = ["judge", "match", "print", "replay", "review", "score"];
const SHARED = {
  "terminal.ftl": /^terminal-(you|you-do|did)$|^terminal-(did|news|group|hint)-/,
  "terminal_dice.ftl": /^terminal_dice-(did|news)-|^terminal_dice-hint-(keep|win|phase|give-up)$/,
};
const ENTRY = /^([a-z][\w-]*) *=.*(?:\n(?:[ \t].*)?)*/gm;

/** The messages of a language as one Fluent text, without comments; or those of one area that stands apart. */
export function catalogue(language, apart = "") {
  const folder = `${LOCALE}/${language}`;
  const parts = [];
  for (const file of readdirSync(folder).sort()) {
    const shared = SHARED[file];
    const own = APART.find((area) => file === `page_${area}.ftl`) ?? "";
    if (own !== apart || (!shared && !AREAS.test(file))) continue;
    for (const [entry, id] of readFileSync(`${folder}/${file}`, "utf-8").matchAll(ENTRY))
      if (!shared || shared.test(id)) parts.push(entry.trimEnd());
  }
  return parts.join("\n");
}

/** The module that loads a language when it is asked for; there is one for each folder. */
function sources() {
  const languages = readdirSync(LOCALE).sort();
  const all = (end) => `{${languages.map((one) => `"${one}": () => import("texts:${one}${end}")`).join(", ")}}`;
  const apart = APART.map((area) => `"${area}": ${all(`/${area}`)}`).join(", ");
  return `export const sources = ${all("")}; export const apart = {${apart}};`;
}

/** Serves `texts` and `texts:LANGUAGE` to the page. */
export function texts() {
  return {
    name: "texts",
    resolveId: (id) => (id === "texts" || id.startsWith("texts:") ? `\0${id}` : undefined),
    load(id) {
      if (id === "\0texts") return sources();
      if (!id.startsWith("\0texts:")) return undefined;
      const [language, area] = id.slice("\0texts:".length).split("/");
      for (const file of readdirSync(`${LOCALE}/${language}`)) this.addWatchFile(`${LOCALE}/${language}/${file}`);
      return `export default ${JSON.stringify(catalogue(language, area))};`;
    },
  };
}
