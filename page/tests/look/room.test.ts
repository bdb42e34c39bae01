import { describe, expect, test } from "vitest";
import { apart, contrast, css, light, oklch, over, type Light, type Oklch } from "../../src/look/color";
import { FRAMES, frameOf } from "../../src/look/frame";
import { landscape } from "../../src/look/landscape/landscape";
import { roomColors, tokens, type RoomColors } from "../../src/look/roomColors";
import { seatColor, seatShape, round } from "../../src/look/seats";
import pool from "./pool.json";
import { signalsOf } from "./styles";

const places = pool.planar as [name: string, typeLine: string][];
const WHITE: Light = [1, 1, 1];
const BLACK: Light = [0, 0, 0];
const TEXT = 4.5;
const EDGE = 3;

const SIGNALS = { dark: signalsOf("dark"), light: signalsOf("light") };

/** What is seen of something that may be seen through: over the veil, over a picture that is as bad as can be. */
function seen(colors: RoomColors, color: Oklch, behind: Light): Light {
  const veiled = over(light(colors.veilMiddle), colors.veilMiddle.a ?? 1, behind);
  return over(light(color), color.a ?? 1, veiled);
}

describe.each(["dark", "light"] as const)("in the %s, on every plane,", (theme) => {
  const signals = SIGNALS[theme];
  const rooms = places.map(([name, typeLine]) => ({
    name,
    colors: roomColors(landscape(name, typeLine).hues, theme === "dark"),
  }));
  const lowest = (of: (colors: RoomColors, behind: Light) => number): number =>
    Math.min(...rooms.flatMap(({ colors }) => [WHITE, BLACK].map((behind) => of(colors, behind))));
  const onPanel = (color: (colors: RoomColors) => Oklch | string) =>
    lowest((colors, behind) => contrast(light(color(colors)), seen(colors, colors.panel, behind)));

  test("words on a panel can be read, whatever is behind it", () => {
    expect(onPanel((colors) => colors.text)).toBeGreaterThan(7);
    expect(onPanel((colors) => colors.muted)).toBeGreaterThan(TEXT);
    expect(onPanel((colors) => colors.accent)).toBeGreaterThan(TEXT);
    expect(onPanel(() => signals["go-text"] ?? "")).toBeGreaterThan(TEXT);
    expect(onPanel(() => signals["attack-text"] ?? "")).toBeGreaterThan(TEXT);
  });

  test("so can words on what is raised from it, and on what is solid", () => {
    const raised = (colors: RoomColors, behind: Light): Light =>
      over(light(colors.raised), colors.raised.a ?? 1, seen(colors, colors.panel, behind));
    expect(lowest((colors, behind) => contrast(light(colors.text), raised(colors, behind)))).toBeGreaterThan(TEXT);
    expect(lowest((colors, behind) => contrast(light(colors.muted), raised(colors, behind)))).toBeGreaterThan(TEXT);
    expect(lowest((colors) => contrast(light(colors.muted), light(colors.solid)))).toBeGreaterThan(TEXT);
  });

  test("the label of the button that passes can be read", () => {
    expect(lowest((colors) => contrast(light(colors.accentText), light(colors.accent)))).toBeGreaterThan(TEXT);
    expect(contrast(light(signals["go-ink"] ?? ""), light(signals["go"] ?? ""))).toBeGreaterThan(TEXT);
    expect(contrast(light(signals["attack-ink"] ?? ""), light(signals["attack"] ?? ""))).toBeGreaterThan(TEXT);
  });

  test.each(["go-edge", "attack", "target", "block", "focus"])("the edge of %s stands out from a panel", (signal) => {
    expect(onPanel(() => signals[signal] ?? "")).toBeGreaterThan(EDGE);
  });

  test("the accent never looks like the gold that says what can be done", () => {
    if (theme === "light") return;
    for (const { name, colors } of rooms) expect(apart(colors.accent.h, 88), name).toBeGreaterThanOrEqual(19.5);
  });
});

test("paper can be read by day and by night", () => {
  const paper = light(SIGNALS.dark["paper"] ?? "");
  for (const ink of ["ink", "ink-muted", "chaos"]) {
    expect(contrast(light(SIGNALS.dark[ink] ?? ""), paper), ink).toBeGreaterThan(TEXT);
  }
});

test("names on cards of several colours stand on a bar of gold", () => {
  const { ink, bar, back } = frameOf({ id: 1, name: "Both", zone: "hand", type_line: "Instant", colors: "RW" });
  expect(back).toContain(FRAMES.R.back);
  expect(back).toContain(FRAMES.W.back);
  expect(contrast(light(ink), light(bar))).toBeGreaterThan(TEXT);
});

test("sixteen seats are told apart by colour, and by shape and ring", () => {
  const seats = Array.from({ length: 16 }, (_, seat) => seat);
  expect(new Set(seats.map(seatColor)).size).toBe(16);
  expect(new Set(seats.map((seat) => `${seatShape(seat)} ${round(seat)}`)).size).toBe(16);
});

test("a room sets every token, in a form that style sheets know", () => {
  const set = tokens({ sky: 10, sun: 400, land: -30 }, true);
  expect(set.map(([name]) => name)).toContain("--panel-text");
  for (const [, value] of set) expect(value).toMatch(/^oklch\([\d.]+ [\d.]+ \d+( \/ [\d.]+)?\)$/);
});

test("colours are reckoned as screens show them", () => {
  expect(contrast(light("#ffffff"), light("#000000"))).toBeCloseTo(21, 3);
  expect(contrast(light(oklch(0.627955, 0.257683, 29.23)), light("#ff0000"))).toBeCloseTo(1, 1);
  expect(css(oklch(0.5, 0.1, -10, 0.25))).toBe("oklch(0.5 0.1 350 / 0.25)");
});
