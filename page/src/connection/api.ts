import type {
  Choices,
  CompanionCheck,
  CompanionChoices,
  CompanionPlan,
  CompanionToCheck,
  DeckCheck,
  DeckToCheck,
  Entrance,
  Film,
  GoOn,
  GoOnFromRecord,
  KnownEntrance,
  KnownEntrances,
  NewCompanion,
  Newcomer,
  NewTable,
  LookedBack,
  Plan,
  PlanCheck,
  PlanToCheck,
  Reasons,
  Seen,
  Summary,
  Verified,
} from "../messages";
import { translated } from "../words/game/translated.svelte";
import { say } from "../words/say";

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
  token?: string | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/** Everything the page asks the server for besides playing. */
export const api = {
  choices: () => get<Choices>("choices"),
  checkPlan: (plan: Plan, signal?: AbortSignal) =>
    post<PlanCheck>("plans/check", { body: { plan } satisfies PlanToCheck, signal }),
  checkDeck: (text: string, edition: string, signal?: AbortSignal) =>
    post<DeckCheck>("decks/check", { body: { text, edition } satisfies DeckToCheck, signal }),
  open: (name: string, plan?: Plan, begin = false) =>
    post<Entrance>("tables", { body: { name, begin, plan: plan ?? null } satisfies NewTable }),
  tables: () => get<Summary[]>("tables"),
  table: (code: string, token?: string) => get<Summary>(at(code), { token }),
  mine: (entrances: KnownEntrance[]) =>
    post<Summary[]>("tables/mine", {
      body: { entrances: entrances.map(({ code, token }) => ({ code, token })) } satisfies KnownEntrances,
    }),
  join: (code: string, name: string) => post<Entrance>(`${at(code)}/people`, { body: { name } satisfies Newcomer }),
  companionChoices: () => get<CompanionChoices>("companions/choices"),
  checkCompanion: (plan: CompanionPlan, signal?: AbortSignal) =>
    post<CompanionCheck>("companions/check", { body: { plan } satisfies CompanionToCheck, signal }),
  openCompanion: (name: string, plan: CompanionPlan) =>
    post<Entrance>("companions", { body: { name, plan } satisfies NewCompanion }),
  lookBack: (code: string, game: number) => get<LookedBack>(`${at(code)}/summary?game=${game}`),
  step: (code: string, token: string | undefined, step: number | "last", signal?: AbortSignal) =>
    get<Seen>(`${at(code)}/steps/${step}`, { token, signal }),
  why: (code: string, token: string | undefined, step: number, signal?: AbortSignal) =>
    get<Reasons | null>(`${at(code)}/steps/${step}/why`, { token, signal }),
  export: (code: string, token: string) => file(`${at(code)}/export`, token),
  goOn: (code: string, token: string, name: string, step: number) =>
    post<Entrance>(`${at(code)}/continue`, { token, body: { name, step } satisfies GoOn }),
  goOnFromRecord: (record: Record<string, unknown>, name: string, step: number | null = null, seat = 0) =>
    post<Entrance>("continue", { body: { name, record, step, seat } satisfies GoOnFromRecord }),
  film: (record: string) => post<Film>("film", { body: record }),
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
      return translated(said.sentence);
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
