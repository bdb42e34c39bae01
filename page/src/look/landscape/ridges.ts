import { n, type Canvas, type Point } from "./canvas";

export type Ridge = readonly Point[];
export type RidgeStyle = "peaks" | "mesas" | "hills" | "dunes";

/** The upper line of some land, from left to right, a little beyond both edges. */
export function ridge(c: Canvas, y: number, rise: number, style: RidgeStyle, waves: number): Ridge {
  if (style === "peaks") return peaks(c, y, rise, waves);
  if (style === "mesas") return mesas(c, y, rise, waves);
  const phases = [c.random() * 6.3, c.random() * 6.3, c.random() * 6.3] as const;
  const points: Point[] = [];
  for (let x = -20; x <= c.w + 20; x += c.w / 64) {
    const t = (x / c.w) * Math.PI * 2;
    const fine =
      style === "dunes"
        ? 0.1 * Math.abs(Math.sin((t * waves) / 3 + phases[2]))
        : 0.07 * Math.sin(t * waves + phases[2]);
    const height = 0.5 + 0.34 * Math.sin((t * waves) / 5 + phases[0]) + 0.2 * Math.sin((t * waves) / 2.2 + phases[1]);
    points.push([x, y - rise * (height + fine)]);
  }
  return points;
}

function peaks(c: Canvas, y: number, rise: number, waves: number): Ridge {
  const points: Point[] = [[-20, y]];
  for (let x = -20; x < c.w + 40;) {
    const wide = (c.w / waves) * c.between(0.55, 1.45);
    const high = rise * c.between(0.35, 1.1);
    points.push([x + wide * 0.5, y - high], [x + wide * c.between(0.92, 1.02), y - high * 0.12 * c.random()]);
    x += wide * 0.94;
  }
  return points;
}

function mesas(c: Canvas, y: number, rise: number, waves: number): Ridge {
  let level = y - rise * c.random() * 0.4;
  const points: Point[] = [[-20, level]];
  for (let x = -20; x < c.w + 40;) {
    x += (c.w / waves) * c.between(0.5, 1.5);
    points.push([x, level]);
    level = y - rise * (c.random() < 0.5 ? c.random() * 0.25 : c.between(0.5, 1));
    x += c.w * 0.012;
    points.push([x, level]);
  }
  return points;
}

/** Everything below a ridge, down to the lower edge. */
export function below(line: Ridge, c: Canvas): string {
  return `M${line.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}V${c.h + 4}H-24Z`;
}

/** How high a ridge is at this place. */
export function heightAt(line: Ridge, x: number): number {
  for (let index = 1; index < line.length; index++) {
    const [a, b] = [line[index - 1], line[index]];
    if (a === undefined || b === undefined || b[0] < x) continue;
    return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1);
  }
  return line[line.length - 1]?.[1] ?? 0;
}

/** The tops of a ridge, each with the feet to its left and right. */
function tops(line: Ridge): [left: Point, top: Point, right: Point][] {
  const found: [Point, Point, Point][] = [];
  for (let index = 1; index < line.length - 1; index++) {
    const [left, top, right] = [line[index - 1], line[index], line[index + 1]];
    if (left && top && right && top[1] < left[1] && top[1] <= right[1]) found.push([left, top, right]);
  }
  return found;
}

/** Land in one ink; peaks get one hard shadow side, as if cut out of paper. */
export function lay(c: Canvas, line: Ridge, fill: string, shade?: string): void {
  c.path(below(line, c), fill);
  if (shade === undefined) return;
  let d = "";
  for (const [, [tx, ty], [rx, ry]] of tops(line)) {
    const [wide, high] = [rx - tx, ry - ty];
    d += `M${n(tx)} ${n(ty)}L${n(rx)} ${n(ry)}V${n(ry + high * 0.9)}L${n(tx + wide * 0.3)} ${n(ry + high * 0.3)}`;
    d += `L${n(tx - wide * 0.1)} ${n(ty + high * 0.75)}L${n(tx + wide * 0.16)} ${n(ty + high * 0.42)}Z`;
  }
  c.path(d, shade);
}

/** Snow on the tops of a ridge. */
export function snow(c: Canvas, line: Ridge, fill: string, deep = 0.24): void {
  let d = "";
  for (const [[lx, ly], [tx, ty], [rx, ry]] of tops(line)) {
    const to = (x: number, y: number, k: number): string => `${n(tx + (x - tx) * k)} ${n(ty + (y - ty) * k)}`;
    d += `M${n(tx)} ${n(ty)}L${to(lx, ly, deep)}L${n(tx + (lx - tx) * deep * 0.4)} ${n(ty + (ly - ty) * deep * 0.75)}`;
    d += `L${n(tx)} ${n(ty + (ry - ty) * deep)}L${n(tx + (rx - tx) * deep * 0.42)} ${n(ty + (ry - ty) * deep * 0.58)}`;
    d += `L${to(rx, ry, deep * 0.84)}Z`;
  }
  c.path(d, fill, 0.92);
}

/** Dunes have their shadow where they fall off. */
export function leeward(c: Canvas, line: Ridge, fill: string): void {
  let d = "";
  let from: Point | null = null;
  for (let index = 1; index < line.length; index++) {
    const [a, b] = [line[index - 1], line[index]];
    if (a === undefined || b === undefined) continue;
    if (b[1] > a[1]) {
      if (from === null) d += `M${n(a[0])} ${n(a[1])}`;
      from ??= a;
      d += `L${n(b[0])} ${n(b[1])}`;
    } else if (from !== null) {
      d += `Q${n((from[0] + a[0]) / 2 - c.w * 0.02)} ${n(a[1] + c.h * 0.05)} ${n(from[0] - c.w * 0.05)} ${n(from[1] + c.h * 0.14)}Z`;
      from = null;
    }
  }
  c.path(d, fill, 0.75);
}
