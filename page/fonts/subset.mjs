// Cuts the fonts down to what the page uses: `npm run fonts`, after a change to the lists below. It writes the fonts and
// the table of symbols; they are kept in the repository, so that building the page needs none of this.
import { readFile, writeFile } from "node:fs/promises";
import { format } from "prettier";
import subsetFont from "subset-font";

const NUMBERS = Array.from({ length: 17 }, (_, number) => String(number));
const MANA = [..."wubrgcxsp", "tap", "untap", "chaos", "planeswalker"];
const TYPES = ["artifact", "enchantment", "phenomenon", "commander"];
const COUNTERS = ["charge", "flame", "stun", "time"].map((name) => `counter-${name}`);
const ABILITIES = [
  ...["changeling", "deathtouch", "defender", "double-strike", "exalted", "fear", "first-strike", "flash", "flying"],
  ...["haste", "hexproof", "indestructible", "infect", "intimidate", "lifelink", "menace", "protection", "reach"],
  ...["shroud", "summoning-sickness", "swampwalk", "islandwalk", "forestwalk", "trample", "vigilance", "ward"],
].map((name) => `ability-${name}`);

/** What the fonts for text can write: English and German, the names of Europe, and the signs that the page uses. */
const ASCII = Array.from({ length: 95 }, (_, code) => String.fromCharCode(32 + code)).join("");
const SIGNS = "—–−•’‘‚“”„…×·°½«»¡¿";
const EUROPE = `${Array.from({ length: 64 }, (_, code) => String.fromCharCode(0xc0 + code)).join("")}ŒœŠšŽžŸ`;
const CARDS = `${ASCII}—–−•’…×·ÄÖÜäöüßÆæéû`;
const TEXTS = [
  ["poster", "big-shoulders-display/files/big-shoulders-display-latin-800-normal.woff2", ASCII + SIGNS + EUROPE],
  ["body-500", "figtree/files/figtree-latin-500-normal.woff2", ASCII + SIGNS + EUROPE],
  ["body-700", "figtree/files/figtree-latin-700-normal.woff2", ASCII + SIGNS + EUROPE],
  ["card-500", "barlow-condensed/files/barlow-condensed-latin-500-normal.woff2", CARDS],
  ["card-600", "barlow-condensed/files/barlow-condensed-latin-600-normal.woff2", CARDS],
];

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
let bytes = small.length;
for (const [name, file, text] of TEXTS) {
  const font = await subsetFont(await readFile(new URL(`../node_modules/@fontsource/${file}`, here)), text, {
    targetFormat: "woff2",
  });
  await writeFile(new URL(`../src/look/fonts/${name}.woff2`, here), font);
  bytes += font.length;
}
console.log(`${Object.keys(glyphs).length} symbols in ${small.length} bytes, all fonts in ${bytes}`);
