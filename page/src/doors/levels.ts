import { say } from "../words/say";

/** How a bot plays, in a word. A level that has no word yet is called as the server calls it. */
export function levelName(level: string): string {
  if (level === "random") return say("level.random");
  if (level === "steady") return say("level.steady");
  if (level === "seer") return say("level.seer");
  return level;
}
