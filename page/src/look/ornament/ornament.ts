import type { Thing } from "../../messages";
import { chance, hash } from "../hash";
import { landscape } from "../landscape/landscape";
import { imageAddress, picture } from "../landscape/picture";
import { MASK, MOTIFS, type Part } from "./creatures";
import {
  ability,
  artifact,
  aura,
  enchantment,
  equipment,
  instant,
  planeswalker,
  scheme,
  sorcery,
  vanguard,
  vehicle,
  type Figure,
} from "./figures";
import { tintsOf, type Tints } from "./tints";

/** What of a thing its picture depends on. */
export type Pictured = Pick<Thing, "name" | "type_line" | "colors" | "kind">;

const [W, H] = [100, 76];

/** The drawing on a card. */
export function ornament(thing: Pictured): string {
  const types = (thing.type_line ?? "").split(" — ")[0] ?? "";
  if (/\bLand\b|^Plane\b|^Phenomenon\b/.test(types) && !/Creature/.test(types))
    return landscape(thing.name ?? "", thing.type_line ?? "").svg("thumb");
  const seed = hash(thing.name ?? "");
  const tints = tintsFor(thing, types);
  const figure = figureOf(thing, types, seed);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMid slice"><rect width="${W}" height="${H}" fill="${tints.ground}"/>${ground(seed, tints)}${drawn(figure, tints)}</svg>`;
}

function tintsFor(thing: Pictured, types: string): Tints {
  if (/Scheme/.test(types))
    return {
      ground: "oklch(.24 .08 325)",
      shade: "oklch(.32 .12 330)",
      m: "oklch(.55 .22 25)",
      l: "oklch(.87 .09 95)",
      i: "#160812",
    };
  if (/Vanguard/.test(types))
    return {
      ground: "oklch(.45 .07 75)",
      shade: "oklch(.35 .06 65)",
      m: "oklch(.68 .1 80)",
      l: "oklch(.92 .07 92)",
      i: "oklch(.2 .04 60)",
    };
  return tintsOf(thing.colors ?? "");
}

function figureOf(thing: Pictured, types: string, seed: number): Figure {
  const line = thing.type_line ?? "";
  if (thing.kind?.includes("ability") === true) return ability(seed);
  if (/Creature/.test(types)) return creature(line, types, seed);
  if (/Instant/.test(types)) return instant(seed);
  if (/Sorcery/.test(types)) return sorcery(seed);
  if (/Planeswalker/.test(types)) return planeswalker;
  if (/Scheme/.test(types)) return scheme;
  if (/Vanguard/.test(types)) return vanguard(seed);
  if (/\bAura\b/.test(line)) return aura(seed);
  if (/Enchantment/.test(types)) return enchantment(seed);
  if (/Equipment/.test(line)) return equipment(seed);
  if (/Vehicle/.test(line)) return vehicle;
  if (/Artifact/.test(types)) return artifact(seed);
  return ability(seed);
}

const ROBOT = MOTIFS.find((motif) => motif.types.test("Myr"));

function creature(line: string, types: string, seed: number): Figure {
  const kinds = line.split(" — ")[1] ?? "";
  const motif = MOTIFS.find((one) => one.types.test(kinds)) ?? (/Artifact/.test(types) ? ROBOT : undefined);
  if (motif === undefined) return mask(seed);
  const variants = motif.variants ?? [];
  return { parts: [...motif.parts, ...(variants[seed % (variants.length || 1)] ?? [])] };
}

function mask(seed: number): Figure {
  const one = <T>(from: readonly T[], shift: number): T => from[(seed >>> shift) % from.length] as T;
  const parts: Part[] = [
    ["l", one(MASK.horns, 3)],
    ["m", one(MASK.heads, 0)],
    ["l", one(MASK.marks, 12)],
    ["i", one(MASK.eyes, 6)],
    ["i", one(MASK.mouths, 9)],
  ];
  return { parts };
}

function drawn(figure: Figure, tints: Tints): string {
  const half = figure.parts.map(([ink, d, stroke]) => part(ink === "s" ? tints.shade : tints[ink], d, stroke)).join("");
  const [x, y] = [W / 2, H * 0.53];
  const field =
    figure.bare === true
      ? ""
      : `<circle cx="${x}" cy="${y}" r="32" fill="${tints.shade}"/><circle cx="${x}" cy="${y}" r="32" fill="none" stroke="${tints.m}" stroke-width="1.4" opacity=".7"/>`;
  const both =
    figure.whole === true
      ? half
      : `<g transform="translate(-.2 0)">${half}</g><g transform="translate(.2 0) scale(-1 1)">${half}</g>`;
  return `${field}<g transform="translate(${x} ${y}) scale(.92)">${both}</g>`;
}

function part(color: string, d: string, stroke: number | undefined): string {
  return stroke === undefined
    ? `<path d="${d}" fill="${color}"/>`
    : `<path d="${d}" fill="none" stroke="${color}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Rays, stripes, arches or lozenges behind the figure. */
function ground(seed: number, { shade, ground: back }: Tints): string {
  const random = chance(seed);
  const y = H * 0.53;
  switch ((seed >>> 5) % 4) {
    case 0: {
      const many = 9 + (seed % 5);
      const start = random();
      let d = "";
      for (let index = 0; index < many; index++) {
        const a = ((index + start) / many) * Math.PI * 2;
        const b = a + Math.PI / many;
        d += `M50 ${y}L${at(50 + Math.cos(a) * 90, y + Math.sin(a) * 90)}L${at(50 + Math.cos(b) * 90, y + Math.sin(b) * 90)}Z`;
      }
      return `<path d="${d}" fill="${shade}" opacity=".8"/>`;
    }
    case 1: {
      let d = "";
      for (let index = 0; index < 6; index++) d += `M0 ${Math.round(H * (0.04 + index * 0.17))}h${W}v6.5H0Z`;
      return `<path d="${d}" fill="${shade}" opacity=".75"/>`;
    }
    case 2:
      return [5, 4, 3, 2, 1]
        .map(
          (index) =>
            `<circle cx="50" cy="${H * 1.02}" r="${H * 0.24 * index}" fill="${index % 2 === 1 ? shade : back}" opacity=".9"/>`,
        )
        .join("");
    default: {
      let d = "";
      for (let row = -1; row < 5; row++)
        for (let column = -1; column < 7; column++)
          d += `M${column * 18 + (row % 2 === 0 ? 0 : 9)} ${row * 20}l9 10l-9 10l-9 -10Z`;
      return `<path d="${d}" fill="${shade}" opacity=".55"/>`;
    }
  }
}

function at(x: number, y: number): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

const addresses = new Map<string, string>();

/** The address of a card's picture, for an image; the same card is drawn once. */
export function ornamentPicture(thing: Pictured): string {
  const key = [thing.name, thing.type_line, thing.colors, thing.kind?.includes("ability")].join("|");
  let address = addresses.get(key);
  if (address === undefined) {
    const types = thing.type_line ?? "";
    address = /^(Plane|Phenomenon)\b/.test(types)
      ? picture(thing.name ?? "", types, "thumb")
      : imageAddress(ornament(thing));
    addresses.set(key, address);
  }
  return address;
}
