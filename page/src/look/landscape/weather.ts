import { n, type Canvas } from "./canvas";
import { heightAt, type Ridge } from "./ridges";

export type Weather = "clear" | "birds" | "rain" | "snow" | "embers" | "motes";

export function drawWeather(c: Canvas, weather: Weather, horizon: number, side: number): void {
  switch (weather) {
    case "birds":
      return birds(c, c.w * (0.5 - side * 0.24), horizon * 0.34);
    case "rain":
      return rain(c);
    case "snow":
      return dots(c, 70, c.ink.paper, 0.7);
    case "embers":
      return dots(c, 46, c.ink.lamp, 1);
    case "motes":
      return dots(c, 50, c.ink.paper, 0.6);
    case "clear":
      return;
  }
}

function birds(c: Canvas, x: number, y: number): void {
  let d = "";
  for (let index = 0; index < 7; index++) {
    const [bx, by, w] = [
      x + (c.random() - 0.5) * c.w * 0.18,
      y + (c.random() - 0.5) * c.h * 0.14,
      c.h * c.between(0.014, 0.028),
    ];
    d += `M${n(bx - w * 1.5)} ${n(by - w * 0.5)}Q${n(bx - w * 0.5)} ${n(by - w)} ${n(bx)} ${n(by)}Q${n(bx + w * 0.5)} ${n(by - w)} ${n(bx + w * 1.5)} ${n(by - w * 0.5)}`;
  }
  c.stroke(d, c.ink.ink, c.h * 0.007);
}

function rain(c: Canvas): void {
  let d = "";
  for (let index = c.count(90); index > 0; index--) {
    const long = c.h * c.between(0.03, 0.08);
    d += `M${n(c.random() * c.w * 1.1)} ${n(c.random() * c.h)}l${n(-long * 0.3)} ${n(long)}`;
  }
  c.stroke(d, c.ink.paper, 1, 0.35);
}

function dots(c: Canvas, many: number, fill: string, opacity: number): void {
  let d = "";
  for (let index = c.count(many); index > 0; index--) {
    const r = c.between(0.7, 2.1);
    d += `M${n(c.random() * c.w)} ${n(c.random() * c.h)}m${n(-r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;
  }
  c.path(d, fill, opacity);
}

/** Somebody with a staff, very small, so that the rest is large. */
export function traveller(c: Canvas, x: number, ground: Ridge): void {
  const [h, y] = [c.h * 0.115, heightAt(ground, x) + 2];
  const at = (dx: number, dy: number): string => `${n(x + h * dx)} ${n(y + h * dy)}`;
  c.path(
    `M${at(-0.22, 0)}L${at(-0.13, -0.62)}Q${at(0, -0.82)} ${at(0.13, -0.62)}L${at(0.22, 0)}Z` +
      `M${at(-0.12, -0.62)}Q${at(-0.1, -1)} ${at(0.03, -1)}Q${at(0.14, -0.9)} ${at(0.11, -0.6)}Z` +
      `M${at(0.24, 0)}V${n(y - h * 1.12)}h${n(h * 0.055)}V${n(y)}Z`,
    c.ink.ink,
  );
  c.circle(x + h * 0.267, y - h * 1.15, h * 0.085, c.ink.lamp);
}

/** The dots of the print, at the upper and the lower edge. */
export function halftone(c: Canvas): void {
  const q = Math.max(3.2, c.h * 0.0125);
  c.define(
    `<pattern id="dots" width="${n(q)}" height="${n(q)}" patternUnits="userSpaceOnUse" patternTransform="rotate(32)"><circle cx="${n(q / 2)}" cy="${n(q / 2)}" r="${n(q * 0.3)}" fill="${c.ink.ink}"/></pattern>` +
      `<linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".34" stop-color="#fff" stop-opacity="0"/><stop offset=".78" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff" stop-opacity=".6"/></linearGradient>` +
      `<mask id="edges"><rect width="${c.w}" height="${c.h}" fill="url(#fade)"/></mask>`,
  );
  c.add(`<rect width="${c.w}" height="${c.h}" fill="url(#dots)" mask="url(#edges)" opacity=".42"/>`);
}
