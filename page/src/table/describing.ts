import type { Sign } from "../asking/forms";
import type { Preview } from "../asking/fighting";
import type { Thing } from "../messages";
import { say } from "../words/say";

/** What a card is called aloud: its name first, then all that its picture shows. */
export function describe(thing: Thing, sign: Sign | null, pile: readonly Thing[], preview: Preview | null): string {
  return [
    thing.name ?? say("table.card.unknown"),
    ...(pile.length > 1 ? [alike(pile)] : []),
    ...(thing.power != null ? [`${thing.power}/${thing.toughness}`] : []),
    ...(thing.base_power === undefined || thing.base_toughness === undefined
      ? []
      : [say("table.card.instead", { power: thing.base_power, toughness: thing.base_toughness })]),
    ...(pile.length <= 1 && thing.tapped ? [say("table.card.tapped")] : []),
    ...(thing.summoning_sick ? [say("table.card.sick")] : []),
    ...Object.entries(thing.counters ?? {}).map(([kind, count]) => say("table.card.counters", { count, kind })),
    ...(thing.damage ? [say("table.card.damage", { damage: thing.damage })] : []),
    ...(thing.face_down ? [say("table.card.faceDown")] : []),
    ...(sign === null ? [] : [say(`table.sign.${sign}`)]),
    ...(preview?.dies ? [say("table.preview.dies")] : []),
  ].join(", ");
}

function alike(pile: readonly Thing[]): string {
  const tapped = pile.filter((one) => one.tapped).length;
  if (tapped === 0) return say("table.card.pile", { count: pile.length });
  return say("table.card.pileTapped", { count: pile.length, untapped: pile.length - tapped });
}
