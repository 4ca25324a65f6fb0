import type { Sorting } from "../logic/cards";
import { LANGUAGES } from "../messages";
import { load, save } from "./saved";

export type Language = (typeof LANGUAGES)[number];

/** The person's settings, stored in this browser. */
export interface Liking {
  language: Language;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "off";
  sound: boolean;
  vibration: boolean;
  notifications: boolean;
  deck: "own" | "ordinary";
  sorting: Sorting;
  /** Whether cards that help stand in the tray by themselves. */
  fill: boolean;
  name: string;
}

function preferredLanguage(): Language {
  const wishes = typeof navigator === "undefined" ? [] : navigator.languages;
  for (const wish of wishes) {
    const language = LANGUAGES.find((one) => wish.toLowerCase().split("-")[0] === one);
    if (language) return language;
  }
  return "en";
}

const usual: Liking = {
  language: preferredLanguage(),
  theme: "auto",
  motion: "auto",
  sound: false,
  vibration: true,
  notifications: false,
  deck: "own",
  sorting: "phase",
  fill: true,
  name: "",
};

export const settings: Liking = $state({ ...usual, ...load<Partial<Liking>>("settings", {}) });

/** Change a setting and store it. */
export function set<Name extends keyof Liking>(name: Name, value: Liking[Name]): void {
  settings[name] = value;
  save("settings", $state.snapshot(settings));
}

/** Whether animations are on: not if the person has turned them off here or in the system. */
export function moving(): boolean {
  return settings.motion === "auto" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
