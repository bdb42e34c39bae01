import { chance, hash, type Chance } from "../hash";
import { Canvas } from "./canvas";
import { drawHeaven, type Body, type Heaven } from "./heaven";
import { type Landmark } from "./landmarks";
import { huesOf, palette } from "./palette";
import { drawPhenomenon } from "./phenomenon";
import { placeOf } from "./places";
import { sky } from "./scenes/air";
import { city, machine } from "./scenes/built";
import { desert } from "./scenes/dry";
import { ice, mountain, volcanic } from "./scenes/heights";
import type { Scene } from "./scenes/setting";
import { sea, swamp } from "./scenes/waters";
import { forest, plains } from "./scenes/woods";
import { terrainOf, type Terrain } from "./terrain";
import { drawWeather, halftone, traveller, type Weather } from "./weather";

export const HOURS = ["dawn", "day", "dusk", "night"] as const;
export type Hour = (typeof HOURS)[number];

/** The three hues of a place, in degrees; everything in its picture and in the room is made of them. */
export interface Hues {
  readonly sky: number;
  readonly sun: number;
  readonly land: number;
}

/** How large a picture is drawn: a wide card, the whole room, or something small. */
export type PictureSize = "poster" | "room" | "thumb";

/** A place as it looks: the same name and type always look the same. */
export interface Landscape {
  readonly hues: Hues;
  readonly hour: Hour;
  readonly terrain: Terrain | "phenomenon";
  svg(size: PictureSize): string;
}

const SCENES: Readonly<Record<Terrain, Scene>> = {
  ...{ forest, plains, mountain, sea, desert, city },
  ...{ swamp, volcanic, sky, machine, ice },
};

/** Where the sky ends, from above, as a part of the height. */
const HORIZONS: Readonly<Record<Terrain, number>> = {
  ...{ forest: 0.62, plains: 0.56, mountain: 0.68, sea: 0.6, desert: 0.6, city: 0.66 },
  ...{ swamp: 0.62, volcanic: 0.68, sky: 0.8, machine: 0.7, ice: 0.62 },
};

const SIZES: Readonly<Record<PictureSize, readonly [w: number, h: number, detail: number]>> = {
  poster: [760, 250, 1],
  room: [1440, 900, 1],
  thumb: [200, 130, 0.45],
};

const known = new Map<string, Landscape>();

export function landscape(name: string, typeLine: string): Landscape {
  const key = `${name}|${typeLine}`;
  let found = known.get(key);
  if (found === undefined) {
    found = /^Phenomenon\b/.test(typeLine) ? phenomenon(hash(key)) : place(name, typeLine, hash(key));
    known.set(key, found);
  }
  return found;
}

function phenomenon(seed: number): Landscape {
  const hues = { sky: seed % 360, sun: (seed % 360) + 95 + ((seed >>> 9) % 110), land: (seed % 360) + 40 };
  const ink = palette(hues, "dusk");
  return {
    hues,
    hour: "dusk",
    terrain: "phenomenon",
    svg: (size) => {
      const canvas = blank(size, chance(seed), ink);
      drawPhenomenon(canvas, seed);
      halftone(canvas);
      return canvas.svg();
    },
  };
}

function blank(size: PictureSize, random: Chance, ink: ReturnType<typeof palette>): Canvas {
  const [w, h, detail] = SIZES[size];
  return new Canvas(w, h, random, ink, detail);
}

function place(name: string, typeLine: string, seed: number): Landscape {
  const written = placeOf(name);
  const terrain = written?.terrain ?? terrainOf(name, typeLine);
  const hour = written?.hour ?? hourOf(terrain, seed);
  const hues = huesOf(terrain, seed);
  const ink = palette(hues, hour);
  const weather = written?.weather ?? weatherOf(terrain, hour, seed);
  return {
    hues,
    hour,
    terrain,
    svg: (size) =>
      draw(blank(size, chance(seed), ink), size, { terrain, hour, seed, weather, landmark: written?.landmark ?? null }),
  };
}

interface Plan {
  readonly terrain: Terrain;
  readonly hour: Hour;
  readonly seed: number;
  readonly weather: Weather;
  readonly landmark: Landmark | null;
}

function draw(c: Canvas, size: PictureSize, { terrain, hour, seed, weather, landmark }: Plan): string {
  const heaven = heavenOf(c, terrain, hour, seed);
  drawHeaven(c, heaven);
  const ground = SCENES[terrain](c, { heaven, landmark, seed: seed >>> 4 });
  drawWeather(c, weather, heaven.horizon, heaven.side);
  if (size === "poster") {
    traveller(c, c.w * (0.5 - heaven.side * 0.3), ground);
    halftone(c);
  }
  return c.svg();
}

function heavenOf(c: Canvas, terrain: Terrain, hour: Hour, seed: number): Heaven {
  const horizon = c.h * HORIZONS[terrain];
  const side = (seed >>> 9) % 2 === 0 ? -1 : 1;
  const high = hour === "day" ? 0.36 : hour === "night" ? 0.34 : c.between(0.16, 0.28);
  const wide = terrain === "sea" || terrain === "desert" ? 0.2 : 0.16;
  const night = hour === "night";
  return {
    horizon,
    side,
    // The title stands at the upper left: on that side the light keeps nearer to the middle.
    x: c.w * (0.5 + side * (side < 0 ? c.between(0.02, 0.1) : c.between(0.12, 0.26))),
    y: horizon - c.h * high,
    r: Math.min(c.w, c.h) * wide * c.between(0.85, 1.25),
    body: bodyOf(terrain, night, seed),
    rays:
      hour === "day" ||
      (hour === "dawn" && (seed >>> 3) % 2 === 1) ||
      (!night && (terrain === "plains" || terrain === "forest")),
    stars: night ? 0.85 : terrain === "machine" || terrain === "sky" ? 0.4 : 0,
    aurora: terrain === "ice" || (night && (seed >>> 17) % 3 === 0),
    waves: terrain === "desert" || terrain === "sky" ? 1.4 : 0.5,
    clouds: terrain === "swamp" ? 2 : 3 + Math.floor(c.random() * 3),
  };
}

function bodyOf(terrain: Terrain, night: boolean, seed: number): Body {
  const strange: readonly Body[] = night
    ? ["crescent", "ringed", "twins", "eclipse"]
    : terrain === "sky" || terrain === "machine"
      ? ["ringed", "disc", "twins", "eclipse"]
      : ["disc", "halo", "disc", "twins"];
  return strange[(seed >>> 11) % strange.length] ?? "disc";
}

function hourOf(terrain: Terrain, seed: number): Hour {
  const from: readonly Hour[] =
    terrain === "swamp" || terrain === "volcanic"
      ? ["dusk", "night"]
      : terrain === "plains" || terrain === "forest"
        ? ["dawn", "day", "dusk"]
        : HOURS;
  return from[(seed >>> 5) % from.length] ?? "day";
}

function weatherOf(terrain: Terrain, hour: Hour, seed: number): Weather {
  if (terrain === "ice") return "snow";
  if (terrain === "volcanic") return "embers";
  const drawn = (["clear", "birds", "clear", "motes", "rain", "birds"] as const)[(seed >>> 20) % 6] ?? "clear";
  if (drawn === "birds" && (hour === "night" || terrain === "machine")) return "clear";
  if (drawn === "rain" && !["swamp", "city", "sea"].includes(terrain)) return "clear";
  return drawn;
}
