import type { FaceUpView, Thing } from "../messages";

/** The text of a plane in its two parts; of a phenomenon there is only the first. */
export interface PlaneTexts {
  readonly here: string;
  readonly chaos: string;
}

const CHAOS = /^When(?:ever)? chaos ensues, /;

export function planeTexts(thing: Thing, faceUp: FaceUpView | undefined): PlaneTexts {
  const lines = (faceUp?.text ?? thing.text ?? "").split("\n").filter((line) => line.trim() !== "");
  const chaos = lines.filter((line) => CHAOS.test(line) || line === faceUp?.chaos);
  return {
    here: lines.filter((line) => !chaos.includes(line)).join("\n"),
    chaos: chaos.map(withoutLead).join("\n"),
  };
}

/** What follows "whenever chaos ensues", as a sentence: the heading has said the rest. */
function withoutLead(line: string): string {
  const rest = line.replace(CHAOS, "");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
