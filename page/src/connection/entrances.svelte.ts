import { fields, keep, kept } from "../settings/keeping";

/** A way back to a table: who one is there, and the secret that proves it. */
export interface Entrance {
  code: string;
  person: number;
  token: string;
  name: string;
  /** What this browser saw there last, for the first page. */
  last?: LastSeen;
  /** What was agreed on before the game, as this browser saw it: a record must say the same. */
  promise?: Promised;
}

/** The table's commitment when it was seen first, and what this browser did when the seed was drawn. */
export interface Promised {
  commitment: string;
  /** The number that this browser has promised; nothing where another device added one, or none was added. */
  number: string;
  /** For which attempt to draw the seed; nothing at tables of an earlier version. */
  attempt?: number;
  /** The hash of the terms that were settled before the first number was opened, as soon as they are. */
  terms?: string;
}

/** How a table stood when it was left. */
export interface LastSeen {
  plane: string | null;
  typeLine: string;
  lives: string;
}

const MOST = 50;

/** The tables this browser may come back to, the latest first. */
export class Entrances {
  all: Entrance[] = $state(kept("entrances", readEntrances));

  /** How the person called themselves last. */
  get name(): string {
    return kept("name", text);
  }

  set name(name: string) {
    keep("name", name);
  }

  to(code: string): Entrance | undefined {
    return this.all.find((each) => each.code === code);
  }

  remember(entrance: Entrance): void {
    this.all = [entrance, ...this.all.filter((each) => each.code !== entrance.code)].slice(0, MOST);
    this.save();
  }

  /** Notes how a table looked, without changing the order of the tables. */
  note(code: string, last: LastSeen): void {
    this.all = this.all.map((each) => (each.code === code ? { ...each, last } : each));
    this.save();
  }

  /** Keeps what a table promises, and what is added to it. The commitment that was kept first stays. */
  promised(code: string, promise: Promised): void {
    const kept = (each: Entrance): Promised => ({
      ...promise,
      commitment: each.promise?.commitment ?? promise.commitment,
    });
    this.all = this.all.map((each) => (each.code === code ? { ...each, promise: kept(each) } : each));
    this.save();
  }

  forget(code: string): void {
    this.all = this.all.filter((each) => each.code !== code);
    this.save();
  }

  private save(): void {
    keep("entrances", $state.snapshot(this.all));
  }
}

/** What was kept, without what is not an entrance. */
export function readEntrances(value: unknown): Entrance[] {
  return Array.isArray(value) ? value.flatMap(readEntrance) : [];
}

function readEntrance(value: unknown): Entrance[] {
  const { code, person, token, name, last, promise } = fields(value);
  if (typeof code !== "string" || typeof token !== "string" || typeof person !== "number") return [];
  return [{ code, person, token, name: text(name), ...readLast(last), ...readPromise(promise) }];
}

function readPromise(value: unknown): { promise?: Promised } {
  const { commitment, number, attempt, terms } = fields(value);
  if (typeof commitment !== "string" || typeof number !== "string") return {};
  const promise: Promised = { commitment, number };
  if (typeof attempt === "number") promise.attempt = attempt;
  if (typeof terms === "string") promise.terms = terms;
  return { promise };
}

function readLast(value: unknown): { last?: LastSeen } {
  const { plane, typeLine, lives } = fields(value);
  if (plane !== null && typeof plane !== "string") return {};
  return { last: { plane, typeLine: text(typeLine), lives: text(lives) } };
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

export const entrances = new Entrances();
