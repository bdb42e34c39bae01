import type { Thing } from "../../messages";
import { css, oklch } from "../color";
import { hash } from "../hash";
import { imageAddress } from "../landscape/picture";

/** The drawing on a card, 100 wide and 72 high. */
export function ornament(thing: Pick<Thing, "name" | "type_line" | "colors">): string {
  const hue = hash(thing.name ?? "") % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="72" viewBox="0 0 100 72"><rect width="100" height="72" fill="${css(oklch(0.5, 0.1, hue))}"/></svg>`;
}

const addresses = new Map<string, string>();

/** Its address, for an image; the same card is drawn once. */
export function ornamentPicture(thing: Pick<Thing, "name" | "type_line" | "colors" | "kind">): string {
  const key = [thing.name, thing.type_line, thing.colors, thing.kind].join("|");
  let address = addresses.get(key);
  if (address === undefined) {
    address = imageAddress(ornament(thing));
    addresses.set(key, address);
  }
  return address;
}
