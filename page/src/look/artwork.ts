import type { Thing } from "../messages";

const FROM = "https://api.scryfall.com/cards/named";

/** Where the printed picture of a card is to be had; nowhere for tokens and abilities, which are no cards. */
export function artwork(thing: Thing): string | null {
  if (thing.name === null || thing.token === true || thing.kind?.includes("ability")) return null;
  return `${FROM}?${new URLSearchParams({ exact: thing.name, format: "image", version: "art_crop" })}`;
}
