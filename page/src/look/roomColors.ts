import { apart, css, oklch, type Oklch } from "./color";
import type { Hues } from "./landscape/landscape";

/** The colours of the room that a plane gives; signals keep theirs, so that they never change with the plane. */
export interface RoomColors {
  readonly background: Oklch;
  readonly veilMiddle: Oklch;
  readonly veilEdge: Oklch;
  readonly panel: Oklch;
  /** Where a panel must not be seen through: the question, a drawer, a dialog. */
  readonly solid: Oklch;
  /** Something on a panel: a button, a tag, a counter. */
  readonly raised: Oklch;
  readonly line: Oklch;
  readonly text: Oklch;
  readonly muted: Oklch;
  readonly accent: Oklch;
  readonly accentText: Oklch;
  readonly glow: Oklch;
  readonly shade: Oklch;
}

const GOLD = 88;

export function roomColors(hues: Hues, dark: boolean): RoomColors {
  return dark ? darkRoom(hues) : lightRoom(hues);
}

/** The accent must not look like gold, which says what can be done now. */
function accentHue({ sun, land }: Hues): number {
  if (apart(sun, GOLD) >= 20) return sun;
  return apart(land, GOLD) >= 20 ? land : land + 180;
}

function darkRoom(hues: Hues): RoomColors {
  const { sun, land } = hues;
  const accent = accentHue(hues);
  return {
    background: oklch(0.16, 0.035, land),
    veilMiddle: oklch(0.2, 0.06, land, 0.3),
    veilEdge: oklch(0.14, 0.05, land, 0.74),
    panel: oklch(0.19, 0.04, land, 0.74),
    solid: oklch(0.19, 0.042, land),
    raised: oklch(0.34, 0.05, land, 0.78),
    line: oklch(0.62, 0.06, land, 0.34),
    text: oklch(0.97, 0.012, sun),
    muted: oklch(0.83, 0.03, sun),
    accent: oklch(0.83, 0.13, accent),
    accentText: oklch(0.18, 0.05, accent),
    glow: oklch(0.75, 0.14, sun, 0.7),
    shade: oklch(0.15, 0.04, land - 10),
  };
}

function lightRoom({ sun, land }: Hues): RoomColors {
  return {
    background: oklch(0.92, 0.03, sun),
    veilMiddle: oklch(0.95, 0.03, sun, 0.42),
    veilEdge: oklch(0.955, 0.03, sun, 0.82),
    panel: oklch(0.985, 0.012, sun, 0.84),
    solid: oklch(0.985, 0.012, sun),
    raised: oklch(0.9, 0.035, sun, 0.86),
    line: oklch(0.45, 0.06, land, 0.36),
    text: oklch(0.2, 0.04, land),
    muted: oklch(0.4, 0.045, land),
    accent: oklch(0.42, 0.11, land),
    accentText: oklch(1, 0, 0),
    glow: oklch(0.75, 0.14, sun, 0.7),
    shade: oklch(0.15, 0.04, land - 10),
  };
}

/** The names of the custom properties on the root of the page. */
export const TOKENS: Readonly<Record<keyof RoomColors, string>> = {
  background: "--background",
  veilMiddle: "--veil-middle",
  veilEdge: "--veil-edge",
  panel: "--panel",
  solid: "--solid",
  raised: "--raised",
  line: "--line",
  text: "--panel-text",
  muted: "--muted",
  accent: "--accent",
  accentText: "--accent-text",
  glow: "--glow",
  shade: "--shade",
};

export function tokens(hues: Hues, dark: boolean): [name: string, value: string][] {
  const colors = roomColors(hues, dark);
  return (Object.keys(TOKENS) as (keyof RoomColors)[]).map((key) => [TOKENS[key], css(colors[key])]);
}
