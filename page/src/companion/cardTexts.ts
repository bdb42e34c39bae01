import type { PaperCard } from "../messages";

/** Some abilities have a name of their own before it. */
const CHAOS = /^(.{0,40}? — )?When(?:ever)? chaos ensues, (.)/;

/** The paragraphs of a card: what is always so, and what happens when chaos ensues. */
export interface CardTexts {
  readonly here: string;
  readonly chaos: string;
}

/** With `whole` every sentence stands as it is; otherwise a heading says "chaos ensues" for it. */
export function cardTexts(card: PaperCard, whole = false): CardTexts {
  const chaos = card.lines.filter((line) => line.chaos).map((line) => (whole ? line.text : withoutLead(line.text)));
  const here = card.lines.filter((line) => !line.chaos).map((line) => line.text);
  return { here: here.join("\n"), chaos: chaos.join("\n") };
}

/** How many letters the longer line has, when a name is broken into two as evenly as it can be. */
export function longestHalf(name: string): number {
  const breaks = [...name.matchAll(/ /g)].map(({ index }) => Math.max(index, name.length - index - 1));
  return Math.min(name.length, ...breaks);
}

/** What follows "whenever chaos ensues", as a sentence. */
export function withoutLead(text: string): string {
  return text.replace(CHAOS, (_all, name: string | undefined, first: string) => (name ?? "") + first.toUpperCase());
}
