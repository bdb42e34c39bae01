import { settings } from "../settings/settings.svelte";

export type Sound = "my turn" | "die" | "planeswalk" | "chaos" | "attack";

/** Plays a sound, if sounds are wanted. */
export function play(sound: Sound): void {
  if (!settings.chosen.sound) return;
  void sound;
}
