import type {
  Addresses,
  DiceOdds,
  Editions,
  Judgement,
  OpenTable,
  OpenedTable,
  Problem,
  ReplayedRound,
  RulesPage,
  Scores,
  TableNow,
  TakenSeat,
} from "../messages";
import { keyring } from "./keyring.svelte";
import { settings } from "./settings.svelte";

/** A question for the arbiter: the game, and the facts that are known. */
export interface JudgeQuestion {
  edition?: string;
  rulebook?: string;
  question?: Record<string, string | number>;
}

/** The server refused, or did not answer (`reason` is then `offline`). */
export class RequestProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem.reason);
  }
}

async function get(address: string, options: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, options);
  } catch {
    throw new RequestProblem({ reason: "offline" });
  }
  if (!response.ok) throw new RequestProblem(await response.json().catch(() => ({ reason: "error" })));
  return response;
}

/** Ask for what only one screen needs; what several ask for is in `api`. */
export async function request<Answer>(path: string, body?: unknown, token = ""): Promise<Answer> {
  const address = `/api/1${path}${path.includes("?") ? "&" : "?"}lang=${settings.language}`;
  const headers = { "content-type": "application/json", ...(token ? withToken(token) : {}) };
  const post = { method: "POST", headers, body: JSON.stringify(body) };
  const response = await get(address, body === undefined ? asSeated(path) : post);
  return (await response.json()) as Answer;
}

/** Whoever has a seat shows it: after some time a room code alone opens nothing. */
function asSeated(path: string): RequestInit {
  const code = /^\/tables\/([^/?]+)/.exec(path)?.[1] ?? "";
  const token = keyring.find(code)?.keys[0]?.token;
  return token ? { headers: withToken(token) } : {};
}

export const api = {
  addresses: (): Promise<Addresses> => request("/addresses"),
  editions: (): Promise<Editions> => request("/editions"),
  table: (code: string): Promise<TableNow> => request(`/tables/${encodeURIComponent(code)}`),
  tableRules: (code: string): Promise<RulesPage> => request(`/tables/${encodeURIComponent(code)}/rules`),
  rules: (edition: string): Promise<RulesPage> => request(`/rules/${encodeURIComponent(edition)}`),
  openTable: (wish: OpenTable, token = ""): Promise<OpenedTable> => request("/tables", wish, token),
  takeSeat: (code: string, name: string): Promise<TakenSeat> =>
    request(`/tables/${encodeURIComponent(code)}/seats`, { name }),
  /** Ask to come back to the seat from which the host removed the person with this token. */
  askBack: (code: string, name: string, token: string): Promise<TakenSeat> =>
    request(`/tables/${encodeURIComponent(code)}/seats`, { name }, token),
  judge: (question: JudgeQuestion): Promise<Judgement> => request("/judge", question),
  scores: (code: string): Promise<Scores> => request(`/tables/${encodeURIComponent(code)}/scores`),
  odds: (code: string, thrown: readonly number[]): Promise<DiceOdds> =>
    request(`/tables/${encodeURIComponent(code)}/odds?roll=${thrown.join()}`),
  replay: (code: string, round: number): Promise<ReplayedRound> =>
    request(`/tables/${encodeURIComponent(code)}/replay/${round}`),
  /** What is stored about the person on a seat, as a file. */
  seatData: (code: string, token: string): Promise<Blob> =>
    get(seatAddress(code), { headers: withToken(token) }).then((response) => response.blob()),
  forget: (code: string, token: string): Promise<unknown> =>
    get(seatAddress(code), { method: "DELETE", headers: withToken(token) }),
  record: (code: string): Promise<string> =>
    get(recordAddress(code), asSeated(`/tables/${code}`)).then((response) => response.text()),
};

/** The address of the complete game as text, once it is over. */
export function recordAddress(code: string): string {
  return `/api/1/tables/${encodeURIComponent(code)}/record`;
}

function seatAddress(code: string): string {
  return `/api/1/tables/${encodeURIComponent(code)}/seat`;
}

/** Tokens never stand in an address, which might be logged. */
function withToken(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}
