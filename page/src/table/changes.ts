import type { Scene, Thing } from "../messages";
import { say } from "../words/say";
import { attachmentsOf } from "./heaps";

/** Something that was done to a card: by what, what it says, and until when. */
export interface ChangeOfCard {
  by: string;
  words: string;
  until: string;
}

/** All that makes a card something else than it is by itself: how large it would be, whose it is, and what changes it. */
export function changesOf(scene: Scene, thing: Thing): ChangeOfCard[] {
  const attached = attachmentsOf(scene, thing);
  const others = (thing.changed_by ?? [])
    .filter((id) => !attached.some((one) => one.id === id))
    .flatMap((id) => scene.things[id] ?? []);
  const effects = scene.effects.filter((one) => one.affects?.includes(thing.id));
  return [
    ...sizeOf(thing),
    ...ownerOf(scene, thing),
    ...Object.entries(thing.counters ?? {}).map(([kind, count]) => plain(say("table.card.counters", { count, kind }))),
    ...[...attached, ...others].map(({ name, text }) => ({ by: name ?? "", words: text ?? "", until: "" })),
    ...effects.map(({ source_name, text, until }) => ({ by: source_name, words: text, until: until ?? "" })),
  ];
}

function plain(words: string): ChangeOfCard {
  return { by: "", words, until: "" };
}

function sizeOf({ base_power, base_toughness }: Thing): ChangeOfCard[] {
  if (base_power === undefined || base_toughness === undefined) return [];
  return [plain(say("table.card.base", { power: base_power, toughness: base_toughness }))];
}

function ownerOf(scene: Scene, { owner, controller }: Thing): ChangeOfCard[] {
  if (owner === undefined || controller === undefined || owner === controller) return [];
  const name = (id: number): string => scene.players[id]?.name ?? "";
  return [plain(say("table.card.owner", { owner: name(owner), controller: name(controller) }))];
}
