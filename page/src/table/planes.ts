import type { MapPlaceView, Scene, Thing } from "../messages";
import { planar } from "./moves";

/** A plane or phenomenon face up, and what there is to know about it. */
export interface Place {
  thing: Thing;
  /** Who controls it. */
  controller: number | null;
  /** Whose planar deck it came from; nobody's where all share one. */
  owner: number | null;
  /** How many cards are left in that deck. */
  left: number | undefined;
}

export function placesOf(scene: Scene): Place[] {
  const view = scene.variants.planechase;
  return planar(scene).map((thing) => {
    const faceUp = scene.table.face_up.find((one) => one.id === thing.id);
    const shared = view?.decks["communal"];
    const owner = shared === undefined ? (thing.owner ?? null) : null;
    return {
      thing,
      controller: faceUp?.controller ?? null,
      owner,
      left: shared ?? (owner === null ? undefined : view?.decks[String(owner)]),
    };
  });
}

/** The one that is looked at if nobody chooses: where it is somebody's turn, best mine. */
export function foremost(places: Place[], scene: Scene): Place | undefined {
  const of = (player: number | null) => places.find((place) => place.controller === player && player !== null);
  return of(scene.viewer) ?? of(scene.active[0] ?? null) ?? places[0];
}

/** A place of the map: how it stands to where we are, and what is known of it. */
export interface MapTile {
  x: number;
  y: number;
  /** How many steps away. */
  far: number;
  known: MapPlaceView | null;
  /** A step into the unknown across a corner. */
  hellride: boolean;
  /** Which way it lies, where it is one step away. */
  way: "north" | "east" | "south" | "west" | null;
}

/** How far one sees on the map. */
const SIGHT = 3;

/** The diamond of places around where we are; what has not been seen yet is an empty place. */
export function mapTiles(map: MapPlaceView[], here: number[]): MapTile[] {
  const middle = map.find((place) => here.includes(place.id)) ?? map[0];
  if (middle === undefined) return [];
  const [left, down] = middle.at;
  const known = new Map(map.map((place) => [`${place.at[0] - left},${place.at[1] - down}`, place]));
  const tiles: MapTile[] = [];
  for (let y = SIGHT; y >= -SIGHT; y -= 1)
    for (let x = -SIGHT; x <= SIGHT; x += 1) {
      const far = Math.abs(x) + Math.abs(y);
      if (far > SIGHT) continue;
      const place = known.get(`${x},${y}`) ?? null;
      tiles.push({
        x,
        y,
        far,
        known: place,
        hellride: place === null && Math.abs(x) === 1 && Math.abs(y) === 1,
        way: wayTo(x, y),
      });
    }
  return tiles;
}

function wayTo(x: number, y: number): MapTile["way"] {
  if (Math.abs(x) + Math.abs(y) !== 1) return null;
  return y === 1 ? "north" : y === -1 ? "south" : x === 1 ? "east" : "west";
}

/** Sizes and distances on the map in hundredths of its width: the farther, the smaller and the closer together. */
export const TILE = [23, 23, 11, 4.5] as const;
const OFF = [0, 23.8, 41.4, 49] as const;

export function mapOffset(steps: number): number {
  return Math.sign(steps) * (OFF[Math.abs(steps)] ?? 50);
}
