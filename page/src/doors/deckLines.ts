import type { DeckProblem } from "../messages";

/** A line of a deck list, with what is wrong with it. */
export interface Line {
  text: string;
  problems: string[];
}

/** The lines of a list, each with its problems. */
export function lines(text: string, problems: DeckProblem[]): Line[] {
  return text
    .split("\n")
    .map((line, index) => ({ text: line, problems: problems.filter(at(index + 1)).map((each) => each.sentence) }));
}

/** What is wrong with the list as a whole. */
export function aboutTheWhole(problems: DeckProblem[]): string[] {
  return problems.filter((each) => each.line === null).map((each) => each.sentence);
}

/** The list with what a problem proposes; null if it proposes nothing for its line. */
export function corrected(text: string, problem: DeckProblem): string | null {
  const { line: number, written: wrong, meant: right } = problem;
  if (number === null || wrong === "" || right === "") return null;
  const all = text.split("\n");
  const line = all[number - 1];
  if (line === undefined || !line.includes(wrong)) return null;
  all[number - 1] = line.replace(wrong, () => right);
  return all.join("\n");
}

/** The list without the lines that something is wrong with. */
export function withoutWrongLines(text: string, problems: DeckProblem[]): string {
  const wrong = new Set(problems.map((each) => each.line));
  return text
    .split("\n")
    .filter((_, index) => !wrong.has(index + 1))
    .join("\n");
}

/** Where a line begins and ends in the text, to select it. */
export function rangeOf(text: string, line: number): [number, number] {
  const all = text.split("\n");
  const start = all.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  return [start, start + (all[line - 1]?.length ?? 0)];
}

function at(line: number): (problem: DeckProblem) => boolean {
  return (problem) => problem.line === line;
}
