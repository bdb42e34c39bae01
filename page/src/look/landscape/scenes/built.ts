import { n, type Canvas } from "../canvas";
import { lay, ridge } from "../ridges";
import { towers, type TowerInks } from "../towers";
import { landmark, builtInks, site, type Scene } from "./setting";

export const city: Scene = (c, s) => {
  const { ink, h } = c;
  const hor = s.heaven.horizon;
  const night = ink.hour === "night" || ink.hour === "dusk";
  skyline(c, 24, hor + h * 0.06, 0.1, s.landmark === null ? 0.42 : 0.34, 0.014, { wall: ink.far, shade: ink.farShade });
  landmark(c, s, site(c, s), hor + h * 0.16, h * 0.56, builtInks(c, s));
  skyline(c, 18, hor + h * 0.14, 0.12, s.landmark === null ? 0.36 : 0.24, 0.018, {
    wall: ink.farShade,
    shade: ink.mid,
    lamp: night ? ink.lamp : ink.paper,
  });
  if (s.seed % 2 === 0) viaduct(c, hor + h * 0.08);
  else canal(c, hor + h * 0.12);
  skyline(c, 11, h * 0.96, 0.1, 0.3, 0.024, { wall: ink.midShade, shade: ink.near, lamp: ink.lamp });
  const line = ridge(c, h, h * 0.06, "mesas", 8);
  lay(c, line, ink.nearShade);
  return line;
};

function skyline(c: Canvas, many: number, y: number, low: number, high: number, wide: number, inks: TowerInks): void {
  const row = Array.from({ length: c.count(many) }, (_, index, all = c.count(many)) => {
    const x = ((index + c.random() * 0.8) / all) * c.w;
    return [x, y, c.w * wide * c.between(1, 2) * (many / all) ** 0.5, c.h * c.between(low, high)] as const;
  });
  towers(c, row, inks);
  c.rect(-4, y - 2, c.w + 8, c.h, inks.wall);
}

function viaduct(c: Canvas, y: number): void {
  const { w, h } = c;
  let d = `M-4 ${n(y)}H${w + 4}V${n(y + h * 0.2)}H-4Z`;
  for (let x = 0; x < w; x += w * 0.08)
    d += `M${n(x + w * 0.012)} ${n(y + h * 0.2)}V${n(y + h * 0.09)}a${n(w * 0.028)} ${n(w * 0.03)} 0 0 1 ${n(w * 0.056)} 0V${n(y + h * 0.2)}Z`;
  c.add(`<path fill-rule="evenodd" d="${d}" fill="${c.ink.mid}"/>`);
}

/** Water between the houses, with the sky in it. */
function canal(c: Canvas, y: number): void {
  const { w, h, ink } = c;
  c.rect(-4, y, w + 8, h * 0.22, ink.sky[5] ?? "", 0.55);
  let d = "";
  for (let index = c.count(22); index > 0; index--) {
    const wide = w * c.between(0.03, 0.12);
    d += `M${n(c.random() * w)} ${n(y + h * c.between(0.02, 0.16))}h${n(wide)}v${n(h * 0.008)}h${n(-wide)}Z`;
  }
  c.path(d, ink.paper, 0.6);
}

export const machine: Scene = (c, s) => {
  const { ink, h, w } = c;
  const { horizon: hor, side } = s.heaven;
  lay(c, ridge(c, hor - h * 0.02, h * 0.2, "mesas", 7), ink.far);
  for (let index = 0; index < 12; index++) {
    const [x, wide, top] = [
      ((index + c.between(0.2, 0.8)) / 12) * w,
      w * c.between(0.01, 0.022),
      hor - h * c.between(0.12, s.landmark === null ? 0.54 : 0.36),
    ];
    if (c.random() < 0.5) steam(c, x, top, wide * 1.1, side);
    pipe(c, x, wide, top, hor + h * 0.2, ink.far, ink.farShade);
  }
  lay(c, ridge(c, hor + h * 0.08, h * 0.12, "mesas", 6), ink.farShade);
  if (s.landmark === null) cog(c, w * (0.5 - side * 0.26), hor + h * 0.02, h * 0.25);
  else landmark(c, s, site(c, s), hor + h * 0.15, h * 0.56, builtInks(c, s));
  for (let index = 0; index < 8; index++) {
    const x = ((index + c.between(0.15, 0.85)) / 8) * w;
    if (s.landmark !== null && Math.abs(x - site(c, s)) < w * 0.11) continue;
    const [wide, top] = [w * c.between(0.018, 0.038), hor - h * c.between(-0.02, 0.28)];
    if (c.random() < 0.7) steam(c, x, top, wide * 0.9, side);
    pipe(c, x, wide, top, h, ink.mid, ink.midShade);
  }
  conduit(c, hor + h * 0.13, h * 0.07);
  const line = ridge(c, h * 0.99, h * 0.1, "mesas", 6);
  lay(c, line, ink.nearShade);
  return line;
};

