import type { Problem, SheetOperation } from "../messages";
import { settings } from "../stores/settings.svelte";
import type { Conflict, EveningsView, OpenedSheet, Refused, Setup, SheetView } from "./forms";

/** What the server says to an operation; `away` if it does not answer. */
export type Answer =
  | { said: "done"; view: SheetView }
  | { said: "conflict"; conflict: Conflict }
  | { said: "refused"; refused: Refused }
  | { said: "away" };

/** The server refused something other than an entry, or did not answer (`offline`). */
export class SheetProblem extends Error {
  constructor(readonly problem: Problem & { text?: string }) {
    super(problem.reason);
  }
}

const PATIENCE = 8_000;
/** Seconds for which the server holds back its answer if nothing has changed. */
const WAIT = 20;
/** Answers of a server that is busy, restarting, or not there behind its proxy: later it will do it. */
const LATER = [429, 500, 502, 503, 504];

export function address(path: string, query: Record<string, string | number> = {}): string {
  const all = new URLSearchParams({ lang: settings.language });
  for (const [name, value] of Object.entries(query)) all.set(name, String(value));
  return `/api/1${path}?${all.toString()}`;
}

function sheetPath(code: string, rest = ""): string {
  return `/sheets/${encodeURIComponent(code)}${rest}`;
}

function eveningPath(secret: string, rest = ""): string {
  return `/evenings/${encodeURIComponent(secret)}${rest}`;
}

async function ask(where: string, options: RequestInit = {}, patience = PATIENCE): Promise<Response> {
  try {
    return await fetch(where, { signal: AbortSignal.timeout(patience), ...options });
  } catch {
    throw new SheetProblem({ reason: "offline" });
  }
}

/** What an answer says; undefined if that is no JSON. An answer that is cut off is none: `offline`. */
async function said(response: Response): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch {
    throw new SheetProblem({ reason: "offline" });
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function read<Value>(response: Response): Promise<Value> {
  const body = await said(response);
  if (!response.ok) throw new SheetProblem((body as Problem | undefined) ?? { reason: "error" });
  if (body === undefined) throw new SheetProblem({ reason: "offline" });
  return body as Value;
}

function posted(body: unknown, token = ""): RequestInit {
  const key = token ? { authorization: `Bearer ${token}` } : {};
  return { method: "POST", headers: { "content-type": "application/json", ...key }, body: JSON.stringify(body) };
}

export const sheets = {
  make: async (setup: Setup, family: string): Promise<OpenedSheet> =>
    read(await ask(address("/sheets"), posted(family ? { setup, family } : { setup }))),

  /** The sheet; with `since`, only once it is newer than that, or null if it is not for some time. */
  look: async (code: string, since?: number, signal?: AbortSignal): Promise<SheetView | null> => {
    const query = since === undefined ? {} : { since, wait: WAIT };
    const limit = AbortSignal.timeout(PATIENCE + (since === undefined ? 0 : WAIT * 1000));
    const response = await ask(address(sheetPath(code), query), {
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    return response.status === 204 ? null : read<SheetView>(response);
  },

  send: async (code: string, token: string, operation: SheetOperation): Promise<Answer> => {
    try {
      const response = await ask(address(sheetPath(code, "/operations")), posted(operation, token));
      if (response.ok) return { said: "done", view: await read<SheetView>(response) };
      if (LATER.includes(response.status)) return { said: "away" };
      const body = ((await said(response)) ?? {}) as Refusal;
      if (response.status === 409 && body.conflict) return { said: "conflict", conflict: body.conflict };
      return { said: "refused", refused: refusedBy(body) };
    } catch {
      return { said: "away" };
    }
  },

  exportAddress: (code: string, kind: "csv" | "json"): string => address(sheetPath(code, `/export.${kind}`)),
};

type Refusal = Partial<Refused> & { reason?: string; detail?: string; conflict?: Conflict };

/** A refusal, whatever the server's answer looks like. */
function refusedBy(body: Refusal): Refused {
  return { code: body.code ?? body.reason ?? "error", rule: body.rule ?? "", text: body.text ?? body.detail ?? "" };
}

export const evenings = {
  make: async (): Promise<string> => {
    const { secret } = await read<{ secret: string }>(await ask(address("/evenings"), posted({})));
    return secret;
  },
  look: async (secret: string): Promise<EveningsView> => read(await ask(address(eveningPath(secret)))),
  remove: async (secret: string): Promise<unknown> =>
    gone(await ask(address(eveningPath(secret)), { method: "DELETE" })),
  removeSheet: async (secret: string, code: string): Promise<unknown> =>
    gone(await ask(address(eveningPath(secret, `/sheets/${encodeURIComponent(code)}`)), { method: "DELETE" })),
  exportAddress: (secret: string): string => address(eveningPath(secret, "/export.json")),
};

async function gone(response: Response): Promise<unknown> {
  return response.ok ? null : read(response);
}
