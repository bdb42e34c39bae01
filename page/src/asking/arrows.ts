import type { Scene } from "../messages";
import type { Arrow } from "./forms";

/** Who attacks whom, what blocks what, and what spells and abilities are aimed at. */
export function sceneArrows(scene: Scene): Arrow[] {
  return [...fights(scene), ...aims(scene)];
}

function fights(scene: Scene): Arrow[] {
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

/** Arrows of attackers say how strong they are. */
export function strengths(scene: Scene, arrows: Arrow[]): Arrow[] {
  return arrows.map((one) => {
    const power = scene.things[one.from]?.power;
    return one.kind === "attack" && power != null && one.label === "" ? { ...one, label: String(power) } : one;
  });
}
