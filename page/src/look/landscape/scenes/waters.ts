import { n } from "../canvas";
import { deadTree, grass } from "../growth";
import { heightAt, lay, ridge } from "../ridges";
import { along, landmark, builtInks, site, type Scene } from "./setting";

export const sea: Scene = (c, s) => {
  const { ink, h, w } = c;
  const { horizon: hor, side, x: sunX, r } = s.heaven;
  c.rect(-4, hor, w + 8, h, ink.farShade);
  islands(c, hor, s.seed);
  if (s.landmark !== null) {
    const x = site(c, s);
    rock(c, x, hor + h * 0.06, w * 0.13, h * 0.1);
    landmark(c, s, x, hor - h * 0.015, h * 0.4, builtInks(c, s));
  }
  const waters = [ink.farShade, ink.land(0.5, 0.09), ink.mid, ink.land(0.41, 0.085), ink.midShade, ink.near];
  waters.forEach((fill, index) => {
    const [y, rise, wide] = [hor + h * (0.05 + index * 0.065), h * (0.006 + index * 0.004), w / (14 - index * 1.6)];
    let d = `M-4 ${n(y)}`;
    for (let x = -4 - c.random() * wide; x < w + wide; x += wide) d += `q${n(wide / 2)} ${n(-rise * 3)} ${n(wide)} 0`;
    c.path(`${d}V${h + 4}H-4Z`, fill);
  });
  glitter(c, sunX, hor, r);
  if (s.landmark === null || s.seed % 3 === 0) boat(c, w * (0.5 + side * 0.22), hor + h * 0.14, h * 0.17);
  const shore = ridge(c, h * 1.02, h * 0.16, "hills", 3).map(
    ([x, y]) => [x, y - Math.cos((x / w) * 6.28) * h * 0.06 + h * 0.03] as const,
  );
  lay(c, shore, ink.nearShade);
  return shore;
};

function islands(c: Parameters<Scene>[0], hor: number, seed: number): void {
  const { w, h, ink } = c;
  for (let index = 0; index < 4; index++) {
    const [x, high, wide] = [w * c.random(), h * c.between(0.08, 0.28), w * c.between(0.05, 0.13)];
    if (seed % 2 === 0) {
      c.path(
        `M${n(x - wide)} ${n(hor + 2)}C${n(x - wide * 0.4)} ${n(hor - high * 0.2)} ${n(x - wide * 0.3)} ${n(hor - high)} ${n(x)} ${n(hor - high)}S${n(x + wide * 0.5)} ${n(hor - high * 0.1)} ${n(x + wide)} ${n(hor + 2)}Z`,
        ink.far,
      );
      c.path(
        `M${n(x)} ${n(hor - high)}C${n(x + wide * 0.25)} ${n(hor - high)} ${n(x + wide * 0.5)} ${n(hor - high * 0.1)} ${n(x + wide)} ${n(hor + 2)}H${n(x + wide * 0.1)}C${n(x + wide * 0.2)} ${n(hor - high * 0.4)} ${n(x - wide * 0.1)} ${n(hor - high * 0.6)} ${n(x)} ${n(hor - high)}Z`,
        ink.mid,
      );
    } else {
      const top = hor - high * 0.8;
      c.path(
        `M${n(x - wide * 0.7)} ${n(hor + 2)}L${n(x - wide * 0.55)} ${n(top)}H${n(x + wide * 0.3)}L${n(x + wide * 0.4)} ${n(top + high * 0.3)}H${n(x + wide * 0.8)}L${n(x + wide * 0.9)} ${n(hor + 2)}Z`,
        ink.far,
      );
      c.path(
        `M${n(x)} ${n(hor + 2)}L${n(x + wide * 0.1)} ${n(top)}H${n(x + wide * 0.3)}L${n(x + wide * 0.4)} ${n(top + high * 0.3)}H${n(x + wide * 0.8)}L${n(x + wide * 0.9)} ${n(hor + 2)}Z`,
        ink.farShade,
      );
    }
  }
}

function rock(c: Parameters<Scene>[0], x: number, y: number, wide: number, high: number): void {
  c.path(
    `M${n(x - wide)} ${n(y)}L${n(x - wide * 0.74)} ${n(y - high * 0.8)}L${n(x - wide * 0.3)} ${n(y - high)}H${n(x + wide * 0.4)}L${n(x + wide * 0.7)} ${n(y - high * 0.6)}L${n(x + wide)} ${n(y)}Z`,
    c.ink.mid,
  );
  c.path(
    `M${n(x + wide * 0.1)} ${n(y)}L${n(x + wide * 0.2)} ${n(y - high)}H${n(x + wide * 0.4)}L${n(x + wide * 0.7)} ${n(y - high * 0.6)}L${n(x + wide)} ${n(y)}Z`,
    c.ink.midShade,
  );
}

