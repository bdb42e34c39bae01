import { n, type Canvas } from "./canvas";

export interface TowerInks {
  readonly wall: string;
  readonly shade: string;
  /** Windows, if there are any. */
  readonly lamp?: string;
}

/** Towers with five kinds of roofs: their walls in one path, their shadow sides in another, their windows in a third. */
export function towers(
  c: Canvas,
  at: readonly (readonly [x: number, base: number, wide: number, high: number])[],
  inks: TowerInks,
): void {
  let [walls, shades, windows] = ["", "", ""];
  for (const [x, base, w, h] of at) {
    const top = base - h;
    walls += `M${n(x - w / 2)} ${n(base + 6)}V${n(top)}h${n(w)}V${n(base + 6)}Z`;
    shades += `M${n(x + w * 0.12)} ${n(base + 6)}V${n(top)}h${n(w * 0.38)}V${n(base + 6)}Z`;
    const [roof, roofShade] = roofOf(Math.floor(c.random() * 5), x, top, w);
    walls += roof;
    shades += roofShade;
    if (inks.lamp !== undefined) windows += windowsOf(c, x, base, w, h);
  }
  c.path(walls, inks.wall);
  c.path(shades, inks.shade, 0.55);
  if (inks.lamp !== undefined) c.path(windows, inks.lamp);
}

function roofOf(kind: number, x: number, top: number, w: number): [roof: string, shade: string] {
  const point = (half: number, from: number, high: number): [string, string] => [
    `M${n(x - w * half)} ${n(from)}L${n(x)} ${n(from - w * high)}L${n(x + w * half)} ${n(from)}Z`,
    `M${n(x)} ${n(from)}V${n(from - w * high)}L${n(x + w * half)} ${n(from)}Z`,
  ];
  switch (kind) {
    case 0:
      return point(0.62, top, 1.7);
    case 1:
      return [
        `M${n(x - w * 0.55)} ${n(top)}a${n(w * 0.55)} ${n(w * 0.6)} 0 0 1 ${n(w * 1.1)} 0ZM${n(x - w * 0.05)} ${n(top - w * 0.4)}v${n(-w * 0.7)}h${n(w * 0.1)}v${n(w * 0.7)}Z`,
        `M${n(x + w * 0.1)} ${n(top)}v${n(-w * 0.59)}a${n(w * 0.55)} ${n(w * 0.6)} 0 0 1 ${n(w * 0.45)} ${n(w * 0.59)}Z`,
      ];
    case 2:
      return [
        `M${n(x - w * 0.5)} ${n(top)}C${n(x - w * 0.7)} ${n(top - w * 0.7)} ${n(x - w * 0.1)} ${n(top - w * 0.7)} ${n(x)} ${n(top - w * 1.5)}C${n(x + w * 0.1)} ${n(top - w * 0.7)} ${n(x + w * 0.7)} ${n(top - w * 0.7)} ${n(x + w * 0.5)} ${n(top)}Z`,
        `M${n(x)} ${n(top)}V${n(top - w * 1.5)}C${n(x + w * 0.1)} ${n(top - w * 0.7)} ${n(x + w * 0.7)} ${n(top - w * 0.7)} ${n(x + w * 0.5)} ${n(top)}Z`,
      ];
    case 3: {
      const step = `v${n(w * 0.15)}h${n(w * 0.2)}v${n(-w * 0.15)}h${n(w * 0.26)}`;
      return [`M${n(x - w * 0.6)} ${n(top)}v${n(-w * 0.3)}h${n(w * 0.28)}${step}${step}v${n(w * 0.3)}Z`, ""];
    }
    default: {
      const [roof, shade] = point(0.4, top - w * 0.9, 1.1);
      return [`M${n(x - w * 0.3)} ${n(top)}v${n(-w * 0.9)}h${n(w * 0.6)}v${n(w * 0.9)}Z${roof}`, shade];
    }
  }
}

function windowsOf(c: Canvas, x: number, base: number, w: number, h: number): string {
  let d = "";
  const [wide, high] = [Math.max(1.4, w * 0.13), Math.max(2, w * 0.24)];
  for (let y = base - h + w * 0.35; y < base - w * 0.3; y += w * 0.55) {
    for (const dx of [-0.28, 0.02]) {
      if (c.random() < 0.5) d += `M${n(x + w * dx)} ${n(y)}h${n(wide)}v${n(high)}h${n(-wide)}Z`;
    }
  }
  return d;
}
