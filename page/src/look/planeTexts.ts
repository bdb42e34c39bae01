import type { Thing } from "../messages";

/** The text of a plane in its two parts; of a phenomenon there is only the first. */
export interface PlaneTexts {
  readonly here: string;
  readonly chaos: string;
}

/** An ability word may stand before it. */
const CHAOS = /^([^—]+ — )?When(?:ever)? chaos ensues, /;

export function planeTexts(thing: Thing): PlaneTexts {
  const lines = (thing.text ?? "").split("\n").filter((line) => line.trim() !== "");
  const chaos = lines.filter((line) => CHAOS.test(line));
  return {
    here: lines.filter((line) => !chaos.includes(line)).join("\n"),
    chaos: chaos.map(withoutLead).join("\n"),
  };
}

/** What follows "whenever chaos ensues", as a sentence: the heading has said the rest. */
function withoutLead(line: string): string {
  const [lead = "", abilityWord = ""] = CHAOS.exec(line) ?? [];
  const rest = line.slice(lead.length);
  return abilityWord + rest.charAt(0).toUpperCase() + rest.slice(1);
}
