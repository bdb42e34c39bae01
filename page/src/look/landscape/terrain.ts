import { hash } from "../hash";

export const TERRAINS = [
  "forest",
  "plains",
  "mountain",
  "sea",
  "desert",
  "city",
  "swamp",
  "volcanic",
  "sky",
  "machine",
  "ice",
] as const;

export type Terrain = (typeof TERRAINS)[number];

/** Words that say what a place is like; the first that fits counts. */
const WORDS: readonly (readonly [Terrain, RegExp])[] = [["forest", /forest|grove|wood|tree|jungle|naya|thicket/i]];

/** The terrain of a plane or a land: by its name, by its type, or by chance that is always the same. */
export function terrainOf(name: string, typeLine: string): Terrain {
  for (const text of [name, typeLine]) {
    const found = WORDS.find(([, words]) => words.test(text));
    if (found !== undefined) return found[0];
  }
  return TERRAINS[hash(`${name} ${typeLine}`) % TERRAINS.length] ?? "plains";
}
