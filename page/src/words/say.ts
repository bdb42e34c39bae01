import { settings } from "../settings/settings.svelte";
import { catalogue, type English, type Key } from "./catalogue";
import { fill, type Filling, type Placeholders } from "./fill";

export type { Key } from "./catalogue";

/** Nothing more, or all that is to be filled in. */
type Rest<K extends Key> = [Placeholders<English[K]>] extends [never]
  ? []
  : [filling: Readonly<Record<Placeholders<English[K]>, string | number>>];

/** What the page says under this key, in the language of the person. */
export function say<K extends Key>(key: K, ...rest: Rest<K>): string {
  const filling: Filling = rest[0] ?? {};
  const language = settings.spoken;
  return fill(catalogue[language][key], filling, language);
}
