import type { PaperCompany, PaperSeen } from "../messages";
import { fields, keep, kept } from "../settings/keeping";

/** A table as this device saw it last. */
export interface Lately {
  code: string;
  company: PaperCompany;
  seen: PaperSeen;
}

/** So many lines of the log are enough for somebody without a line. */
const LINES = 60;

/** Only the last table is kept: a browser has not room for many. */
export function rememberTable(code: string, company: PaperCompany, seen: PaperSeen): void {
  keep("paper.lately", { code, company, seen: { ...seen, kept: 0, log: seen.log.slice(-LINES) } } satisfies Lately);
}

/** How a table stood when this device saw it last; null where it does not know. */
export function rememberedTable(code: string): Lately | null {
  return kept("paper.lately", (value) => {
    const { code: of, company, seen } = fields(value);
    if (of !== code || fields(company)["is"] !== "papercompany" || fields(seen)["is"] !== "paperseen") return null;
    return value as Lately;
  });
}
