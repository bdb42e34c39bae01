import type { PlainEntry, Scene, Thing } from "../messages";

/** Something that everybody should see happen. */
export type Moment =
  | { is: "roll"; player: number; face: string }
  | { is: "planeswalk"; player: number | null; from: Thing | null; to: Thing }
  | { is: "encounter"; player: number | null; phenomenon: Thing }
  | { is: "chaos"; plane: Thing | null; roller: number | null }
  | { is: "scheme"; scheme: Thing }
  | { is: "turn"; player: number; number: number }
  | { is: "over" };

/** A thing that went from one place to another: an object gets a new id when it changes zones. */
export interface Travel {
  from: Place;
  to: Place;
  thing: Thing;
}

/** Where something is or was: itself, or a pile of a player where nothing of it is seen. */
export type Place = { id: number } | { pile: "library" | "hand" | "graveyard" | "exile" | "command"; player: number };

export interface LifeChange {
  player: number;
  before: number;
  after: number;
}

/** What moved from one scene to the next. */
export interface Moves {
  moments: Moment[];
  travels: Travel[];
  lives: LifeChange[];
}

/** Compares two scenes, and the lines of the log that were replaced with those that came. */
export function movesBetween(before: Scene, after: Scene, replaced: PlainEntry[], came: PlainEntry[]): Moves {
  const fresh = replaced.length > came.length ? [] : without(came, replaced);
  return { moments: moments(before, after, fresh), travels: travels(before, after), lives: lives(before, after) };
}

/** A line that is told again with more in it, or after an undo, is not news; one that happened twice is. */
function without(came: PlainEntry[], replaced: PlainEntry[]): PlainEntry[] {
  const known = replaced.map((entry) => entry.text);
  return came.filter((entry) => {
    const at = known.indexOf(entry.text);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

function lives(before: Scene, after: Scene): LifeChange[] {
  return after.players.flatMap((player) => {
    const was = before.players.find((one) => one.id === player.id);
    return was === undefined || was.life === player.life
      ? []
      : [{ player: player.id, before: was.life, after: player.life }];
  });
}

function moments(before: Scene, after: Scene, fresh: PlainEntry[]): Moment[] {
  const found: Moment[] = [];
  let roller: number | null = null;
  const plane = (scene: Scene) => planar(scene)[0] ?? null;
  for (const entry of fresh) {
    const player = entry.players[0] ?? null;
    const thing = entry.objects.map((id) => after.things[id] ?? before.things[id]).find((one) => one !== undefined);
    if (entry.kind === "planar roll" && player !== null) {
      roller = player;
      found.push({ is: "roll", player, face: String(entry.data["face"]) });
    } else if (entry.kind === "planeswalk" && thing !== undefined) {
      found.push({ is: "planeswalk", player, from: plane(before), to: thing });
    } else if (entry.kind === "encounter" && thing !== undefined) {
      found.push({ is: "encounter", player, phenomenon: thing });
    } else if (entry.kind === "chaos") {
      found.push({ is: "chaos", plane: plane(before) ?? plane(after), roller });
    } else if (entry.kind === "set in motion" && thing !== undefined) {
      found.push({ is: "scheme", scheme: thing });
    } else if (entry.kind === "turn" && player !== null) {
      found.push({ is: "turn", player, number: entry.turn });
    }
  }
  if (before.result === null && after.result !== null) found.push({ is: "over" });
  return found;
}

/** The planes and phenomena face up. */
export function planar(scene: Scene): Thing[] {
  return inCommand(scene, /^(Plane|Phenomenon)\b/);
}

/** What lies in the command zone and has such a type line. */
export function inCommand(scene: Scene, type: RegExp): Thing[] {
  return scene.command
    .map((id) => scene.things[id])
    .filter((thing): thing is Thing => thing !== undefined && type.test(thing.type_line ?? ""));
}

function travels(before: Scene, after: Scene): Travel[] {
  const left = Object.values(before.things).filter((thing) => after.things[thing.id] === undefined);
  const came = Object.values(after.things).filter((thing) => before.things[thing.id] === undefined);
  const found: Travel[] = [];
  for (const thing of came) {
    const index = left.findIndex((one) => isSameCard(one, thing));
    const [old] = index < 0 ? [] : left.splice(index, 1);
    const from = old !== undefined ? { id: old.id } : origin(thing);
    if (from !== null) found.push({ from, to: { id: thing.id }, thing });
  }
  for (const thing of left) {
    const to = destination(before, after, thing);
    if (to !== null) found.push({ from: { id: thing.id }, to, thing });
  }
  return found;
}

function isSameCard(old: Thing, now: Thing): boolean {
  if (old.zone === now.zone || old.kind?.includes("ability") || now.kind?.includes("ability")) return false;
  if (old.name === null || old.name !== now.name) return false;
  const owner = (thing: Thing) => thing.owner ?? thing.controller;
  return owner(old) === owner(now);
}

/** What was not seen before comes out of a hidden zone: a spell out of a hand, a drawn card out of the library. */
function origin(thing: Thing): Place | null {
  const player = thing.owner ?? thing.controller;
  if (player === undefined || thing.token === true || thing.kind?.includes("ability")) return null;
  if (thing.zone === "hand" || thing.zone === "graveyard" || thing.zone === "exile") return { pile: "library", player };
  if (thing.zone === "battlefield" || thing.zone === "stack") return { pile: "hand", player };
  return null;
}

/** What is seen no longer went where nobody sees it, if a hand or a library grew. */
function destination(before: Scene, after: Scene, thing: Thing): Place | null {
  const player = thing.owner ?? thing.controller;
  if (player === undefined || thing.token === true || thing.kind?.includes("ability")) return null;
  const was = before.players.find((one) => one.id === player);
  const now = after.players.find((one) => one.id === player);
  if (was === undefined || now === undefined) return null;
  if (now.hand_size > was.hand_size) return { pile: "hand", player };
  if (now.library > was.library) return { pile: "library", player };
  return null;
}
