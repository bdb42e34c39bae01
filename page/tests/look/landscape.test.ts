import { describe, expect, test, vi } from "vitest";
import { landscape, type PictureSize } from "../../src/look/landscape/landscape";
import { LANDMARKS } from "../../src/look/landscape/landmarks";
import { placeOf } from "../../src/look/landscape/places";
import { TERRAINS, terrainOf } from "../../src/look/landscape/terrain";
import pool from "./pool.json";

const places = pool.planar as [name: string, typeLine: string][];
const phenomena = places.filter(([, typeLine]) => typeLine === "Phenomenon");
const planes = places.filter(([, typeLine]) => typeLine !== "Phenomenon");
const SIZES: PictureSize[] = ["poster", "room", "thumb"];

describe("the picture of a place", () => {
  test("is always the same", async () => {
    vi.resetModules();
    const again = await import("../../src/look/landscape/landscape");
    for (const [name, typeLine] of places.filter((_, index) => index % 4 === 0)) {
      expect(again.landscape(name, typeLine).svg("poster")).toBe(landscape(name, typeLine).svg("poster"));
    }
  }, 20_000);

  test.each(SIZES)("is another for each place, as %s", (size) => {
    expect(new Set(places.map(([name, typeLine]) => landscape(name, typeLine).svg(size))).size).toBe(places.length);
  });

  test("does not only differ in its colours", () => {
    const drawn = places.map(([name, typeLine]) =>
      landscape(name, typeLine)
        .svg("poster")
        .replace(/oklch\([^)]*\)/g, ""),
    );
    expect(new Set(drawn).size).toBe(places.length);
  });

  test.each(SIZES)("needs no style, no script and nothing from elsewhere, and is small, as %s", (size) => {
    for (const [name, typeLine] of places) {
      const svg = landscape(name, typeLine).svg(size);
      expect(svg).not.toMatch(/style|<script|href|NaN|undefined|Infinity/);
      expect(svg.length, name).toBeLessThan(60_000);
    }
  });
});

test("each plane of the pool has its place written down, and all terrains, hours and landmarks are used", () => {
  const written = planes.map(([name]) => placeOf(name));
  expect(planes.filter((_, index) => written[index] === undefined)).toEqual([]);
  expect(new Set(written.map((place) => place?.terrain))).toEqual(new Set(TERRAINS));
  expect(new Set(written.map((place) => place?.hour)).size).toBe(4);
  const landmarks = new Set(written.map((place) => place?.landmark).filter((one) => one != null));
  expect(Object.keys(LANDMARKS).filter((name) => !landmarks.has(name as keyof typeof LANDMARKS))).toEqual([]);
});

test("a phenomenon has no land", () => {
  expect(phenomena.length).toBeGreaterThan(0);
  for (const [name, typeLine] of phenomena) expect(landscape(name, typeLine).terrain).toBe("phenomenon");
  for (const [name, typeLine] of planes) expect(landscape(name, typeLine).terrain).not.toBe("phenomenon");
});

test.each([
  ["Sunken Lake", "Plane — Nowhere", "sea"],
  ["Kaltheim", "Plane — Frost", "ice"],
  ["Graypelt Refuge", "Land", "forest"],
  ["Terramorphic Expanse", "Land — Mountain", "mountain"],
])("what is called %s (%s) looks like %s", (name, typeLine, terrain) => {
  expect(terrainOf(name, typeLine)).toBe(terrain);
});
