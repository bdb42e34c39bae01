import { n, type Canvas } from "./canvas";

/** Conifers, all in one path; their shadow sides in another. */
export function conifers(
  c: Canvas,
  at: readonly (readonly [number, number, number])[],
  fill: string,
  shade: string,
): void {
  let [d, dark] = ["", ""];
  for (const [x, y, high] of at) {
    const wide = high * 0.34;
    for (let tier = 0; tier < 4; tier++) {
      const [ty, tw] = [y - high * (0.12 + tier * 0.22), wide * (1 - tier * 0.2)];
      d += `M${n(x - tw)} ${n(ty)}L${n(x)} ${n(ty - high * 0.36)}L${n(x + tw)} ${n(ty)}Z`;
    }
    d += `M${n(x - high * 0.03)} ${n(y)}h${n(high * 0.06)}v${n(-high * 0.2)}h${n(-high * 0.06)}Z`;
    dark += `M${n(x)} ${n(y - high * 0.12)}V${n(y - high)}L${n(x + wide)} ${n(y - high * 0.12)}Z`;
  }
  c.path(d, fill);
  c.path(dark, shade, 0.55);
}

const ball = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;

/** Round trees; the light falls on their upper left. */
export function roundTrees(
  c: Canvas,
  at: readonly (readonly [number, number, number])[],
  fill: string,
  light?: string,
): void {
  let [d, bright] = ["", ""];
  for (const [x, y, high] of at) {
    d += `M${n(x - high * 0.04)} ${n(y)}L${n(x - high * 0.02)} ${n(y - high * 0.5)}h${n(high * 0.04)}L${n(x + high * 0.05)} ${n(y)}Z`;
    const balls = 3 + Math.floor(c.random() * 3);
    for (let index = 0; index < balls; index++) {
      const r = high * c.between(0.17, 0.29);
      const [bx, by] = [x + (c.random() - 0.5) * high * 0.5, y - high * c.between(0.55, 0.9)];
      d += ball(bx, by, r);
      bright += ball(bx - r * 0.25, by - r * 0.3, r * 0.62);
    }
  }
  c.path(d, fill);
  if (light !== undefined) c.path(bright, light, 0.6);
}

/** A great trunk at the edge of the picture, from below to beyond the top. */
export function trunk(c: Canvas, x: number, wide: number, fill: string, shade: string): void {
  const [base, top, foot] = [c.h + 6, -10, wide * 1.5];
  const right = `H${n(x + wide * 0.36)}C${n(x + wide * 0.42)} ${n(base - wide * 2)} ${n(x + wide * 0.5)} ${n(base - wide * 0.6)} ${n(x + foot)} ${base}Z`;
  c.path(
    `M${n(x - foot)} ${base}C${n(x - wide * 0.5)} ${n(base - wide * 0.6)} ${n(x - wide * 0.42)} ${n(base - wide * 2)} ${n(x - wide * 0.36)} ${top}${right}`,
    fill,
  );
  c.path(
    `M${n(x + wide * 0.1)} ${base}C${n(x + wide * 0.2)} ${n(base - wide * 2)} ${n(x + wide * 0.16)} ${n(base - wide * 3)} ${n(x + wide * 0.14)} ${top}${right}`,
    shade,
  );
}

/** A bare tree whose branches part again and again. */
export function deadTree(c: Canvas, x: number, base: number, high: number, color: string): void {
  const widths = new Map<number, string>();
  const branch = (bx: number, by: number, angle: number, long: number, depth: number): void => {
    const [ex, ey] = [bx + Math.cos(angle) * long, by + Math.sin(angle) * long];
    widths.set(depth, `${widths.get(depth) ?? ""}M${n(bx)} ${n(by)}L${n(ex)} ${n(ey)}`);
    if (depth === 0) return;
    branch(ex, ey, angle - c.between(0.35, 0.85), long * 0.68, depth - 1);
    branch(ex, ey, angle + c.between(0.3, 0.8), long * 0.66, depth - 1);
  };
  const depth = c.detail > 0.5 ? 4 : 3;
  branch(x, base, -Math.PI / 2 + (c.random() - 0.5) * 0.25, high * 0.38, depth);
  for (const [level, d] of widths) c.stroke(d, color, high * 0.055 * 0.62 ** (depth - level));
}

/** Blades of grass along a line. */
export function grass(c: Canvas, at: readonly (readonly [number, number, number])[], color: string): void {
  let d = "";
  for (const [x, y, high] of at) {
    d += `M${n(x)} ${n(y + 4)}q${n((c.random() - 0.5) * 8)} ${n(-high * 0.6)} ${n((c.random() - 0.5) * high * 0.6)} ${n(-high)}`;
  }
  c.stroke(d, color, 2);
}

/** Ferns: two leaves that bow to both sides. */
export function ferns(c: Canvas, at: readonly (readonly [number, number, number])[], fill: string): void {
  let d = "";
  for (const [x, y, h] of at) {
    d += `M${n(x)} ${n(y + 4)}q${n(-h * 0.6)} ${n(-h * 0.6)} ${n(-h)} ${n(-h * 0.7)}q${n(h * 0.7)} ${n(-h * 0.1)} ${n(h)} ${n(h * 0.5)}`;
    d += `q${n(h * 0.1)} ${n(-h * 0.8)} ${n(h * 0.7)} ${n(-h)}q${n(-0.1 * h)} ${n(h * 0.8)} ${n(-h * 0.7)} ${n(h * 1.2)}Z`;
  }
  c.path(d, fill);
}
