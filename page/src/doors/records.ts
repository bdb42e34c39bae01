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
  number: "same" | "other" | "missing" | "elsewhere" | "unknown";
}

export function compared(agreed: Agreed, entrance: Entrance | undefined): Compared {
  const promise = entrance?.promise;
  if (entrance === undefined || promise === undefined) return { commitment: "unknown", number: "unknown" };
  const commitment = agreed.commitment === promise.commitment ? "same" : "other";
  // A person adds one number: with a second one somebody else could have steered the seed.
  const [first, ...more] = agreed.contributions.filter((each) => each.person === entrance.person);
  if (first === undefined) return { commitment, number: "missing" };
  if (more.length > 0) return { commitment, number: "other" };
  if (promise.number === "") return { commitment, number: "elsewhere" };
  return { commitment, number: first.number === promise.number ? "same" : "other" };
}

/** The table that a file comes from: its name says so, or else what was promised there. */
export function entranceOf(record: ReadRecord, all: readonly Entrance[]): Entrance | undefined {
  const named = all.find((each) => record.name.includes(each.code));
  const promised = agreedIn(record.plain)?.commitment;
  return named ?? all.find((each) => promised !== undefined && each.promise?.commitment === promised);
}
