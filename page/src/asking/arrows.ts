import type { Scene } from "../messages";
import { has } from "./fighting";
import type { Arrow } from "./forms";

/** From here on damage has been dealt: who attacked whom is in the log. */
const FOUGHT: ReadonlySet<string> = new Set(["combat damage step", "end of combat"]);

/** Who attacks whom, what blocks what, and what spells and abilities are aimed at. */
export function sceneArrows(scene: Scene): Arrow[] {
  return [...fights(scene), ...aims(scene)];
}

function fights(scene: Scene): Arrow[] {
  if (FOUGHT.has(scene.step)) return [];
  return scene.combat.flatMap(({ attacker, defender, blockers }) => [
    ...(defender === null ? [] : [arrow(attacker, defender, "attack")]),
    ...blockers.map((blocker) => arrow(blocker, attacker, "block")),
  ]);
}

function aims(scene: Scene): Arrow[] {
  return scene.stack.flatMap((id) => {
    const thing = scene.things[id];
    const shares = new Map(thing?.shares ?? []);
    return (thing?.targets ?? []).map((to) => arrow(id, to, "target", shares.get(to)?.toString()));
  });
}

function arrow(from: number, to: number, kind: Arrow["kind"], label = ""): Arrow {
  return { from, to, kind, label, draft: false };
}

/**
 * Arrows of attackers say how strong they are. One that is blocked, or would be, strikes its blockers and nobody else;
 * where it tramples, how much comes through is said with the life that would be left.
 */
export function strengths(scene: Scene, arrows: Arrow[]): Arrow[] {
  const fought = scene.combat.filter((attack) => attack.blocked).map((attack) => attack.attacker);
  const blocked = new Set([...fought, ...arrows.filter((one) => one.kind === "block").map((one) => one.to)]);
  return arrows.flatMap((one) => {
    if (one.kind !== "attack" || one.label !== "") return [one];
    const thing = scene.things[one.from];
    if (blocked.has(one.from)) return thing !== undefined && has(thing, "trample") ? [one] : [];
    return [thing?.power == null ? one : { ...one, label: String(thing.power) }];
  });
}
