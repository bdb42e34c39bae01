import { css, oklch } from "../color";
import { n, type Canvas } from "./canvas";

/** What stands in the sky. */
export type Body = "disc" | "crescent" | "ringed" | "twins" | "eclipse" | "halo";

export interface Heaven {
  /** Where the sky ends. */
  readonly horizon: number;
  /** Which side the light is on: 1 right, -1 left. */
  readonly side: 1 | -1;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly body: Body;
  readonly rays: boolean;
  readonly stars: number;
  readonly aurora: boolean;
  /** How much the bands of the sky wave. */
  readonly waves: number;
  readonly clouds: number;
}

export function drawHeaven(c: Canvas, heaven: Heaven): void {
  bands(c, heaven);
  if (heaven.stars > 0) stars(c, heaven);
  if (heaven.rays) rays(c, heaven.x, heaven.y, 22, c.ink.sun, 0.17);
  body(c, heaven);
  if (heaven.aurora) aurora(c, heaven);
  for (let index = 0; index < heaven.clouds; index++) {
    const night = c.ink.hour === "night";
    cloud(
      c,
      c.random() * c.w,
      heaven.horizon * c.between(0.12, 0.74),
      c.w * c.between(0.14, 0.34),
      night ? (c.ink.sky[3] ?? "") : c.ink.paper,
      night ? 0.35 : 0.5,
    );
  }
}

/** Seven flat bands: circles round the light at dawn and dusk, soft waves otherwise. */
function bands(c: Canvas, { horizon, x, y, waves }: Heaven): void {
  c.rect(-4, -4, c.w + 8, c.h + 8, c.ink.sky[0] ?? "");
  const round = c.ink.hour === "dawn" || c.ink.hour === "dusk";
  const reach = Math.hypot(c.w, c.h) * 0.78;
  for (let index = 1; index < 7; index++) {
    const fill = c.ink.sky[index] ?? "";
    if (round) c.circle(x, y, reach * (1 - index / 7.2) ** 1.25, fill);
    else c.path(wave(c, horizon * (index / 7.2), c.h * 0.022 * waves), fill);
  }
}

function wave(c: Canvas, y: number, high: number): string {
  const phase = c.random() * 6;
  let d = `M-4 ${n(y)}`;
  for (let x = 0; x <= c.w + 4; x += c.w / 20) d += `L${n(x)} ${n(y + Math.sin((x / c.w) * 9 + phase) * high)}`;
  return `${d}V${c.h}H-4Z`;
}

function stars(c: Canvas, { horizon, stars: bright }: Heaven): void {
  let d = "";
  for (let index = c.count(80); index > 0; index--) {
    const size = c.random() ** 2 * 1.7 + 0.4;
    const [x, y] = [c.random() * c.w, c.random() * c.random() * horizon];
    d += `M${n(x - size)} ${n(y)}a${n(size)} ${n(size)} 0 1 1 ${n(2 * size)} 0a${n(size)} ${n(size)} 0 1 1 ${n(-2 * size)} 0Z`;
  }
  for (let index = c.count(4); index > 0; index--) {
    const [x, y, r] = [c.random() * c.w, c.random() * horizon * 0.6, c.h * c.between(0.012, 0.02)];
    const k = r * 0.16;
    d += `M${n(x)} ${n(y - r)}L${n(x + k)} ${n(y - k)}L${n(x + r)} ${n(y)}L${n(x + k)} ${n(y + k)}L${n(x)} ${n(y + r)}L${n(x - k)} ${n(y + k)}L${n(x - r)} ${n(y)}L${n(x - k)} ${n(y - k)}Z`;
  }
  c.path(d, c.ink.paper, bright);
}

export function rays(c: Canvas, x: number, y: number, many: number, fill: string, opacity: number): void {
  const reach = Math.hypot(c.w, c.h);
  const start = c.random();
  const at = (angle: number): string => `${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}`;
  let d = "";
  for (let index = 0; index < many; index++) {
    const angle = ((index + start) / many) * Math.PI * 2;
    d += `M${n(x)} ${n(y)}L${at(angle)}L${at(angle + (Math.PI * 2 * 0.46) / many)}Z`;
  }
  c.path(d, fill, opacity);
}

