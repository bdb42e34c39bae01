import type { Reason } from "../connection/connection";
import { translated } from "./game/translated.svelte";
import { say } from "./say";

/** What people read while a line is lost: if the server turned them away, its sentence, and that the page tries again. */
export function lostLine({ reason, said }: { reason: Reason | null; said: string | null }): string {
  if (reason !== "too much") return say("error.lost");
  return `${said === null ? say("error.tooMuch") : translated(said)} ${say("error.later")}`;
}
