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
/** Whether the list could not be stored, so that only this page knows it. */
let unsaved = false;
let evening = $state(load("evening", ""));

/** The list with what other tabs have stored meanwhile. */
function current(): KnownSheet[] {
  const own = $state.snapshot(known);
  const stored = load<KnownSheet[] | null>("sheets", null);
  if (!stored) return own;
  return unsaved ? joined(own, stored) : stored;
}

/** Both lists as one; of two that are about the same sheet, the later one counts. */
function joined(one: readonly KnownSheet[], two: readonly KnownSheet[]): KnownSheet[] {
  const all = [...one, ...two].sort((left, right) => right.used - left.used);
  return all.filter((sheet, at) => all.findIndex((other) => other.code === sheet.code) === at);
}

function store(list: readonly KnownSheet[]): void {
  // Without its token nobody here could go on writing on an open sheet.
  known = list.filter((one, at) => at < MOST || (one.token && !one.over));
  unsaved = !save("sheets", $state.snapshot(known));
}

export const shelf = {
  /** The most recently used come first. */
  get sheets(): readonly KnownSheet[] {
    return known;
  },
  find(code: string): KnownSheet | undefined {
    return known.find((one) => one.code === code);
  },
  keep(code: string, about: Partial<KnownSheet>): void {
    const all = current();
    const next = {
      token: "",
      title: "",
      names: [],
      over: false,
      ...all.find((one) => one.code === code),
      ...about,
      code,
      used: Date.now(),
    };
    store([next, ...all.filter((one) => one.code !== code)]);
  },
  forget(code: string): void {
    store(current().filter((one) => one.code !== code));
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