function body(c: Canvas, { x, y, r, side, body: kind }: Heaven): void {
  const { sun, warm, paper, sky } = c.ink;
  switch (kind) {
    case "disc":
      c.circle(x, y, r * 1.28, sun, 0.28);
      c.circle(x, y, r, sun);
      break;
    case "halo":
      for (const [size, opacity] of [
        [1.9, 0.1],
        [1.6, 0.16],
        [1.3, 0.24],
      ] as const)
        c.circle(x, y, r * size, sun, opacity);
      c.circle(x, y, r, sun);
      break;
    case "crescent":
      c.circle(x, y, r * 1.5, sun, 0.1);
      c.path(
        `M${n(x + r * 0.34)} ${n(y - r * 0.94)}A${n(r)} ${n(r)} 0 1 0 ${n(x + r * 0.94)} ${n(y + r * 0.34)}A${n(r * 0.86)} ${n(r * 0.86)} 0 0 1 ${n(x + r * 0.34)} ${n(y - r * 0.94)}Z`,
        sun,
      );
      break;
    case "ringed": {
      const ring = (front: 0 | 1): string =>
        `<path d="M${n(x - r * 1.85)} ${n(y)}A${n(r * 1.85)} ${n(r * 0.42)} 0 0 ${front} ${n(x + r * 1.85)} ${n(y)}A${n(r * 1.55)} ${n(r * 0.3)} 0 0 ${front ? 0 : 1} ${n(x - r * 1.85)} ${n(y)}Z" fill="${paper}" opacity=".9"/>`;
      c.add(
        `<g transform="rotate(-18 ${n(x)} ${n(y)})">${ring(1)}<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${sun}"/><path d="M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 0 0 ${n(r * 2)} 0a${n(r)} ${n(r * 0.5)} 0 0 1 ${n(-r * 2)} 0Z" fill="${warm}" opacity=".7"/>${ring(0)}</g>`,
      );
      break;
    }
    case "twins":
      c.circle(x, y, r, sun);
      c.circle(x - r * 0.3, y - r * 0.2, r * 0.2, warm, 0.3);
      c.circle(x + r * 0.3, y + r * 0.35, r * 0.28, warm, 0.25);
      c.circle(x - side * r * 2, y - r * 0.6, r * 0.42, warm);
      break;
    case "eclipse":
      c.circle(x, y, r * 1.4, sun, 0.25);
      c.circle(x, y, r * 1.1, sun);
      c.circle(x, y, r * 0.94, sky[1] ?? "");
      break;
  }
}

function aurora(c: Canvas, { horizon }: Heaven): void {
  for (let index = 0; index < 3; index++) {
    let [lower, upper] = ["", ""];
    const [base, phase] = [horizon * (0.2 + index * 0.14), c.random() * 6];
    for (let x = -10; x <= c.w + 10; x += c.w / 26) {
      const t = x / c.w;
      const y = base + Math.sin(t * 7 + phase) * c.h * 0.05 + Math.sin(t * 17 + phase) * c.h * 0.015;
      lower += `${lower === "" ? "M" : "L"}${n(x)} ${n(y)}`;
      upper = `L${n(x)} ${n(y - c.h * (0.16 + 0.05 * Math.sin(t * 23)))}${upper}`;
    }
    c.path(`${lower}${upper}Z`, css(oklch(0.85, 0.13, c.ink.hues.sun - 30 + index * 26)), 0.22);
  }
}

/** A flat cloud of bars with round ends. */
export function cloud(c: Canvas, x: number, y: number, w: number, fill: string, opacity: number): void {
  const bars = 3 + Math.floor(c.random() * 3);
  let d = "";
  for (let index = 0; index < bars; index++) {
    const [wide, high] = [w * c.between(0.4, 1), w * c.between(0.05, 0.08)];
    const left = x + (c.random() - 0.5) * w * 0.6 - wide / 2;
    const top = y + index * high * 0.78 - bars * high * 0.4;
    const r = n(high / 2);
    d += `M${n(left + high / 2)} ${n(top)}h${n(wide - high)}a${r} ${r} 0 0 1 0 ${n(high)}h${n(high - wide)}a${r} ${r} 0 0 1 0 ${n(-high)}Z`;
  }
  c.path(d, fill, opacity);
}
