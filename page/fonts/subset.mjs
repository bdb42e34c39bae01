// Cuts the symbol font down to the symbols that the page uses: `npm run fonts`, after a change to the list below.
// It writes the font and the table of glyphs; both are kept in the repository, so that building the page needs neither.
import { readFile, writeFile } from "node:fs/promises";
import { format } from "prettier";
import subsetFont from "subset-font";

const NUMBERS = Array.from({ length: 21 }, (_, number) => String(number));
const MANA = [..."wubrgcxyzspe", "tap", "untap", "chaos", "planeswalker"];
const TYPES = [
  "artifact",
  "creature",
  "enchantment",
  "instant",
  "land",
  "sorcery",
  "plane",
  "phenomenon",
  "scheme",
  "vanguard",
  "token",
  "commander",
  "hand",
  "library",
  "graveyard",
  "exile",
];
const COUNTERS = ["plus", "minus", "charge", "flame", "loyalty", "time", "shield", "stun", "lore", "void", "goad"].map(
  (name) => `counter-${name}`,
);
const ABILITIES = [
  "changeling",
  "deathtouch",
  "defender",
  "double-strike",
  "exalted",
  "fear",
  "first-strike",
  "flash",
  "flying",
  "haste",
  "hexproof",
  "indestructible",
  "infect",
  "intimidate",
  "lifelink",
  "menace",
  "protection",
  "reach",
  "shroud",
  "summoning-sickness",
  "swampwalk",
  "islandwalk",
  "forestwalk",
  "mountainwalk",
  "plainswalk",
  "trample",
  "unblockable",
  "undying",
  "vigilance",
  "ward",
  "cannot-block",
  "must-attack",
].map((name) => `ability-${name}`);

const here = new URL(".", import.meta.url);
const source = new URL("../node_modules/mana-font/", here);

function codepoints(css) {
  const found = new Map();
  for (const [, selectors, code] of css.matchAll(/([^{}]+)\{\s*content: "\\([0-9a-f]+)"/g)) {
    for (const [, name] of selectors.matchAll(/\.ms-([a-z0-9-]+)::before/g))
      if (!found.has(name)) found.set(name, code);
  }
  return found;
}

const known = codepoints(await readFile(new URL("css/mana.css", source), "utf8"));
const glyphs = {};
for (const name of [...NUMBERS, ...MANA, ...TYPES, ...COUNTERS, ...ABILITIES]) {
  const code = known.get(name);
  if (code === undefined) throw new Error(`The symbol font has no glyph ${name}.`);
  glyphs[name] = String.fromCodePoint(Number.parseInt(code, 16));
}

const whole = await readFile(new URL("fonts/mana.ttf", source));
const small = await subsetFont(whole, Object.values(glyphs).join(""), { targetFormat: "woff2" });
await writeFile(new URL("../src/look/fonts/mana.woff2", here), small);

const table = Object.entries(glyphs).map(
  ([name, glyph]) => `  ${JSON.stringify(name)}: "\\u${glyph.codePointAt(0).toString(16)}",`,
);
const module = `// The glyphs of the symbol font, by name; written by \`npm run fonts\`.\nexport const GLYPHS = {\n${table.join("\n")}\n} as const;\n`;
await writeFile(
  new URL("../src/look/symbols/glyphs.ts", here),
  await format(module, { parser: "typescript", printWidth: 120 }),
);
console.log(`${Object.keys(glyphs).length} symbols, ${small.length} bytes`);
