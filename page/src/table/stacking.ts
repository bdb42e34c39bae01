import type { Question, Scene, Thing } from "../messages";

/** An ability on the stack is shown as what it comes from, with its own text. */
export function pictured(thing: Thing, source: Thing | undefined): Thing {
  if (thing.kind === "spell" || source === undefined || source.name === null) return thing;
  const { power: _, toughness: __, counters: ___, ...rest } = source;
  return {
    ...rest,
    id: thing.id,
    text: thing.text ?? "",
    zone: "stack",
    kind: thing.kind ?? "",
    mana_cost: null,
    tapped: false,
  };
}

/**
 * What has to be read before one goes on: what one's question is about, or what somebody else has put on top of the
 * stack.
 */
export function atStake(scene: Scene, question: Question | null): Thing | undefined {
  const about = question?.mine === true ? question.asked.about : null;
  const asked = about === null ? undefined : scene.things[about];
  if (asked !== undefined) return asked;
  const top = scene.things[scene.stack.at(-1) ?? -1];
  return top?.controller === scene.viewer ? undefined : top;
}
