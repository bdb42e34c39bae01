import { say } from "../words/say";

/** What a bot of a level does, and how long it thinks; nothing of a level that has no sentence yet. */
export function levelWhat(level: string): string {
  if (level === "random") return say("level.random");
  if (level === "steady") return say("level.steady");
  if (level === "seer") return say("level.seer");
  return "";
}
