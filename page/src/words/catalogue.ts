import doors from "./doors";
import errors from "./errors";
import settings from "./settings";
import table from "./table";

/** All that the page says, by part; a new part has one more line here and below. */
export const pieces = { doors, errors, settings, table };

const english = { ...doors.en, ...errors.en, ...settings.en, ...table.en };

export type English = typeof english;
export type Key = keyof English;

export const catalogue: { en: English; de: Record<Key, string> } = {
  en: english,
  de: { ...doors.de, ...errors.de, ...settings.de, ...table.de },
};
