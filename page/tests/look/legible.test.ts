import { describe, expect, test } from "vitest";
import { contrast, light, oklch, over, type Light, type Oklch } from "../../src/look/color";
import { dimmed, FRAMES, frameOf, LEGIBLE, type Frame } from "../../src/look/frame";
import { landscape } from "../../src/look/landscape/landscape";
import { roomColors, type RoomColors } from "../../src/look/roomColors";
import { seatColor, seatWash } from "../../src/look/seats";
import pool from "./pool.json";
import { signalsOf, styleOf } from "./styles";

const places = pool.planar as [name: string, typeLine: string][];
const SEATS = Array.from({ length: 16 }, (_, seat) => seat);
const WHITE: Light = [1, 1, 1];
const BLACK: Light = [0, 0, 0];

const both = frameOf({ id: 1, name: "Both", zone: "hand", type_line: "Instant", colors: "WR" });
const frames: [string, Frame][] = [...Object.entries(FRAMES), ["of several colours", both]];

/** What the name of a card stands on. */
const under = ({ bar, back }: Frame): string => (bar === "transparent" ? back : bar);

describe.each(frames)("on the frame %s", (_, frame) => {
  test("names can be read, of cards in the shade too", () => {
    for (const one of [frame, dimmed(frame)]) {
      expect(contrast(light(one.ink), light(under(one)))).toBeGreaterThanOrEqual(LEGIBLE);
    }
  });

  test("shade is seen, and is no other colour", () => {
    const first = (one: Frame): Light => light(one.back.match(/#[0-9a-f]{6}/)?.[0] ?? "");
    expect(contrast(first(frame), first(dimmed(frame)))).toBeGreaterThan(frame === both ? 1 : 1.03);
  });
});

/** Whatever a card's face, a plate or a log shows must be darkened by its colours and never by making its words paler. */
test.each([
  "look/CardFace",
  "table/Hand",
  "table/Permanent",
  "table/Plate",
  "table/Seat",
  "table/RailPlate",
  "table/MyPlate",
])("nothing in %s makes words paler", (file) => {
  const rules = styleOf(file).filter(({ selector }) => !/keyframes|img|^to$|^from$|\.acts i/.test(selector));
  for (const { selector, body } of rules) {
    expect(body, selector).not.toMatch(/(^|[^-])opacity: 0|filter: [^;]*brightness/);
  }
});

describe.each(["dark", "light"] as const)("in the %s, on every plane,", (theme) => {
  const dark = theme === "dark";
  const signals = signalsOf(theme);
  const rooms = places.map(([name, typeLine]) => roomColors(landscape(name, typeLine).hues, dark));

  /** What is seen of a plate: the tint of a seat, or none, over a panel over the veil over the worst of pictures. */
  function plates(colors: RoomColors): Light[] {
    return [WHITE, BLACK].flatMap((behind) => {
      const laid = (color: Oklch, below: Light): Light => over(light(color), color.a ?? 1, below);
      const panel = laid(colors.panel, laid(colors.veilMiddle, behind));
      return [panel, ...SEATS.map((seat) => laid(seatWash(seat, dark), panel))];
    });
  }
  const lowest = (color: (colors: RoomColors) => Oklch | string): number =>
    Math.min(...rooms.flatMap((colors) => plates(colors).map((plate) => contrast(light(color(colors)), plate))));

  test("names and counts on every plate can be read", () => {
    expect(lowest((colors) => colors.text)).toBeGreaterThanOrEqual(LEGIBLE);
    expect(lowest((colors) => colors.muted)).toBeGreaterThanOrEqual(LEGIBLE);
  });

  test("so can life that is gained and lost, which is large", () => {
    expect(lowest(() => signals["gain"] ?? "")).toBeGreaterThanOrEqual(3);
    expect(lowest(() => signals["attack-text"] ?? "")).toBeGreaterThanOrEqual(3);
  });
});

test("the plate of whose turn it is can be read", () => {
  for (const gold of ["#ffd84a", "#ffe89a"]) {
    for (const ink of ["#241a00", "#4b3a00", "#0b5a2a", "#a3210b"]) {
      expect(contrast(light(ink), light(gold)), `${ink} on ${gold}`).toBeGreaterThanOrEqual(LEGIBLE);
    }
  }
});

test("initials on every crest can be read", () => {
  for (const seat of SEATS) {
    const [l, c, h] = (seatColor(seat).match(/[\d.]+/g) ?? []).map(Number) as [number, number, number];
    expect(contrast(WHITE, light(oklch(l, c, h))), `seat ${seat}`).toBeGreaterThanOrEqual(LEGIBLE);
  }
});
