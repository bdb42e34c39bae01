import asking from "./asking";
import display from "./display";
import doors from "./doors";
import errors from "./errors";
import laying from "./laying";
import look from "./look";
import phones from "./phones";
import planning from "./planning";
import purposes from "./purposes";
import replay from "./replay";
import settings from "./settings";
import table from "./table";

/** All that the page says, by part; a new part has one more line here and below. */
export const pieces = { asking, purposes, display, doors, phones, planning, replay, errors, laying, look, settings, table };

const english = {
  ...asking.en,
  ...purposes.en,
  ...display.en,
  ...doors.en,
  ...phones.en,
  ...planning.en,
  ...replay.en,
  ...errors.en,
  ...laying.en,
  ...look.en,
  ...settings.en,
  ...table.en,
};

export type English = typeof english;
export type Key = keyof English;

export const catalogue: { en: English; de: Record<Key, string> } = {
  en: english,
  de: {
    ...asking.de,
    ...purposes.de,
    ...display.de,
    ...doors.de,
    ...phones.de,
    ...planning.de,
    ...replay.de,
    ...errors.de,
    ...laying.de,
    ...look.de,
    ...settings.de,
    ...table.de,
  },
};
