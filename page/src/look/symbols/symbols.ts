import { GLYPHS } from "./glyphs";

export type Glyph = keyof typeof GLYPHS;

/** How one symbol of a cost or a text is drawn: one glyph or two halves, on a disc of one colour or two. */
export interface Symbol {
  /** As in the game's texts, without braces: `2/B`. */
  readonly name: string;
  readonly glyphs: readonly string[];
  readonly discs: readonly Disc[];
  /** What a screen reader says. */
  readonly spoken: string;
}

export type Disc = "w" | "u" | "b" | "r" | "g" | "c" | "none";

const COLORS: Record<string, string> = { W: "white", U: "blue", B: "black", R: "red", G: "green", C: "colorless" };
const OTHERS: Record<string, { glyph: Glyph; disc: Disc; spoken: string }> = {
  T: { glyph: "tap", disc: "c", spoken: "tap" },
  Q: { glyph: "untap", disc: "c", spoken: "untap" },
  S: { glyph: "s", disc: "c", spoken: "snow mana" },
  P: { glyph: "p", disc: "c", spoken: "Phyrexian mana" },
  CHAOS: { glyph: "chaos", disc: "none", spoken: "chaos" },
  PW: { glyph: "planeswalker", disc: "none", spoken: "planeswalker" },
};

const read = new Map<string, Symbol | null>();

/** The symbol of this name, or null if the page has no picture for it. */
export function symbol(name: string): Symbol | null {
  let found = read.get(name);
  if (found === undefined) {
    found = make(name.toUpperCase());
    read.set(name, found);
  }
  return found;
}

function make(name: string): Symbol | null {
  const other = OTHERS[name];
  if (other !== undefined) return { name, glyphs: [GLYPHS[other.glyph]], discs: [other.disc], spoken: other.spoken };
  const parts = name.split("/");
  if (parts.length === 1) return plain(name);
  const colors = parts.filter((part) => part !== "P");
  if (parts.includes("P")) {
    const halves = colors.map(plain);
    if (halves.some((half) => half === null)) return null;
    const spoken = `${halves.map((half) => half?.spoken).join(" or ")} or 2 life`;
    return { name, glyphs: colors.map(() => GLYPHS.p), discs: halves.flatMap((half) => half?.discs ?? []), spoken };
  }
  const [first, second] = [plain(colors[0] ?? ""), plain(colors[1] ?? "")];
  if (first === null || second === null || parts.length !== 2) return null;
  return {
    name,
    glyphs: [...first.glyphs, ...second.glyphs],
    discs: [...first.discs, ...second.discs],
    spoken: `${first.spoken} or ${second.spoken}`,
  };
}

function plain(name: string): Symbol | null {
  const color = COLORS[name];
  const glyph = (GLYPHS as Record<string, string>)[name.toLowerCase()];
  if (glyph === undefined) return null;
  if (color !== undefined)
    return { name, glyphs: [glyph], discs: [name.toLowerCase() as Disc], spoken: `${color} mana` };
  if (/^(\d+|X)$/.test(name)) return { name, glyphs: [glyph], discs: ["c"], spoken: name };
  return null;
}

export type Piece = string | Symbol;

/** A text in pieces: words, and the symbols between them. What has no symbol stays as it was written. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  for (const part of text.split(/(\{[^{}]+\})/)) {
    const known = /^\{.+\}$/.test(part) ? symbol(part.slice(1, -1)) : null;
    if (known !== null) found.push(known);
    else if (part !== "") found.push(part);
  }
  return found;
}

/** The text of a card by lines, each a paragraph. */
export function paragraphs(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

/** A text as it is spoken, with words for the symbols. */
export function spoken(text: string): string {
  return pieces(text)
    .map((piece) => (typeof piece === "string" ? piece : piece.spoken))
    .join(" ")
    .replace(/\s+/g, " ")
    .replace(/ ([,.:;])/g, "$1")
    .trim();
}
