import type { Sign } from "../asking/forms";
import type { Scene, Thing } from "../messages";

/** What lies before one player, by kind; what is attached to something lies with it. */
export interface Board {
  creatures: Thing[];
  others: Thing[];
  lands: Thing[];
}

export function boardOf(scene: Scene, player: number): Board {
  const board: Board = { creatures: [], others: [], lands: [] };
  for (const thing of lying(scene, player)) {
    const type = thing.type_line ?? "";
    if (/\bCreature\b/.test(type)) board.creatures.push(thing);
    else if (/\bLand\b/.test(type)) board.lands.push(thing);
    else board.others.push(thing);
  }
  return board;
}

/** Permanents, those that are phased out, and what stands in the command zone and is shown nowhere else. */
function lying(scene: Scene, player: number): Thing[] {
  const shown = new Set([...scene.table.elsewhere, ...scene.table.face_up.map((one) => one.id)]);
  const command = scene.command.filter((id) => !shown.has(id));
  return [...scene.battlefield, ...scene.phased_out, ...command]
    .map((id) => scene.things[id])
    .filter((thing): thing is Thing => thing !== undefined)
    .filter((thing) => (thing.controller ?? thing.owner) === player && !liesWith(scene, thing));
}

function liesWith(scene: Scene, thing: Thing): boolean {
  const host = thing.attached_to;
  return host != null && host >= scene.players.length && scene.things[host] !== undefined;
}

export function attachmentsOf(scene: Scene, thing: Thing): Thing[] {
  return (thing.attachments ?? []).flatMap((id) => scene.things[id] ?? []);
}

/** Cards that are shown as one: the first of them is seen. */
export type Heap = [Thing, ...Thing[]];

type Signs = (id: number) => Sign | null;

/** Lands of one name are one heap, those that can still be tapped on top; a land with something on it stays alone. */
export function heapsOfLands(lands: Thing[], sign: Signs): Heap[] {
  const heaps = heaped(lands, (land) => (isPlain(land) ? [land.name, isPicked(sign(land.id))].join() : null));
  return heaps.map((heap) => [...heap].sort((a, b) => Number(a.tapped) - Number(b.tapped)) as Heap);
}

/** Permanents between which nobody could tell a difference. */
export function heapsOfEqual(things: Thing[], sign: Signs): Heap[] {
  return heaped(things, (thing) => (isPlain(thing) ? [seen(thing), sign(thing.id)].join() : null));
}

/** As many heaps as there is room for, in their order; those that the question is about come before others. */
export function inSight(heaps: readonly Heap[], most: number, sign: Signs): Heap[] {
  if (heaps.length <= most) return [...heaps];
  const asked = (heap: Heap): boolean => heap.some((one) => sign(one.id) !== null);
  const kept = new Set([...heaps.filter(asked), ...heaps.filter((heap) => !asked(heap))].slice(0, most));
  return heaps.filter((heap) => kept.has(heap));
}

/** Everything by itself. */
export function single(things: Thing[]): Heap[] {
  return things.map((thing) => [thing]);
}

function isPlain(thing: Thing): boolean {
  return (thing.attachments ?? []).length === 0 && !thing.face_down;
}

/** What was picked out of a heap is seen apart from the rest. */
function isPicked(sign: Sign | null): boolean {
  return sign === "chosen" || sign === "attack" || sign === "block";
}

function seen(thing: Thing): string {
  const { id: _, attached_to: __, ...rest } = thing;
  return JSON.stringify(rest);
}

/** Heaps by key, each where its first card lies; without a key something lies alone. */
function heaped(things: Thing[], key: (thing: Thing) => string | null): Heap[] {
  const heaps = new Map<string, Heap>();
  for (const thing of things) {
    const name = key(thing) ?? `alone ${thing.id}`;
    const heap = heaps.get(name);
    if (heap === undefined) heaps.set(name, [thing]);
    else heap.push(thing);
  }
  return [...heaps.values()];
}
