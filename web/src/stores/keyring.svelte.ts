import { load, save } from "./saved";

/** A seat that this device can open. */
export interface SeatKey {
  seat: number;
  name: string;
  token: string;
}

/** A table at which somebody of this device sits; several seats are pass-and-play. */
export interface KnownTable {
  code: string;
  title: string;
  keys: SeatKey[];
  over: boolean;
  used: number;
}

const MOST = 40;
/** Why the last seat of this device at a table was lost. */
const losses = $state<Record<string, string>>({});
let tables = $state<KnownTable[]>(load<KnownTable[]>("tables", []));

export const keyring = {
  /** The most recently used come first. */
  get tables(): readonly KnownTable[] {
    return tables;
  },

  find(code: string): KnownTable | undefined {
    return tables.find((table) => table.code === code);
  },

  /** Store a seat, in addition to those already known at the table. */
  add(code: string, key: SeatKey, title = ""): void {
    const known = keyring.find(code);
    const keys = [
      ...(known?.keys ?? []).filter((one) => one.token !== key.token && (one.seat < 0 || one.seat !== key.seat)),
      key,
    ];
    keyring.keep({ code, title: title || (known?.title ?? ""), keys, over: false, used: Date.now() });
  },

  keep(table: KnownTable): void {
    tables = [table, ...tables.filter((one) => one.code !== table.code)].slice(0, MOST);
    save("tables", $state.snapshot(tables));
  },

  /** Store a table's own description. */
  note(code: string, about: Partial<KnownTable>): void {
    const known = keyring.find(code);
    if (!known || Object.entries(about).every(([name, value]) => known[name as keyof KnownTable] === value)) return;
    const changed = { ...$state.snapshot(known), ...about };
    tables = tables.map((one) => (one.code === code ? changed : one));
    save("tables", $state.snapshot(tables));
  },

  /** Store the details of a seat, which a link alone does not have. */
  name(code: string, token: string, seat: number, name: string): void {
    const known = keyring.find(code);
    const key = known?.keys.find((one) => one.token === token);
    if (!known || !key || (key.seat === seat && key.name === name)) return;
    keyring.note(code, {
      keys: known.keys.map((one) => (one.token === token ? { seat, name, token } : $state.snapshot(one))),
    });
  },

  forget(code: string): void {
    tables = tables.filter((one) => one.code !== code);
    save("tables", $state.snapshot(tables));
  },

  /** Why this device has no seat at a table any more, if it had one. */
  loss(code: string): string {
    return losses[code] ?? "";
  },

  /** Remove a token that is no longer valid, for a reason that the server has given. */
  drop(code: string, token: string, reason: string): void {
    losses[code] = reason;
    const known = keyring.find(code);
    if (!known) return;
    const keys = known.keys.filter((key) => key.token !== token);
    if (keys.length) keyring.note(code, { keys });
    else keyring.forget(code);
  },
};
