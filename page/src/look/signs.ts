import type { Thing } from "../messages";
import { GLYPHS } from "./symbols/glyphs";
import type { Glyph } from "./symbols/symbols";

/** A small sign on a card: what it is called, and its glyph where the font has one. */
export interface Sign {
  readonly name: string;
  readonly glyph: Glyph | null;
}

/** Keywords that matter while a permanent is on the battlefield; the others are read in its text. */
const SHOWN = new Set([
  ...["flying", "reach", "trample", "haste", "vigilance", "deathtouch", "lifelink", "menace", "defender", "flash"],
  ...["first strike", "double strike", "hexproof", "shroud", "indestructible", "ward", "protection", "changeling"],
  ...["fear", "intimidate", "infect", "exalted"],
  ...["swampwalk", "islandwalk", "forestwalk"],
]);

export function keywordSigns(thing: Thing): Sign[] {
  const names = new Set((thing.keywords ?? []).map((keyword) => keyword.name.toLowerCase()));
  return [...names]
    .filter((name) => SHOWN.has(name))
    .map((name) => ({ name, glyph: known(`ability-${name.replace(" ", "-")}`) }))
    .filter((sign) => sign.glyph !== null);
}

/** A counter as it stands on a chip: `+3`, or a sign and how many. */
export interface CounterSign extends Sign {
  readonly count: number;
  readonly short: string;
  /** Whether its name must be read, since nothing else says what it is. */
  readonly named: boolean;
}

export function counterSigns(counters: Record<string, number> | undefined): CounterSign[] {
  return Object.entries(counters ?? {})
    .filter(([, count]) => count > 0)
    .map(([name, count]) => {
      const glyph = known(`counter-${name}`) ?? known(`ability-${name.replace(" ", "-")}`);
      return {
        name,
        count,
        glyph,
        short: shortCount(name, count),
        named: glyph === null && !/^[+-]1\/[+-]1$/.test(name),
      };
    });
}

function shortCount(name: string, count: number): string {
  if (name === "+1/+1") return `+${count}`;
  if (name === "-1/-1") return `−${count}`;
  return String(count);
}

/** How power and toughness stand to what they are by themselves: raised, lowered or neither. */
export function swayed(thing: Thing): "raised" | "lowered" | null {
  if (thing.base_power === undefined || thing.base_toughness === undefined) return null;
  const sum = (thing.power ?? 0) + (thing.toughness ?? 0) - thing.base_power - thing.base_toughness;
  return sum > 0 ? "raised" : sum < 0 ? "lowered" : null;
}

function known(name: string): Glyph | null {
  return name in GLYPHS ? (name as Glyph) : null;
}
