import type { Arrow } from "../asking/forms";
import type { Spot } from "./spots";

/** An arrow as it is drawn: a bend from one edge to the other, and where its words stand. */
export interface Bow {
  key: string;
  kind: Arrow["kind"];
  draft: boolean;
  path: string;
  head: string;
  start: { x: number; y: number };
  label: { x: number; y: number; text: string };
}

const BEND = 0.14;
const HEAD = 26;
const INSET = 15;
/** Nothing is drawn nearer to the upper edge of the window. */
const EDGE = 10;

/** Several from one place to another are one arrow; their numbers add up. */
export function merged(arrows: Arrow[], at: (id: number) => string): Arrow[] {
  const found = new Map<string, Arrow>();
  for (const arrow of arrows) {
    const key = [at(arrow.from), at(arrow.to), arrow.kind].join(" ");
    const same = found.get(key);
    found.set(key, same === undefined ? arrow : { ...same, label: sum(same.label, arrow.label) });
  }
  return [...found.values()];
}

function sum(one: string, other: string): string {
  const total = Number(one) + Number(other);
  return one === "" || other === "" || Number.isNaN(total) ? one || other : String(total);
}

/** The bow from one spot to another. It leaves at the edge that looks to the other, and ends at the edge that it meets. */
export function bow(arrow: Arrow, from: Spot, to: Spot): Bow {
  const [x1, y1] = edge(from, to);
  const [x2, y2] = inside(to, from);
  const [dx, dy] = [x2 - x1, y2 - y1];
  const side = dx < 0 ? BEND : -BEND;
  const [mx, my] = [(x1 + x2) / 2 - dy * side, Math.max(EDGE, (y1 + y2) / 2 + dx * side)];
  const angle = Math.atan2(y2 - my, x2 - mx);
  const [ex, ey] = [x2 - Math.cos(angle) * INSET, y2 - Math.sin(angle) * INSET];
  const middle = (a: number, m: number, b: number): number => 0.25 * a + 0.5 * m + 0.25 * b;
  return {
    key: `${arrow.from} ${arrow.to} ${arrow.kind}`,
    kind: arrow.kind,
    draft: arrow.draft,
    path: `M${at(x1, y1)}Q${at(mx, my)} ${at(ex, ey)}`,
    head: head(x2, y2, angle),
    start: { x: x1, y: y1 },
    label: { x: middle(x1, mx, ex), y: Math.max(2 * EDGE, middle(y1, my, ey)), text: arrow.label },
  };
}

function head(x: number, y: number, angle: number): string {
  const corner = (turn: number, length: number): string =>
    at(x - Math.cos(angle + turn) * length, y - Math.sin(angle + turn) * length);
  return `M${at(x, y)}L${corner(-0.45, HEAD)}L${corner(0, HEAD * 0.6)}L${corner(0.45, HEAD)}Z`;
}

function at(x: number, y: number): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/** The middle of the upper or lower edge, whichever looks to the other: never on a name. */
function edge(from: Spot, to: Spot): [number, number] {
  const upwards = to.y + to.height / 2 < from.y + from.height / 2;
  return [from.x + from.width / 2, upwards ? from.y : from.y + from.height];
}

/** A little inside, towards where the arrow comes from, so that the middle can still be read. */
function inside(to: Spot, from: Spot): [number, number] {
  const [cx, cy] = [to.x + to.width / 2, to.y + to.height / 2];
  const [dx, dy] = [from.x + from.width / 2 - cx, from.y + from.height / 2 - cy];
  const share = Math.min(
    0.5,
    0.62 / Math.max(Math.abs(dx) / Math.max(1, to.width), Math.abs(dy) / Math.max(1, to.height), 1),
  );
  const reach = Math.min(to.width / 2 / Math.max(1, Math.abs(dx)), to.height / 2 / Math.max(1, Math.abs(dy)), share);
  return [cx + dx * reach * 0.75, cy + dy * reach * 0.75];
}
