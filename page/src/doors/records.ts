import type { Entrance, Promised } from "../connection/entrances.svelte";
import { canStand, commitmentOf, digest, drawnSeed, planSeal, sealOf } from "../connection/seedTerms";
import type { SeedTerms } from "../messages";
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
  /** What was settled before the first number was opened; nothing where the seed was drawn in one round. */
  terms: SeedTerms | null;
  /** Whether the game went on from another: then nothing was agreed on here. */
  goesOn: boolean;
}

export function agreedIn(plain: unknown): Agreed | null {
  const { commitment, contributions, terms, goes_on_from: origin } = fields(fields(plain)["fair"]);
  if (typeof commitment !== "string" || !Array.isArray(contributions)) return null;
  const read = contributions.map((each: unknown) => {
    const { person, name, number } = fields(each);
    return { person: Number(person), name: String(name), number: String(number) };
  });
  const goesOn = typeof origin === "object" && origin !== null;
  return { commitment, contributions: read, terms: readTerms(terms), goesOn };
}

function readTerms(plain: unknown): SeedTerms | null {
  const { attempt, commitment, plan, seats, seals, left_out: leftOut } = fields(plain);
  if (!Array.isArray(seats) || !Array.isArray(seals) || !Array.isArray(leftOut)) return null;
  return {
    attempt: Number(attempt),
    commitment: String(commitment),
    plan: String(plan),
    seats: seats.map(fields).map(({ name, person }) => ({
      name: String(name),
      person: person === null ? null : Number(person),
    })),
    seals: seals.map(fields).map(({ person, seal }) => ({ person: Number(person), seal: String(seal) })),
    left_out: leftOut.map(fields).map((each) => ({ person: Number(each["person"]), attempt: Number(each["attempt"]) })),
  };
}

/** Whether the seed of a record is made of what was settled, as this browser works it out; null where nothing was. */
export function isDrawRight(plain: unknown): boolean | null {
  const agreed = agreedIn(plain);
  const { secret, plan_text: plan } = fields(fields(plain)["fair"]);
  const { seed, seats } = fields(fields(plain)["setup"]);
  if (agreed === null || agreed.terms === null || agreed.goesOn) return null;
  const { terms, contributions, commitment } = agreed;
  const numbers = new Map(contributions.map(({ person, number }) => [person, number]));
  if (typeof secret !== "string" || !canStand(terms) || !Array.isArray(seats)) return false;
  return (
    commitmentOf(secret) === commitment &&
    terms.commitment === commitment &&
    planSeal(secret, String(plan)) === terms.plan &&
    sorted(terms.seats) === sorted(seats.map(fields)) &&
    contributions.length === terms.seals.length &&
    contributions.every(({ person, name }) =>
      terms.seats.some((seat) => seat.person === person && seat.name === name),
    ) &&
    terms.seals.every(
      ({ person, seal }) => sealOf(commitment, terms.attempt, person, numbers.get(person) ?? "") === seal,
    ) &&
    // A number of 256 bits is read from JSON with 53 of them; the server compares all.
    Number(drawnSeed(terms, secret, numbers)) === seed
  );
}

/** The names of seats in one order, as chance may have given other seats to those who sat. */
function sorted(seats: readonly { name?: unknown }[]): string {
  return JSON.stringify(seats.map(({ name }) => String(name)).sort());
}

/** Whether a record agrees with what this browser kept of the time before the game. */
export interface Compared {
  commitment: "same" | "other" | "unknown";
  number: "same" | "other" | "missing" | "leftOut" | "elsewhere" | "unknown";
  terms: "same" | "other" | "unknown";
}

export function compared(agreed: Agreed, entrance: Entrance | undefined): Compared {
  const promise = entrance?.promise;
  if (entrance === undefined || promise === undefined)
    return { commitment: "unknown", number: "unknown", terms: "unknown" };
  const commitment = agreed.commitment === promise.commitment ? "same" : "other";
  const terms = comparedTerms(agreed, promise, entrance.person);
  // A person adds one number: with a second one somebody else could have steered the seed.
  const [first, ...more] = agreed.contributions.filter((each) => each.person === entrance.person);
  if (first === undefined) {
    const sat = agreed.terms?.seats.some((seat) => seat.person === entrance.person) === true;
    return { commitment, terms, number: sat ? "leftOut" : "missing" };
  }
  if (more.length > 0) return { commitment, terms, number: "other" };
  if (promise.number === "") return { commitment, terms, number: "elsewhere" };
  return { commitment, terms, number: first.number === promise.number ? "same" : "other" };
}

/** Whether a record says the same as was settled when this browser opened its number, if it was there for the draw. */
function comparedTerms({ terms }: Agreed, promise: Promised, person: number): Compared["terms"] {
  if (promise.attempt === undefined) return "unknown";
  if (terms === null) return "other";
  const wasLeftOut = terms.left_out.some((each) => each.person === person);
  if (promise.terms === undefined || wasLeftOut) return "unknown";
  return digest(terms) === promise.terms ? "same" : "other";
}

/** The table that a file comes from: its name says so, or else what was promised there. */
export function entranceOf(record: ReadRecord, all: readonly Entrance[]): Entrance | undefined {
  const named = all.find((each) => record.name.includes(each.code));
  const promised = agreedIn(record.plain)?.commitment;
  return named ?? all.find((each) => promised !== undefined && each.promise?.commitment === promised);
}
