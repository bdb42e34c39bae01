import asking from "./asking";
import doors from "./doors";
import errors from "./errors";
import look from "./look";
import purposes from "./purposes";
import settings from "./settings";
import table from "./table";

/** All that the page says, by part; a new part has one more line here and below. */
export const pieces = { asking, purposes, doors, errors, look, settings, table };

const english = { ...asking.en, ...purposes.en, ...doors.en, ...errors.en, ...look.en, ...settings.en, ...table.en };

export type English = typeof english;
export type Key = keyof English;

export const catalogue: { en: English; de: Record<Key, string> } = {
  en: english,
  de: { ...asking.de, ...purposes.de, ...doors.de, ...errors.de, ...look.de, ...settings.de, ...table.de },
};
