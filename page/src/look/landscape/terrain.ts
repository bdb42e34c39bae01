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
const WORDS: readonly (readonly [Terrain, RegExp])[] = [
  [
    "machine",
    /aether|flues|forge|foundry|machine|sphere|mirrodin|furnace|engine|arsenal|citadel|seat of|vault|warehouse/i,
  ],
  ["volcanic", /fire|volcan|lava|flame|ember|ash|crater|molten/i],
  ["sky", /sky|cloud|wind|aerie|float|eyrie|stairs|nebula|spacecraft|heaven/i],
  ["ice", /\bice|snow|frost|cold|winter|glaci|pole|arctic|moon/i],
  ["desert", /sand|desert|dune|waste|mars|oasis|canyon|mesa/i],
  ["sea", /\bsea\b|island|isle|lake|ocean|reef|shore|tide|pools?\b|river|lagoon|bay|coast|depths/i],
  [
    "city",
    /city|tower|academy|hall|bazaar|market|keep|district|palace|library|school|carnarium|sanctuary|ravnica|garrison|guild/i,
  ],
  ["swamp", /grave|swamp|mire|bog|tomb|dead|crypt|\bfen\b|undead|hive|rot\b|ossuary|skull|aqueduct/i],
  ["forest", /forest|grove|wood|tree|jungle|garden|thicket|wilds|bough|turf|orchard|refuge/i],
  ["mountain", /mountain|peak|mount\b|crag|hill|pinnacle|ridge|cave|cliff|chasm/i],
  ["plains", /field|plain|meadow|savanna|valley|vale|land\b|farm/i],
];

/** The terrain of a plane or a land: by its name, by its type, or by chance that is always the same. */
export function terrainOf(name: string, typeLine: string): Terrain {
  for (const text of [name, typeLine.replace(/^.*?Land\b|^Plane\b/, "")]) {
    const found = WORDS.find(([, words]) => words.test(text));
    if (found !== undefined) return found[0];
  }
  return TERRAINS[hash(`${name} ${typeLine}`) % TERRAINS.length] ?? "plains";
}
