import type { SeedTerms } from "../messages";
import { sha256 } from "./sha256";

// The same hashes as in `tables/seed_terms.py`: the page believes nobody who worked them out.

/** What is shown of a table's secret before the game. */
export function commitmentOf(secret: string): string {
  const bytes = (secret.match(/../g) ?? []).map((byte) => parseInt(byte, 16));
  return sha256(Uint8Array.from([...new TextEncoder().encode("planechase commitment "), ...bytes]));
}

/** The hash of somebody's number; it fits no other number, person, attempt or table. */
export function sealOf(commitment: string, attempt: number, person: number, number: string): string {
  return sha256(`planechase number ${commitment} ${attempt} ${person} ${number}`);
}

/** The hash of a plan, which nobody without the secret can find by trying. */
export function planSeal(secret: string, plan: string): string {
  return sha256(`planechase plan ${secret} ${plan}`);
}

/** The hash of all that is settled before the first number is opened. */
export function digest(terms: SeedTerms): string {
  const lines = [
    `planechase terms ${terms.attempt} ${terms.commitment} ${terms.plan}`,
    ...terms.seats.map(({ person, name }) => `seat ${person ?? "bot"} ${hexadecimal(new TextEncoder().encode(name))}`),
    ...terms.seals.map(({ person, seal }) => `seal ${person} ${seal}`),
    ...terms.left_out.map(({ person, attempt }) => `left out ${person} ${attempt}`),
  ];
  return sha256(lines.join("\n"));
}

/** What chance starts from. */
export function drawnSeed(terms: SeedTerms, secret: string, numbers: ReadonlyMap<number, string>): bigint {
  const opened = terms.seals.map(({ person }) => numbers.get(person)).join(" ");
  return BigInt(`0x${sha256(`planechase seed ${digest(terms)} ${secret} ${opened}`)}`);
}

/** Whether the terms make sense: exactly people who sit add a number, one each, and each new attempt has a reason. */
export function canStand(terms: SeedTerms): boolean {
  const sit = terms.seats.flatMap(({ person }) => (person === null ? [] : [person]));
  const add = terms.seals.map(({ person }) => person);
  const late = terms.left_out.map(({ person }) => person);
  const attempts = new Set(terms.left_out.map(({ attempt }) => attempt));
  return (
    [sit, add, late].every((some) => new Set(some).size === some.length) &&
    [...add, ...late].every((person) => sit.includes(person)) &&
    !late.some((person) => add.includes(person)) &&
    attempts.size === terms.attempt - 1 &&
    [...attempts].every((attempt) => attempt >= 1 && attempt < terms.attempt)
  );
}

export function hexadecimal(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
