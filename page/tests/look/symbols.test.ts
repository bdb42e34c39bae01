import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { describe, expect, test } from "vitest";
import { GLYPHS } from "../../src/look/symbols/glyphs";
import { paragraphs, pieces, spoken, symbol } from "../../src/look/symbols/symbols";
import { catalogue } from "../../src/words/catalogue";
import pool from "./pool.json";

test.each(pool.symbols)("{%s}, which stands on a card of the pool, has a picture and words", (name) => {
  const found = symbol(name);
  expect(found?.glyphs.length).toBeGreaterThan(0);
  expect(found?.spoken).toBeTruthy();
});

test("the font that comes with the page has every glyph, and is small", async () => {
  const file = fontFile("mana");
  expect(file.length).toBeLessThan(17_000);
  const known = await characters(file, Object.values(GLYPHS).join(""));
  const missing = Object.entries(GLYPHS).filter(([, glyph]) => !known.has(glyph.codePointAt(0) ?? 0));
  expect(missing.map(([name]) => name)).toEqual([]);
});

test.each(["body-500", "body-700"])("the font %s can write all that the page says", async (name) => {
  const said = Object.values(catalogue)
    .flatMap((words) => Object.values(words))
    .join("");
  const known = await characters(fontFile(name), said).then((found) => found.add(ARROW));
  expect([...new Set(said)].filter((letter) => !known.has(letter.codePointAt(0) ?? 0)).join("")).toBe("");
});

/** No font of ours has it: every system does. */
const ARROW = 0x2192;

function fontFile(name: string): Uint8Array {
  return readFileSync(new URL(`../../src/look/fonts/${name}.woff2`, import.meta.url));
}

/** Which characters of a text a font has, from its table `cmap` in the form that has segments. */
async function characters(font: Uint8Array, text: string): Promise<Set<number>> {
  const whole = await subsetFont(font, text, { targetFormat: "truetype" });
  const bytes = new DataView(whole.buffer, whole.byteOffset, whole.byteLength);
  const found = new Set<number>();
  for (let table = 0; table < bytes.getUint16(4); table++) {
    const at = 12 + table * 16;
    if (bytes.getUint32(at) !== CMAP) continue;
    const cmap = bytes.getUint32(at + 8);
    for (let index = 0; index < bytes.getUint16(cmap + 2); index++) {
      segments(bytes, cmap + bytes.getUint32(cmap + 4 + index * 8 + 4), found);
    }
  }
  return found;
}

const CMAP = 0x636d6170;

function segments(bytes: DataView, at: number, found: Set<number>): void {
  if (bytes.getUint16(at) !== 4) return;
  const twice = bytes.getUint16(at + 6);
  for (let index = 0; index < twice; index += 2) {
    const [end, start] = [bytes.getUint16(at + 14 + index), bytes.getUint16(at + 16 + twice + index)];
    for (let code = start; code <= end && code !== 0xffff; code++) found.add(code);
  }
}

describe("a text with symbols", () => {
  test("comes in pieces, each line a paragraph", () => {
    const [first, second] = paragraphs("{T}: Add {G}.\n\nDraw a card.").map(pieces);
    expect(first?.map((piece) => (typeof piece === "string" ? piece : piece.name))).toEqual(["T", ": Add ", "G", "."]);
    expect(second).toEqual(["Draw a card."]);
  });

  test("keeps what it does not know as it was written", () => {
    expect(pieces("Pay {ODD}.").join("")).toBe("Pay {ODD}.");
    expect(symbol("")).toBeNull();
    expect(symbol("W/")).toBeNull();
    expect(symbol("99")).toBeNull();
  });

  test("is spoken with words", () => {
    expect(spoken("{2/B}{R/P}, {T}: Win.")).toBe("2 or black mana red mana or 2 life, tap: Win.");
  });

  test("shows both halves of a hybrid symbol, each on its colour", () => {
    expect(symbol("R/W")).toMatchObject({ discs: ["r", "w"], glyphs: [GLYPHS.r, GLYPHS.w] });
    expect(symbol("R/P")).toMatchObject({ discs: ["r"], glyphs: [GLYPHS.p] });
    expect(symbol("G/W/P")).toMatchObject({ discs: ["g", "w"], glyphs: [GLYPHS.p, GLYPHS.p] });
  });
});
