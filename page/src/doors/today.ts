import { HOME } from "../look/room.svelte";

interface Place {
  name: string;
  typeLine: string;
}

/** Places that look good behind the first page, one a day. */
const PLACES: readonly Place[] = [
  HOME,
  { name: "Naya", typeLine: "Plane — Alara" },
  { name: "Turri Island", typeLine: "Plane — Ir" },
  { name: "Lethe Lake", typeLine: "Plane — Arkhos" },
  { name: "Minamo", typeLine: "Plane — Kamigawa" },
  { name: "Sea of Sand", typeLine: "Plane — Rabiah" },
  { name: "Izzet Steam Maze", typeLine: "Plane — Ravnica" },
  { name: "Skybreen", typeLine: "Plane — Kaldheim" },
  { name: "Bant", typeLine: "Plane — Alara" },
];
const DAY = 24 * 60 * 60 * 1000;

/** The place of a day: everybody sees the same, and another one tomorrow. */
export function placeOf(time: number): Place {
  return PLACES[Math.floor(time / DAY) % PLACES.length] ?? HOME;
}

export const today = placeOf(Date.now());
