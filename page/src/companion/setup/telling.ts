import { say } from "../../words/say";
import { archenemyLife, brought, leftOut, startingLife, wanted, type FullPlan } from "./laying";

const MOST_NAMES = 6;

/** Some names, and no more than can be read at a glance. */
export function someOf(names: readonly string[]): string {
  return `${names.slice(0, MOST_NAMES).join(", ")}${names.length > MOST_NAMES ? " …" : ""}`;
}

export function variantName(name: string): string {
  return say(`laying.variant.${name}` as "laying.variant.commander");
}

/** What people bring beside their decks, in a line; otherwise how many they are. */
export function playersTold({ seats, variants }: FullPlan): string {
  const things = [
    ...(variants.includes("commander") ? [say("laying.bring.commanders")] : []),
    ...(variants.includes("vanguard") ? [say("laying.bring.characters")] : []),
    ...(variants.includes("archenemy") || variants.includes("supervillain rumble")
      ? [say("laying.bring.schemes")]
      : []),
  ];
  return things.length === 0
    ? say("laying.playersOf", { n: seats.length })
    : say("laying.bring", { things: things.join(", ") });
}

/** With how much life people begin, and by which rules they play. */
export function lifeTold(plan: FullPlan): string {
  const life = startingLife(plan);
  const villain = archenemyLife(plan);
  const told =
    villain === null || villain === life
      ? say("laying.life", { life })
      : say("laying.lifeApart", { name: plan.seats[0]?.name ?? "", life: villain, others: life });
  return `${told}, ${say(plan.edition === "2011" ? "laying.rules2011" : "laying.rulesCurrent")}`;
}

/** Which planes are played, in a line: as many cards as there will be, without those that nobody wants. */
export function planesTold(plan: FullPlan): string {
  if (plan.planes === "none") return say("laying.planes.noneWhat");
  const decks = brought(plan);
  const byChance = plan.owned.length > 0 ? say("laying.from", { n: plan.owned.length }) : say("laying.random");
  const isAll = decks.length === (plan.planes === "own" ? plan.seats.length : 1);
  const told = decks.map(({ name, cards }) => {
    const count = say("laying.deckOf", { n: wanted(plan, cards).length });
    return name === "" ? count : `${name}: ${count}`;
  });
  if (decks.length === 0) told.push(byChance);
  else if (!isAll) told.push(say("laying.others", { how: byChance }));
  const without = isAll ? leftOut(plan).length : plan.unwanted.length;
  if (without > 0) told.push(say("laying.without", { n: without }));
  return told.join(", ");
}
