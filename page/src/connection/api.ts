import type { Plan, Seen } from "../messages";
import { say } from "../words/say";

export interface VariantChoice {
  name: string;
  title: string;
  summary: string;
  is_shape: boolean;
  players: number;
  wishes: string[];
}

export interface DeckChoice {
  name: string;
  description: string;
  colors: string;
  variants: string[];
}

export interface PlaneChoice {
  name: string;
  type_line: string;
}

/** What can be chosen for a new table. */
export interface Choices {
  variants: VariantChoice[];
  decks: DeckChoice[];
  planes: PlaneChoice[];
  editions: string[];
  levels: string[];
  least_players: number;
  most_players: number;
  version: string;
  addresses: string[];
}

/** A table as it is listed. */
export interface Summary {
  code: string;
  variants: string[];
  players: string[];
  people: string[];
  began: boolean;
  over: boolean;
  turn: number;
  steps: number;
  mine?: boolean;
}

export interface PlanCheck {
  sentence: string | null;
  seats: number;
}

export interface DeckProblem {
  line: number | null;
  sentence: string;
}

export interface DeckCheck {
  cards: number;
  name: string;
  problems: DeckProblem[];
}

export interface NewEntrance {
  code: string;
  person: number;
  token: string;
}

export interface Verified {
  sentence: string;
  ok: boolean;
  steps: number;
}

/** Why something could not be done, in a sentence for the person. */
export class Sorry extends Error {
  constructor(
    sentence: string,
    readonly status: number,
  ) {
    super(sentence);
  }
}

interface Asking {
  token?: string;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/** Everything the page asks the server for besides playing. */
export const api = {
  choices: () => get<Choices>("choices"),
  checkPlan: (plan: Plan, signal?: AbortSignal) => post<PlanCheck>("plans/check", { body: { plan }, signal }),
  checkDeck: (text: string, edition: string, signal?: AbortSignal) =>
    post<DeckCheck>("decks/check", { body: { text, edition }, signal }),
  open: (name: string, plan?: Plan, begin = false) =>
    post<NewEntrance>("tables", { body: plan === undefined ? { name, begin } : { name, plan, begin } }),
  tables: () => get<Summary[]>("tables"),
  table: (code: string) => get<Summary>(at(code)),
  mine: (entrances: { code: string; token: string }[]) => post<Summary[]>("tables/mine", { body: { entrances } }),
  join: (code: string, name: string) => post<NewEntrance>(`${at(code)}/people`, { body: { name } }),
  step: (code: string, token: string, step: number | "last", signal?: AbortSignal) =>
    get<Seen>(`${at(code)}/steps/${step}`, { token, signal }),
  export: (code: string, token: string) => file(`${at(code)}/export`, token),
  goOn: (code: string, token: string, name: string, step: number) =>
    post<NewEntrance>(`${at(code)}/continue`, { token, body: { name, step } }),
  verify: (record: string) => post<Verified>("verify", { body: record }),
};

function at(code: string): string {
  return `tables/${encodeURIComponent(code)}`;
}

async function get<T>(path: string, asking: Asking = {}): Promise<T> {
  return understood<T>(await ask("GET", path, asking));
}

async function post<T>(path: string, asking: Asking): Promise<T> {
  return understood<T>(await ask("POST", path, asking));
}

async function file(path: string, token: string): Promise<Blob> {
  return (await ask("GET", path, { token })).blob();
}

async function ask(method: string, path: string, { token, body, signal }: Asking): Promise<Response> {
  const headers = new Headers({ Accept: "application/json" });
  if (token !== undefined) headers.set("Authorization", `Bearer ${token}`);
  if (body !== undefined) headers.set("Content-Type", "application/json");
  const said = typeof body === "string" ? body : JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, { method, headers, body: said ?? null, signal: signal ?? null });
  } catch (problem) {
    if (signal?.aborted) throw problem;
    throw new Sorry(say("error.network"), 0);
  }
  if (!response.ok) throw new Sorry(await sentence(response), response.status);
  return response;
}

/** Why the server refused, in its own words where it has some. */
async function sentence(response: Response): Promise<string> {
  try {
    const said: unknown = await response.json();
    if (typeof said === "object" && said !== null && "sentence" in said && typeof said.sentence === "string")
      return said.sentence;
  } catch {
    // Something in between answered, such as a proxy: it has no sentence for us.
  }
  return say("error.server");
}

async function understood<T>(response: Response): Promise<T> {
  try {
    return (await response.json()) as T;
  } catch {
    throw new Sorry(say("error.understood"), response.status);
  }
}