function pipe(c: Canvas, x: number, w: number, top: number, foot: number, fill: string, shade: string): void {
  let rings = "";
  for (let y = top + w * 0.6; y < foot; y += w * 2.4)
    rings += `M${n(x - w * 0.62)} ${n(y)}h${n(w * 1.24)}v${n(w * 0.3)}h${n(-w * 1.24)}Z`;
  const long = foot - top;
  c.path(
    `M${n(x - w / 2)} ${n(top)}h${n(w)}v${n(long)}h${n(-w)}ZM${n(x - w * 0.8)} ${n(top)}h${n(w * 1.6)}l${n(-w * 0.2)} ${n(-w * 0.45)}h${n(-w * 1.2)}Z`,
    fill,
  );
  c.path(`M${n(x + w * 0.12)} ${n(top)}h${n(w * 0.38)}v${n(long)}h${n(-w * 0.38)}Z${rings}`, shade);
  c.rect(x - w * 0.36, top, w * 0.1, long, c.ink.paper, 0.22);
}

function steam(c: Canvas, x: number, y: number, w: number, side: number): void {
  for (let index = 0; index < 6; index++) {
    c.circle(
      x + Math.sin(index * 1.3 + x) * w * 0.5 + index * w * 0.14 * side,
      y - w * 0.6 - index * w * 0.62,
      w * (0.42 + index * 0.14),
      index % 2 === 0 ? c.ink.paper : (c.ink.sky[6] ?? ""),
      0.62 - index * 0.08,
    );
  }
}

function cog(c: Canvas, x: number, y: number, r: number): void {
  const { ink } = c;
  const teeth = 18;
  let d = "";
  for (let index = 0; index < teeth * 2; index++) {
    const angle = (index / (teeth * 2)) * Math.PI * 2;
    const end = angle + ((Math.PI * 2) / (teeth * 2)) * 0.9;
    const reach = index % 2 === 0 ? r * 1.14 : r;
    d += `${index === 0 ? "M" : "L"}${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}L${n(x + Math.cos(end) * reach)} ${n(y + Math.sin(end) * reach)}`;
  }
  c.path(`${d}Z`, ink.mid);
  c.circle(x, y, r * 0.74, ink.farShade);
  c.circle(x, y, r * 0.3, ink.mid);
  let spokes = "";
  for (let index = 0; index < 6; index++) {
    const angle = (index / 6) * Math.PI * 2;
    spokes += `M${n(x)} ${n(y)}L${n(x + Math.cos(angle) * r * 0.8)} ${n(y + Math.sin(angle) * r * 0.8)}`;
  }
  c.stroke(spokes, ink.mid, r * 0.13);
  c.circle(x, y, r * 0.12, ink.lamp);
}

/** A great pipe across the picture, with clamps and lamps. */
function conduit(c: Canvas, y: number, high: number): void {
  const { w, ink } = c;
  c.rect(-4, y, w + 8, high, ink.midShade);
  c.rect(-4, y + high * 0.62, w + 8, high * 0.38, ink.near);
  c.rect(-4, y + high * 0.14, w + 8, high * 0.1, ink.paper, 0.25);
  for (let x = w * 0.04; x < w; x += w * 0.12) {
    c.rect(x, y - high * 0.15, w * 0.014, high * 1.3, ink.near, 1, 2);
    c.circle(x + w * 0.06, y + high * 0.4, high * 0.16, ink.lamp);
  }
}
