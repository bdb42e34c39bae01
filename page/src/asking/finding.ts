import type { PlainOption } from "../messages";

/** The options that somebody means who types this: those that begin so first, then those with a word that does. */
export function found(options: readonly PlainOption[], wanted: string): PlainOption[] {
  const typed = plain(wanted);
  if (typed === "") return [...options];
  const ranked = options.map((option) => ({ option, rank: rank(plain(option.label), typed) }));
  return ranked
    .filter(({ rank }) => rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}

function rank(label: string, typed: string): number {
  if (label.startsWith(typed)) return 0;
  if (label.split(/[\s\-—,/]+/).some((word) => word.startsWith(typed))) return 1;
  return label.includes(typed) ? 2 : 3;
}

/** Small letters without accents and apostrophes, since few people type them. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .trim();
}
