/** The languages of the page. */
export type Language = "en" | "de";

type Sentences = Record<string, string>;

/** What one part of the page says, by key. German must say all that English says, and nothing else. */
export interface Piece<E extends Sentences> {
  en: E;
  de: { [K in keyof E]: string };
}

/**
 * Words of one part of the page. `{name}` stands for what is filled in, and `{n|card|cards}` for the one or the other
 * word, by the number `n`.
 */
export function piece<const E extends Sentences>(words: Piece<E>): Piece<E> {
  return words;
}
