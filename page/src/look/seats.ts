import { oklch, type Oklch } from "./color";

/** The colours and crests of the seats: a colour is never alone, a shape and an initial stand with it. */
const HUES = [45, 250, 5, 150, 310, 200, 100, 280, 65, 230, 340, 170, 25, 215, 125, 295];

const SHAPES = [
  "M20 2L36 8V22C36 32 28 37 20 39C12 37 4 32 4 22V8Z",
  "M20 1.5L38.5 20L20 38.5L1.5 20Z",
  "M20 2.5A17.5 17.5 0 1 1 19.9 2.5Z",
  "M20 1.5L37 11V29L20 38.5L3 29V11Z",
  "M4 4H36V36H4Z",
  "M20 1L39 36H1Z",
  "M1.5 5H38.5L31 36H9Z",
  "M12 2H28L38 12V28L28 38H12L2 28V12Z",
];

/** The colour of a seat: dark enough for white letters on it. */
export function seatColor(seat: number): string {
  return `oklch(${0.52 - 0.08 * round(seat)} 0.15 ${HUES[seat % HUES.length]})`;
}

/** The same as a tint behind the words of a plate: it takes the side of the room, so that they can be read on it. */
export function seatWash(seat: number, dark: boolean): Oklch {
  const hue = HUES[seat % HUES.length] ?? 0;
  return dark ? oklch(0.38 - 0.04 * round(seat), 0.12, hue, 0.74) : oklch(0.85 - 0.03 * round(seat), 0.1, hue, 0.74);
}

/** The same, for thin lines and small letters on a panel. */
export function seatLine(seat: number, dark: boolean): string {
  return `oklch(${dark ? 0.78 : 0.46} 0.14 ${HUES[seat % HUES.length]})`;
}

export function seatShape(seat: number): string {
  return SHAPES[seat % SHAPES.length] ?? "";
}

/** Whether the shapes begin again: then a second ring tells the seats apart. */
export function round(seat: number): number {
  return Math.floor(seat / SHAPES.length) % 2;
}

/** The initial of a name, whatever it is written in. */
export function initial(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? "?";
}
