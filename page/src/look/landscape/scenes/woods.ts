import { n } from "../canvas";
import { conifers, ferns, roundTrees, trunk } from "../growth";
import { below, heightAt, lay, ridge } from "../ridges";
import { towers } from "../towers";
import { along, behind, landmark, builtInks, site, type Scene } from "./setting";

export const forest: Scene = (c, s) => {
  const { ink, h, w } = c;
  const hor = s.heaven.horizon;
  const deep = s.seed % 2 === 0;
  lay(c, ridge(c, hor + h * 0.05, h * (deep ? 0.18 : 0.3), "peaks", deep ? 7 : 5), ink.far, ink.farShade);
  let line = ridge(c, hor + h * 0.1, h * 0.08, "hills", 5);
  lay(c, line, ink.farShade);
  conifers(
    c,
    along(c, 60, (x) => heightAt(line, x) + 6, 0.06, 0.12),
    ink.farShade,
    ink.mid,
  );
  line = ridge(c, hor + h * 0.2, h * 0.1, "hills", 5);
  landmark(c, s, site(c, s), behind(c, line, site(c, s)), h * 0.5, builtInks(c, s));
  lay(c, line, ink.mid);
  const ground = (x: number): number => heightAt(line, x) + 6;
  conifers(c, along(c, deep ? 14 : 26, ground, 0.11, 0.23), ink.mid, ink.midShade);
  roundTrees(c, along(c, deep ? 16 : 6, ground, 0.14, 0.26), ink.mid, ink.farShade);
  river(c, w * (0.5 - s.heaven.side * 0.02), hor);
  line = ridge(c, h * 0.97, h * 0.1, "hills", 5);
  lay(c, line, ink.near);
  if (deep) {
    for (const [x, wide] of [
      [0.03, 0.035],
      [0.16, 0.018],
      [0.955, 0.042],
      [0.84, 0.02],
    ] as const)
      trunk(c, w * (x + (c.random() - 0.5) * 0.03), w * wide, ink.near, ink.nearShade);
    leaves(c);
  } else {
    conifers(
      c,
      along(c, 9, (x) => heightAt(line, x) + 10, 0.3, 0.62, -0.02, 0.17),
      ink.near,
      ink.nearShade,
    );
    conifers(
      c,
      along(c, 9, (x) => heightAt(line, x) + 10, 0.3, 0.62, 0.83, 1.02),
      ink.near,
      ink.nearShade,
    );
  }
  ferns(
    c,
    along(c, 24, (x) => heightAt(line, x), 0.03, 0.08),
    ink.nearShade,
  );
  return line;
};

function river(c: Parameters<Scene>[0], x: number, hor: number): void {
  const { w, h } = c;
  c.path(
    `M${n(x)} ${n(hor + h * 0.12)}C${n(x + w * 0.05)} ${n(hor + h * 0.17)} ${n(x - w * 0.12)} ${n(hor + h * 0.2)} ${n(x - w * 0.02)} ${n(hor + h * 0.26)}` +
      `S${n(x + w * 0.16)} ${n(h * 0.95)} ${n(x + w * 0.1)} ${h + 4}H${n(x - w * 0.12)}C${n(x - w * 0.04)} ${n(h * 0.93)} ${n(x - w * 0.12)} ${n(hor + h * 0.26)} ${n(x - w * 0.06)} ${n(hor + h * 0.22)}` +
      `S${n(x - 0.01 * w)} ${n(hor + h * 0.15)} ${n(x - 3)} ${n(hor + h * 0.12)}Z`,
    c.ink.sky[5] ?? "",
    0.9,
  );
}

function leaves(c: Parameters<Scene>[0]): void {
  for (let index = 0; index < 16; index++) {
    const left = index < 8;
    const x = c.w * (left ? c.random() * 0.26 : 0.74 + c.random() * 0.26);
    const [y, r] = [c.random() * c.h * 0.09 - c.h * 0.03, c.h * c.between(0.05, 0.1)];
    const fill = index % 2 === 0 ? c.ink.nearShade : c.ink.near;
    c.add(`<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 1.9)}" ry="${n(r)}" fill="${fill}"/>`);
  }
}

export const plains: Scene = (c, s) => {
  const { ink, h, w } = c;
  const hor = s.heaven.horizon;
  lay(c, ridge(c, hor + h * 0.04, h * 0.12, "peaks", 6), ink.far, ink.farShade);
  let line = ridge(c, hor + h * 0.1, h * 0.1, "hills", 5);
  lay(c, line, ink.farShade);
  const x = site(c, s);
  if (s.landmark === null) {
    const keep = [-2, -1, 0, 1, 2].map(
      (i) =>
        [x + i * w * 0.02, heightAt(line, x) + 4, w * 0.016, h * (c.between(0.1, 0.2) + (i === 0 ? 0.08 : 0))] as const,
    );
    towers(c, keep, { wall: ink.mid, shade: ink.midShade, lamp: ink.paper });
  } else landmark(c, s, x, heightAt(line, x) + h * 0.05, h * 0.4, builtInks(c, s));
  const rows = [ink.land(0.74, 0.13, -22), ink.land(0.61, 0.12, -6), ink.mid];
  rows.forEach((fill, index) => {
    line = ridge(c, hor + h * (0.17 + index * 0.1), h * 0.09, "hills", 5);
    c.define(`<clipPath id="row${index}"><path d="${below(line, c)}"/></clipPath>`);
    lay(c, line, fill);
    furrows(c, hor, index);
    const field = line;
    roundTrees(
      c,
      along(c, 10, (at) => heightAt(field, at) + 3, 0.05 + index * 0.02, 0.08 + index * 0.02),
      ink.midShade,
      index < 2 ? ink.mid : undefined,
    );
  });
  line = ridge(c, h * 0.98, h * 0.1, "hills", 5);
  lay(c, line, ink.near);
  ferns(
    c,
    along(c, 14, (at) => heightAt(line, at), 0.02, 0.05),
    ink.nearShade,
  );
  return line;
};

/** The stripes of a field, that run together at the horizon. */
function furrows(c: Parameters<Scene>[0], hor: number, row: number): void {
  const from = c.w * c.between(0.2, 0.8);
  let d = "";
  for (let index = -16; index < 17; index++) {
    const foot = from + index * c.w * 0.085;
    d += `M${n(from)} ${n(hor - c.h * 0.05)}L${n(foot)} ${c.h}h${n(c.w * 0.03)}Z`;
  }
  const light = row === 1;
  c.add(
    `<path d="${d}" clip-path="url(#row${row})" fill="${light ? c.ink.sun : c.ink.midShade}" opacity="${light ? 0.22 : 0.3}"/>`,
  );
}
