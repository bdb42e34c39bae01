import type { PaperScene, PaperWaiting } from "../../messages";
import { say } from "../../words/say";

/** What comes after the moment in which anybody may respond to a planeswalk. */
export function toCome({ planes, map }: PaperScene, { walks }: PaperWaiting): string {
  if (!walks) return say("display.nobodyWalks");
  if (planes.length > 1) return say("display.respondBoth", { planes: planes.map((one) => one.name).join(" + ") });
  return say(map.length > 0 ? "display.respondMap" : "display.respond", { plane: planes[0]?.name ?? "" });
}
