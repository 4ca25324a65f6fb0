import { newId } from "../logic/identifiers";
import { load, save } from "../stores/saved";

/** A sheet that this device has opened; with `token` it may write on it. */
export interface KnownSheet {
  code: string;
  token: string;
  title: string;
  names: string[];
  over: boolean;
  used: number;
}

const MOST = 30;
const MOST_NAMES = 12;
let known = $state<KnownSheet[]>(load<KnownSheet[]>("sheets", []));
let evening = $state(load("evening", ""));

export const shelf = {
  /** The most recently used come first. */
  get sheets(): readonly KnownSheet[] {
    return known;
  },
  find(code: string): KnownSheet | undefined {
    return known.find((one) => one.code === code);
  },
  keep(code: string, about: Partial<KnownSheet>): void {
    const before = shelf.find(code);
    const next = {
      token: "",
      title: "",
      names: [],
      over: false,
      ...$state.snapshot(before),
      ...about,
      code,
      used: Date.now(),
    };
    known = [next, ...known.filter((one) => one.code !== code)].slice(0, MOST);
    save("sheets", $state.snapshot(known));
  },
  forget(code: string): void {
    known = known.filter((one) => one.code !== code);
    save("sheets", $state.snapshot(known));
    save(`sheet.${code}`, null);
    save(`draft.${code}`, null);
  },

  /** The secret of the family's history, which new sheets join. */
  get evening(): string {
    return evening;
  },
  set evening(secret: string) {
    evening = secret;
    save("evening", secret);
  },

  /** A short sign of this device, by which others tell its entries from theirs. */
  get sign(): string {
    const sign = load("device", "") || newId().slice(0, 6).toUpperCase();
    save("device", sign);
    return sign;
  },

  /** Names that were written here before, the latest first. */
  names(): string[] {
    return load<string[]>("players", []);
  },
  rememberNames(names: readonly string[]): void {
    const all = [...new Set([...names.map((name) => name.trim()).filter(Boolean), ...shelf.names()])];
    save("players", all.slice(0, MOST_NAMES));
    save("party", names);
  },
  /** Who played last time, in the order of the seats. */
  party(): string[] {
    return load<string[]>("party", []);
  },
};
