import { landscape } from "../look/landscape/landscape";
import { tokens } from "../look/roomColors";

/** The colours of a place for one card of it, as a style: two planes at once have each their own. */
export function inks(name: string, typeLine: string, dark: boolean): string {
  return tokens(landscape(name, typeLine).hues, dark)
    .map(([token, value]) => `${token}: ${value}`)
    .join("; ");
}
