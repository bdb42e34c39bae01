import type { PlainEntry } from "../messages";

/** The lines of one turn. */
export interface Chapter {
  turn: number;
  /** Whose turn; nobody's before the first. */
  player: number | null;
  heading: string;
  lines: Line[];
}

export interface Line {
  /** Its place in the whole log: it stays the same line as long as the log grows. */
  at: number;
  entry: PlainEntry;
}

/** So many lines are kept in the panel; a replay has them all. */
export const MOST_LINES = 300;

/** The log by turn. */
export function chapters(log: readonly PlainEntry[], most = MOST_LINES): Chapter[] {
  const found: Chapter[] = [];
  const from = Math.max(0, log.length - most);
  for (const [index, entry] of log.slice(from).entries()) {
    if (entry.kind === "turn") {
      found.push({ turn: entry.turn, player: entry.players[0] ?? null, heading: entry.text, lines: [] });
      continue;
    }
    const last = found.at(-1) ?? { turn: entry.turn, player: null, heading: "", lines: [] };
    if (found.length === 0) found.push(last);
    last.lines.push({ at: from + index, entry });
  }
  return found;
}

/** What is new in a log since it was read last; what was only told again with more in it is not. */
export function newLines(before: readonly PlainEntry[], now: readonly PlainEntry[]): PlainEntry[] {
  let same = 0;
  while (same < before.length && same < now.length && before[same]?.text === now[same]?.text) same += 1;
  const old = new Set(before.slice(same).map((entry) => entry.text));
  return now.slice(same).filter((entry) => !old.has(entry.text));
}