/** The light on the water, broken into bars. */
function glitter(c: Parameters<Scene>[0], x: number, hor: number, r: number): void {
  let d = "";
  for (let index = 0; index < 16; index++) {
    const t = index / 16;
    const [wide, high] = [r * (1.5 - t * 0.2) * c.between(0.4, 1.2), c.h * (0.008 + t * 0.006)];
    d += `M${n(x - wide + (c.random() - 0.5) * r * 0.6)} ${n(hor + c.h * (0.012 + t * 0.3))}h${n(wide * 2)}v${n(high)}h${n(-wide * 2)}Z`;
  }
  c.path(d, c.ink.sun, 0.75);
}

function boat(c: Parameters<Scene>[0], x: number, y: number, high: number): void {
  const { ink } = c;
  c.path(`M${n(x - high * 0.5)} ${n(y)}h${n(high)}l${n(-high * 0.16)} ${n(high * 0.2)}h${n(-high * 0.66)}Z`, ink.ink);
  c.path(
    `M${n(x)} ${n(y - high * 0.06)}V${n(y - high)}Q${n(x + high * 0.62)} ${n(y - high * 0.5)} ${n(x + high * 0.44)} ${n(y - high * 0.06)}Z`,
    ink.paper,
  );
  c.path(
    `M${n(x - high * 0.06)} ${n(y - high * 0.06)}V${n(y - high * 0.86)}Q${n(x - high * 0.4)} ${n(y - high * 0.4)} ${n(x - high * 0.4)} ${n(y - high * 0.06)}Z`,
    ink.warm,
  );
}

export const swamp: Scene = (c, s) => {
  const { ink, h, w } = c;
  const hor = s.heaven.horizon;
  lay(c, ridge(c, hor + h * 0.04, h * 0.14, "hills", 5), ink.far);
  const mist = ink.sky[6] ?? "";
  for (let index = 0; index < 4; index++)
    c.rect(w * c.between(-0.1, 0.4), hor + h * (index * 0.05 - 0.02), w * c.between(0.4, 0.9), h * 0.02, mist, 0.45, 9);
  const x = site(c, s);
  if (s.landmark !== null) {
    c.add(
      `<ellipse cx="${n(x)}" cy="${n(hor + h * 0.14)}" rx="${n(w * 0.14)}" ry="${n(h * 0.05)}" fill="${ink.midShade}"/>`,
    );
    landmark(c, s, x, hor + h * 0.13, h * 0.42, builtInks(c, s));
  }
  c.rect(-4, hor + h * 0.12, w + 8, h, ink.mid);
  for (let index = c.count(14); index > 0; index--)
    c.rect(c.random() * w, hor + h * c.between(0.14, 0.34), w * c.between(0.05, 0.17), h * 0.01, mist, 0.5, 1);
  for (let index = 0; index < 5; index++)
    deadTree(c, c.random() * w, hor + h * c.between(0.13, 0.19), h * c.between(0.2, 0.4), ink.midShade);
  stones(c, hor);
  const line = ridge(c, h * 0.98, h * 0.1, "hills", 5);
  lay(c, line, ink.nearShade);
  deadTree(c, w * 0.06, h, h * 0.9, ink.nearShade);
  deadTree(c, w * 0.94, h, h * 0.8, ink.nearShade);
  grass(
    c,
    along(c, 60, (at) => heightAt(line, at), 0.04, 0.14),
    ink.nearShade,
  );
  return line;
};

function stones(c: Parameters<Scene>[0], hor: number): void {
  let d = "";
  for (let index = c.count(9); index > 0; index--) {
    const [x, base, high] = [c.random() * c.w, hor + c.h * c.between(0.2, 0.4), c.h * c.between(0.06, 0.11)];
    const r = n(high * 0.32);
    d += `M${n(x - high * 0.32)} ${n(base)}V${n(base - high * 0.7)}a${r} ${r} 0 0 1 ${n(high * 0.64)} 0V${n(base)}Z`;
  }
  c.path(d, c.ink.near);
}
