import { fields } from "../settings/keeping";

/** A record as it was read from a file: its text, what it says, and who sat where. */
export interface ReadRecord {
  name: string;
  text: string;
  plain: Record<string, unknown>;
  seats: string[];
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
  return { name, text, plain: fields(plain), seats: seatsOf(plain) };
}

/** The names of the seats, wherever the record keeps its setup. */
function seatsOf(plain: object): string[] {
  const outer = fields(plain);
  const setup = fields(outer["setup"] ?? fields(outer["record"])["setup"] ?? outer);
  const seats = Array.isArray(setup["seats"]) ? setup["seats"] : [];
  const names = seats.map((seat: unknown) => String(fields(seat)["name"] ?? ""));
  return names.length > 0 ? names : [""];
}
