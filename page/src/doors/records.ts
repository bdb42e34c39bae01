import type { Entrance } from "../connection/entrances.svelte";
import { fields } from "../settings/keeping";

/** A record as it was read from a file: its text, what it says, and who sat where. */
export interface ReadRecord {
  name: string;
  text: string;
  plain: Record<string, unknown>;
  seats: string[];
  /** Whether all of the game is in it, and not only what one seat saw. */
  isWhole: boolean;
}

/** What a file says, if it is a record of a game. Whether it is a true one the server finds out. */
export function readRecord(name: string, text: string): ReadRecord | null {
  let plain: unknown;
  try {
    plain = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof plain !== "object" || plain === null || Array.isArray(plain)) return null;
  const isWhole = fields(plain)["setup"] !== undefined;
  return { name, text, plain: fields(plain), seats: seatsOf(plain), isWhole };
}

/** The names of the seats, wherever the record keeps its setup. */
function seatsOf(plain: object): string[] {
  const outer = fields(plain);
  const setup = fields(outer["setup"] ?? fields(outer["record"])["setup"] ?? outer);
  const seats = Array.isArray(setup["seats"]) ? setup["seats"] : [];
  const names = seats.map((seat: unknown) => String(fields(seat)["name"] ?? ""));
  return names.length > 0 ? names : [""];
}

/** What a record says was agreed on before the game. */
export interface Agreed {
  commitment: string;
  contributions: { person: number; name: string; number: string }[];
  /** Whether the game went on from another: then nothing was agreed on here. */
  goesOn: boolean;
}

export function agreedIn(plain: unknown): Agreed | null {
  const { commitment, contributions, goes_on_from: origin } = fields(fields(plain)["fair"]);
  if (typeof commitment !== "string" || !Array.isArray(contributions)) return null;
  const read = contributions.map((each: unknown) => {
    const { person, name, number } = fields(each);
    return { person: Number(person), name: String(name), number: String(number) };
  });
  return { commitment, contributions: read, goesOn: typeof origin === "object" && origin !== null };
}

/** Whether a record agrees with what this browser kept of the time before the game. */
export interface Compared {
  commitment: "same" | "other" | "unknown";
  number: "same" | "other" | "missing" | "unknown";
}

export function compared(agreed: Agreed, entrance: Entrance | undefined): Compared {
  const promise = entrance?.promise;
  if (entrance === undefined || promise === undefined) return { commitment: "unknown", number: "unknown" };
  // Each device of a person adds a number, so that there may be others of theirs besides this browser's.
  const mine = agreed.contributions.filter((each) => each.person === entrance.person);
  const same = mine.some((each) => each.number === promise.number);
  return {
    commitment: agreed.commitment === promise.commitment ? "same" : "other",
    number: same ? "same" : mine.length === 0 ? "missing" : "other",
  };
}

/** The table that a file comes from: its name says so, or else what was promised there. */
export function entranceOf(record: ReadRecord, all: readonly Entrance[]): Entrance | undefined {
  const named = all.find((each) => record.name.includes(each.code));
  const promised = agreedIn(record.plain)?.commitment;
  return named ?? all.find((each) => promised !== undefined && each.promise?.commitment === promised);
}
