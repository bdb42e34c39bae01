import asking from "./asking";
import type { CompanionWords } from "./companion";
import doors from "./doors";
import errors from "./errors";
import look from "./look";
import planning from "./planning";
import purposes from "./purposes";
import replay from "./replay";
import settings from "./settings";
import type { Piece } from "./piece";
import table from "./table";

/** All that the page says, by part; a new part has one more line here and below. */
export const pieces = { asking, purposes, doors, planning, replay, errors, look, settings, table };

const english = {
  ...asking.en,
  ...purposes.en,
  ...doors.en,
  ...planning.en,
  ...replay.en,
  ...errors.en,
  ...look.en,
  ...settings.en,
  ...table.en,
};

/** What is said at paper tables comes with the part of the page for them; see `companion.ts`. */
export type English = typeof english & CompanionWords;
export type Key = keyof English;

const german: { [K in keyof typeof english]: string } = {
  ...asking.de,
  ...purposes.de,
  ...doors.de,
  ...planning.de,
  ...replay.de,
  ...errors.de,
  ...look.de,
  ...settings.de,
  ...table.de,
};

export const catalogue = { en: english, de: german } as { en: English; de: Record<Key, string> };

/** Words of a part of the page that is loaded only where it is needed. */
export function learn({ en, de }: Piece<Record<string, string>>): void {
  Object.assign(catalogue.en, en);
  Object.assign(catalogue.de, de);
}
