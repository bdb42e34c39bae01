import type { Language } from "./piece";

/** The names of what is filled in into a sentence. */
export type Placeholders<S extends string> = S extends `${string}{${infer Inside}}${infer Rest}`
  ? NameOf<Inside> | Placeholders<Rest>
  : never;

type NameOf<Inside extends string> = Inside extends `${infer Name}|${string}` ? Name : Inside;

export type Filling = Readonly<Record<string, string | number>>;

const BRACES = /\{([^{}|]+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g;

const plurals: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules("en"),
  de: new Intl.PluralRules("de"),
};

/** A sentence with its places filled in. */
export function fill(sentence: string, filling: Filling, language: Language): string {
  return sentence.replace(BRACES, (_, name: string, one?: string, more?: string) => {
    const value = filling[name];
    if (value === undefined) throw new Error(`Nothing was given for {${name}} in "${sentence}".`);
    if (one === undefined || more === undefined) return String(value);
    return plurals[language].select(Number(value)) === "one" ? one : more;
  });
}

/** The names a sentence wants filled in, each once, in order of the alphabet. */
export function placeholders(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(BRACES)].map((found) => found[1] ?? ""))].sort();
}
