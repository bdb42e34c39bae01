import { css, oklch } from "../../color";
import { n } from "../canvas";
import { conifers } from "../growth";
import { heightAt, lay, ridge, snow } from "../ridges";
import { along, behind, farInks, landmark, midInks, site, warmInks, type Scene } from "./setting";

export const mountain: Scene = (c, s) => {
  const { ink, h } = c;
  const hor = s.heaven.horizon;
  let line = ridge(c, hor + h * 0.04, h * 0.36, "peaks", 4 + (s.seed % 3));
  lay(c, line, ink.far, ink.farShade);
  snow(c, line, ink.paper);
  line = ridge(c, hor + h * 0.12, h * 0.25, "peaks", 7);
  lay(c, line, ink.farShade, ink.mid);
  line = ridge(c, hor + h * 0.2, h * 0.16, "peaks", 9);
  landmark(c, s, site(c, s), behind(c, line, site(c, s)), h * 0.52, midInks(c));
  lay(c, line, ink.mid, ink.midShade);
  line = ridge(c, h * 0.95, h * 0.14, "hills", 5);
  lay(c, line, ink.near);
  conifers(
    c,
    along(c, 28, (x) => heightAt(line, x) + 4, 0.07, 0.15),
    ink.near,
    ink.nearShade,
  );
  return line;
};

export const ice: Scene = (c, s) => {
  const { ink, h } = c;
  const hor = s.heaven.horizon;
  let line = ridge(c, hor + h * 0.04, h * 0.34, "peaks", 5);
  lay(c, line, ink.far, ink.farShade);
  snow(c, line, ink.paper, 0.42);
  line = ridge(c, hor + h * 0.12, h * 0.2, "peaks", 7);
  lay(c, line, ink.farShade, ink.mid);
  snow(c, line, ink.paper, 0.2);
  const floe = ridge(c, hor + h * 0.18, h * 0.06, "hills", 5);
  lay(c, floe, ink.land(0.88, 0.03));
  shards(c, hor);
  landmark(c, s, site(c, s), hor + h * 0.24, h * 0.46, warmInks(c));
  lay(c, ridge(c, h * 0.9, h * 0.08, "hills", 4), ink.land(0.78, 0.045));
  line = ridge(c, h * 0.98, h * 0.1, "hills", 5);
  lay(c, line, ink.near);
  return line;
};

function shards(c: Parameters<Scene>[0], hor: number): void {
  let [bright, dark] = ["", ""];
  for (let index = c.count(14); index > 0; index--) {
    const [x, base, high] = [c.random() * c.w, hor + c.h * c.between(0.16, 0.4), c.h * c.between(0.05, 0.18)];
    const wide = high * 0.3;
    bright += `M${n(x - wide)} ${n(base)}L${n(x - wide * 0.5)} ${n(base - high)}L${n(x + wide * 0.1)} ${n(base - high * 1.15)}L${n(x + wide)} ${n(base)}Z`;
    dark += `M${n(x + wide * 0.1)} ${n(base - high * 1.15)}L${n(x + wide)} ${n(base)}H${n(x - wide * 0.1)}Z`;
  }
  c.path(bright, c.ink.far);
  c.path(dark, c.ink.mid);
}

const LAVA = css(oklch(0.82, 0.17, 70));
const GLOW = css(oklch(0.74, 0.19, 48));

export const volcanic: Scene = (c, s) => {
  const { ink, h, w } = c;
  const hor = s.heaven.horizon;
  lay(c, ridge(c, hor + h * 0.06, h * 0.24, "peaks", 8), ink.far, ink.farShade);
  const aside = s.landmark === null ? 0.12 : -0.26;
  volcano(c, w * (0.5 - s.heaven.side * aside), hor, s.heaven.side, s.landmark === null ? 1 : 0.72);
  landmark(c, s, site(c, s), hor + h * 0.22, h * 0.42, {
    ...farInks(c),
    w: ink.mid,
    s: ink.midShade,
    l: LAVA,
    d: ink.near,
  });
  lay(c, ridge(c, hor + h * 0.22, h * 0.12, "peaks", 10), ink.midShade, ink.near);
  const stream = (from: number, to: number, fill: string): void =>
    c.path(
      `M-4 ${n(h * from)}Q${n(w * 0.3)} ${n(h * (from - 0.04))} ${n(w * 0.5)} ${n(h * (from + 0.01))}T${w + 4} ${n(h * (from - 0.02))}V${n(h * to)}Q${n(w * 0.6)} ${n(h * (to - 0.03))} ${n(w * 0.4)} ${n(h * (to + 0.02))}T-4 ${n(h * to)}Z`,
      fill,
    );
  stream(0.86, 0.93, GLOW);
  stream(0.876, 0.89, LAVA);
  const line = ridge(c, h, h * 0.1, "peaks", 7);
  lay(c, line, ink.nearShade, ink.ink);
  return line;
};

function volcano(c: Parameters<Scene>[0], x: number, hor: number, side: number, scale: number): void {
  const { ink, h, w } = c;
  const [foot, top, mouth, wide] = [hor + h * 0.2, hor - h * 0.3 * scale, w * 0.03, w * 0.3 * scale];
  for (let index = 0; index < 9; index++) {
    c.circle(
      x + (c.random() - 0.3) * w * 0.05 - index * side * w * 0.022,
      top - index * h * 0.045,
      h * (0.04 + index * 0.012),
      index % 2 === 0 ? ink.farShade : ink.mid,
      0.8,
    );
  }
  const right = `C${n(x + mouth * 1.6)} ${n(top + h * 0.1)} ${n(x + wide * 0.4)} ${n(foot - h * 0.1)} ${n(x + wide)} ${n(foot)}`;
  c.path(
    `M${n(x - wide)} ${n(foot)}C${n(x - wide * 0.4)} ${n(foot - h * 0.1)} ${n(x - mouth * 1.6)} ${n(top + h * 0.1)} ${n(x - mouth)} ${n(top)}H${n(x + mouth)}${right}Z`,
    ink.mid,
  );
  c.path(`M${n(x + mouth * 0.2)} ${n(top)}H${n(x + mouth)}${right}H${n(x + mouth)}Z`, ink.midShade);
  let d = "";
  for (let index = 0; index < 4; index++) {
    const start = x + mouth * c.between(-1, 1);
    let [px, py] = [start, top];
    d += `M${n(px)} ${n(py)}`;
    for (let step = 0; step < 5 * scale; step++) {
      const [nx, ny] = [px + (start - x + (c.random() - 0.5) * mouth * 2) * 0.9, py + h * 0.09];
      d += `Q${n(px + (c.random() - 0.5) * 12)} ${n((py + ny) / 2)} ${n(nx)} ${n(ny)}`;
      [px, py] = [nx, ny];
    }
  }
  c.stroke(d, LAVA, h * 0.014);
  c.add(`<ellipse cx="${n(x)}" cy="${n(top)}" rx="${n(mouth)}" ry="${n(h * 0.012)}" fill="${LAVA}"/>`);
}
