import { n } from "../canvas";
import { below, heightAt, lay, leeward, ridge, type Ridge } from "../ridges";
import { landmark, builtInks, site, type Scene } from "./setting";

export const desert: Scene = (c, s) => {
  const { ink, h, w } = c;
  const hor = s.heaven.horizon;
  const mesas = ridge(c, hor + h * 0.06, h * 0.2, "mesas", 6);
  lay(c, mesas, ink.far);
  c.path(
    below(
      mesas.map(([x, y]) => [x + w * 0.012, y + h * 0.05] as const),
      c,
    ),
    ink.farShade,
    0.8,
  );
  const x = site(c, s);
  if (s.landmark === null) {
    const [left, right, top, foot] = [x - w * 0.1, x + w * 0.13, hor - h * 0.14, hor + h * 0.14];
    c.path(`M${n(left)} ${n(foot)}L${n(x)} ${n(top)}L${n(right)} ${n(foot)}Z`, ink.farShade);
    c.path(`M${n(x)} ${n(top)}L${n(right)} ${n(foot)}H${n(x + w * 0.02)}Z`, ink.mid);
  }
  const bright = [ink.land(0.81, 0.11, 14), ink.land(0.71, 0.13, 6), ink.mid, ink.near];
  const shade = [ink.land(0.71, 0.12, 6), ink.land(0.59, 0.13), ink.midShade, ink.nearShade];
  let line: Ridge = mesas;
  for (let row = 0; row < 4; row++) {
    line = ridge(c, hor + h * (0.12 + row * 0.1), h * (0.09 + row * 0.02), "dunes", 3 + (row % 2));
    lay(c, line, bright[row] ?? "");
    leeward(c, line, shade[row] ?? "");
    if (row === 0) landmark(c, s, x, heightAt(line, x) + h * 0.06, h * 0.42, builtInks(c, s));
  }
  if (s.seed % 3 === 1) cacti(c, line);
  return line;
};

function cacti(c: Parameters<Scene>[0], line: Ridge): void {
  let d = "";
  for (const place of [0.07, 0.13, 0.9]) {
    const [x, high] = [c.w * (place + (c.random() - 0.5) * 0.04), c.h * c.between(0.16, 0.28)];
    const y = heightAt(line, x) + 4;
    d += `M${n(x)} ${n(y)}v${n(-high)}M${n(x)} ${n(y - high * 0.4)}h${n(-high * 0.22)}v${n(-high * 0.26)}M${n(x)} ${n(y - high * 0.55)}h${n(high * 0.2)}v${n(-high * 0.24)}`;
  }
  c.add(
    `<path d="${d}" fill="none" stroke="${c.ink.nearShade}" stroke-width="${n(c.h * 0.028)}" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
}
