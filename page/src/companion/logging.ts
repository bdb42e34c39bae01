import type { PaperEntry } from "../messages";

export const KINDS = ["all", "life", "planes", "rolls"] as const;
export type Kind = (typeof KINDS)[number];

const PLANES = new Set(["planeswalk", "encounter", "chaos", "planar deck", "set in motion", "abandon"]);

/** Whether a line belongs to what somebody wants to read. */
export function isOf(kind: Kind, { line }: PaperEntry): boolean {
  if (kind === "all") return true;
  if (kind === "rolls") return line.kind === "planar roll";
  if (kind === "planes") return PLANES.has(line.kind);
  return / life\b| damage to |\bcounters?\b/.test(line.text) && !PLANES.has(line.kind);
}

/** Lines of one step together: what is taken back is a step. */
export interface Told {
  step: number;
  at: number;
  by: string;
  lines: PaperEntry[];
}

/** The log with the latest step first. */
export function told(log: readonly PaperEntry[], kind: Kind): Told[] {
  const found: Told[] = [];
  for (const entry of log.filter((one) => isOf(kind, one))) {
    const last = found.at(-1);
    if (last !== undefined && last.step === entry.step) last.lines.push(entry);
    else found.push({ step: entry.step, at: entry.at, by: entry.by, lines: [entry] });
  }
  return found.reverse();
}

/** How many steps there are, as far as the log tells of them. */
export function steps(log: readonly PaperEntry[]): number {
  return (log.at(-1)?.step ?? -1) + 1;
}
