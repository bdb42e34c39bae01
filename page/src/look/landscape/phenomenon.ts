import { css, oklch } from "../color";
import { n, type Canvas } from "./canvas";
import { rays } from "./heaven";

/** A phenomenon has no land: only a sky that has come apart, rings and rays round one point. */
export function drawPhenomenon(c: Canvas, seed: number): void {
  const { w, h, ink } = c;
  const [x, y] = [w * c.between(0.52, 0.66), h * c.between(0.42, 0.56)];
  c.rect(-4, -4, w + 8, h + 8, ink.sky[0] ?? "");
  const reach = Math.hypot(w, h) * 0.72;
  for (let index = 1; index < 7; index++) c.circle(x, y, reach * (1 - index / 7.4) ** 1.3, ink.sky[index] ?? "");
  rays(c, x, y, 16 + (seed % 14), ink.sun, 0.2);
  rays(c, x, y, 5 + (seed % 5), ink.ink, 0.16);
  [rings, spiral, shards, tunnel][(seed >>> 15) % 4]?.(c, x, y);
  stars(c);
  c.circle(x, y, h * 0.1, ink.sun, 0.4);
  c.circle(x, y, h * 0.065, ink.paper);
}

type Figure = (c: Canvas, x: number, y: number) => void;

const rings: Figure = (c, x, y) => {
  for (let index = 0; index < 6; index++) {
    const r = c.h * (0.16 + index * 0.15);
    const turn = n(c.between(-40, 40));
    c.add(
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 1.5)}" ry="${n(r * c.between(0.35, 0.8))}" transform="rotate(${turn} ${n(x)} ${n(y)})" fill="none" stroke="${index % 2 === 0 ? c.ink.paper : c.ink.warm}" stroke-width="${n(c.h * (0.022 - index * 0.002))}" opacity="${(0.95 - index * 0.1).toFixed(2)}"/>`,
    );
    const angle = c.random() * 6.28;
    c.circle(x + Math.cos(angle) * r * 1.4, y + Math.sin(angle) * r * 0.5, c.h * c.between(0.014, 0.034), c.ink.lamp);
  }
};

const spiral: Figure = (c, x, y) => {
  for (let arm = 0; arm < 4; arm++) {
    let [outer, inner] = ["", ""];
    for (let step = 0; step <= 28; step++) {
      const angle = (arm / 4) * Math.PI * 2 + step * 0.2;
      const r = c.h * 0.05 * 1.115 ** step;
      const wide = 0.11 + step * 0.012;
      outer += `${step === 0 ? "M" : "L"}${n(x + Math.cos(angle) * r)} ${n(y + Math.sin(angle) * r)}`;
      inner = `L${n(x + Math.cos(angle + wide) * r)} ${n(y + Math.sin(angle + wide) * r)}${inner}`;
    }
    c.path(`${outer}${inner}Z`, arm % 2 === 0 ? c.ink.paper : c.ink.warm, 0.8);
  }
};

const shards: Figure = (c, x, y) => {
  let [bright, dark] = ["", ""];
  for (let index = 0; index < 26; index++) {
    const [angle, r] = [c.random() * 6.28, c.h * c.between(0.2, 1.1)];
    const [sx, sy, size] = [x + Math.cos(angle) * r * 1.5, y + Math.sin(angle) * r, c.h * c.between(0.03, 0.11)];
    const at = (turn: number, far: number): string =>
      `${n(sx + Math.cos(angle + turn) * size * far)} ${n(sy + Math.sin(angle + turn) * size * far)}`;
    bright += `M${at(0, 2)}L${at(2.2, 0.8)}L${at(3.14, 1)}L${at(-2, 0.7)}Z`;
    dark += `M${at(0, 2)}L${at(3.14, 1)}L${at(-2, 0.7)}Z`;
  }
  c.path(bright, c.ink.paper, 0.95);
  c.path(dark, c.ink.warm, 0.9);
};

const tunnel: Figure = (c, x, y) => {
  for (let index = 8; index > 0; index--) {
    const r = c.h * 0.09 * index;
    let d = "";
    for (let corner = 0; corner < 6; corner++) {
      const angle = (corner / 6) * Math.PI * 2 + index * 0.22;
      d += `${corner === 0 ? "M" : "L"}${n(x + Math.cos(angle) * r * 1.4)} ${n(y + Math.sin(angle) * r)}`;
    }
    c.path(`${d}Z`, css(oklch(0.9 - index * 0.075, 0.1, c.ink.hues.sky + index * 14)), 0.85);
  }
};

function stars(c: Canvas): void {
  let d = "";
  for (let index = c.count(60); index > 0; index--) {
    const [sx, sy, r] = [c.random() * c.w, c.random() * c.h, c.random() ** 2 * 1.8 + 0.5];
    d += `M${n(sx - r)} ${n(sy)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;
  }
  c.path(d, c.ink.paper, 0.8);
}
