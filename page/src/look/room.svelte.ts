import { settings } from "../settings/settings.svelte";
import { landscape, type Hues } from "./landscape/landscape";
import { tokens } from "./roomColors";

/** Where the page stands before a plane is seen: a calm evening. */
export const HOME = { name: "Goldmeadow", typeLine: "Plane — Lorwyn" } as const;

/** The place that colours the room now; `Room.svelte` shows it behind everything. */
class Room {
  name = $state<string>(HOME.name);
  typeLine = $state<string>(HOME.typeLine);
  dark = $state(true);

  get hues(): Hues {
    return landscape(this.name, this.typeLine).hues;
  }
}

export const room = new Room();

let applied = false;

/** Gives the whole page the colours of this place; they fade from the ones before unless things stand still. */
export function applyRoom(name: string | null, typeLine: string, dark: boolean): void {
  // What was written is not read again: an effect that applies a room must not wait for the room itself.
  const place = name === null ? HOME : { name, typeLine };
  room.name = place.name;
  room.typeLine = place.typeLine;
  room.dark = dark;
  const root = document.documentElement;
  root.classList.toggle("light", !dark);
  root.classList.toggle("fading", applied && !settings.still);
  applied = true;
  for (const [token, value] of tokens(landscape(place.name, place.typeLine).hues, dark)) {
    root.style.setProperty(token, value);
  }
}
