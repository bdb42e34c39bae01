import { n, type Canvas } from "../canvas";
import { roundTrees } from "../growth";
import { cloud } from "../heaven";
import { lay, ridge } from "../ridges";
import { towers } from "../towers";
import { landmark, builtInks, type Scene, type Setting } from "./setting";

interface IsleInks {
  readonly top: string;
  readonly rock: string;
  readonly shade: string;
}

export const sky: Scene = (c, s) => {
  const { ink, h, w } = c;
  const { side } = s.heaven;
  for (let index = 0; index < 4; index++)
    cloud(c, c.random() * w, h * (0.66 + index * 0.09), w * c.between(0.4, 0.7), ink.paper, 0.55 + index * 0.1);
  const great = Math.min(w * 0.16, h * 0.46);
  isle(
    c,
    w * (0.5 - side * 0.36),
    h * 0.36,
    great * 0.42,
    { top: ink.far, rock: ink.far, shade: ink.farShade },
    3,
    null,
  );
  isle(
    c,
    w * (0.5 + side * 0.32),
    h * 0.46,
    great * 0.56,
    { top: ink.farShade, rock: ink.far, shade: ink.farShade },
    4,
    null,
  );
  isle(
    c,
    w * (0.5 - side * 0.06),
    h * 0.56,
    great,
    { top: ink.land(0.64, 0.1, -150), rock: ink.mid, shade: ink.midShade },
    s.landmark === null ? 7 : 4,
    s,
  );
  for (let index = 0; index < 4; index++)
    cloud(c, c.random() * w, h * (0.78 + index * 0.07), w * c.between(0.5, 0.8), ink.sky[6] ?? "", 0.8);
  const line = ridge(c, h * 1.02, h * 0.12, "peaks", 5);
  lay(c, line, ink.near, ink.nearShade);
  return line;
};

/** An island in the air: a green top, rock that hangs, trees or towers on it, perhaps a waterfall. */
function isle(c: Canvas, x: number, y: number, wide: number, inks: IsleInks, things: number, s: Setting | null): void {
  let hanging = `M${n(x - wide)} ${n(y)}`;
  let shaded = "";
  for (let step = 1; step < 9; step++) {
    const t = step / 9;
    const point = `${n(x - wide + 2 * wide * t)} ${n(y + wide * (0.25 + 0.8 * Math.sin(t * 3.14) * c.between(0.5, 1.1)))}`;
    hanging += `L${point}`;
    if (step === 4) shaded = `M${n(x - wide * 0.1)} ${n(y)}L${point}`;
    else if (step > 4) shaded += `L${point}`;
  }
  c.path(`${hanging}L${n(x + wide)} ${n(y)}Z`, inks.rock);
  c.path(`${shaded}L${n(x + wide)} ${n(y)}Z`, inks.shade);
  c.add(`<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(wide * 1.02)}" ry="${n(wide * 0.13)}" fill="${inks.top}"/>`);
  if (s !== null) landmark(c, s, x, y + wide * 0.04, wide * 1.05, builtInks(c, s));
  const built: [number, number, number, number][] = [];
  const grown: [number, number, number][] = [];
  for (let index = 0; index < things; index++) {
    const aside = s?.landmark == null ? c.between(-0.75, 0.75) : (index % 2 === 0 ? -1 : 1) * c.between(0.66, 0.86);
    if (c.random() < 0.45 && s?.landmark == null)
      built.push([x + aside * wide, y + 2, wide * 0.1, wide * c.between(0.3, 0.8)]);
    else grown.push([x + aside * wide, y + 3, wide * c.between(0.26, 0.5)]);
  }
  towers(c, built, { wall: inks.rock, shade: inks.shade, lamp: c.ink.lamp });
  roundTrees(c, grown, inks.shade, inks.top);
  if (c.random() < 0.6)
    c.path(
      `M${n(x + wide * 0.5)} ${n(y)}q${n(wide * 0.06)} ${n(wide * 0.3)} ${n(wide * 0.02)} ${n(wide * 1.5)}h${n(wide * 0.09)}q${n(wide * 0.03)} ${n(-wide * 1.1)} ${n(-wide * 0.02)} ${n(-wide * 1.5)}Z`,
      c.ink.paper,
      0.75,
    );
}
