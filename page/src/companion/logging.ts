import type { PaperEntry, Undoable } from "../messages";
import { translatedText } from "../words/game/translated.svelte";
import { say } from "../words/say";

export const KINDS = ["all", "life", "planes", "rolls"] as const;
export type Kind = (typeof KINDS)[number];

const PLANES = new Set(["planeswalk", "encounter", "chaos", "planar deck", "set in motion", "abandon"]);
const TOTALS = new Set(["changelife", "count", "commanderdamage"]);

/** Whether a line belongs to what somebody wants to read. */
export function isOf(kind: Kind, { deed, line }: PaperEntry): boolean {
  if (kind === "all") return true;
  if (kind === "rolls") return line.kind === "planar roll";
  if (kind === "planes") return PLANES.has(line.kind);
  return TOTALS.has(deed);
}

/** What would be taken back, in the language of the person. */
export function undone({ parts }: Undoable): string {
  return parts.length > 0 ? translatedText(parts).text : say("phone.aStep");
}

/** Lines of one step together: what is taken back is a step. */
export interface Told {
  step: number;
  /** Whether it says that steps were taken back: that itself is none. */
  isGone: boolean;
  at: number;
  by: string;
  lines: PaperEntry[];
}

/** The log with the latest step first. */
export function told(log: readonly PaperEntry[], kind: Kind): Told[] {
  const found: Told[] = [];
  for (const entry of log.filter((one) => isOf(kind, one))) {
    const last = found.at(-1);
    const isGone = entry.deed === "takeback";
    if (last !== undefined && last.step === entry.step && !isGone && !last.isGone) last.lines.push(entry);
    else found.push({ step: entry.step, isGone, at: entry.at, by: entry.by, lines: [entry] });
  }
  return found.reverse();
}
