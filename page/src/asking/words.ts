import { settings } from "../settings/settings.svelte";
import type { Key } from "../words/say";
import { say } from "../words/say";
import { catalogue } from "../words/catalogue";

/** Names in a row: "Bob, Cat and Dan", as the page says them everywhere. */
export function named(names: readonly string[]): string {
  return names.join(", ");
}

/** A step of the turn, as the page calls it; one that it does not know as the table does. */
export function stepName(step: string): string {
  const key = `step.${step}`;
  return isKey(key) ? sayPlain(key) : step;
}

/** The first of these keys that the page has words for. */
export function firstKey<K extends Key>(wanted: string, otherwise: K): Key {
  return isKey(wanted) ? wanted : otherwise;
}

export function isKey(key: string): key is Key {
  return key in catalogue.en;
}

/** What stands under a key that is only known while the page runs, with what is filled in. */
export function sayPlain(key: Key, filling: Readonly<Record<string, string | number>> = {}): string {
  return (say as (key: Key, filling: Readonly<Record<string, string | number>>) => string)(key, filling);
}

/** A sentence that goes on after a colon begins with a small letter, except in German, where a noun may stand there. */
export function small(text: string): string {
  return text === "" || settings.spoken === "de" ? text : text[0]!.toLocaleLowerCase() + text.slice(1);
}
