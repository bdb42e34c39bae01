import type { Scene, Thing } from "../messages";
import type { Pile } from "./looking.svelte";

/** The cards of a pile that may be seen, in an order that helps: the latest in a graveyard, the top of a library first. */
export function cardsOf(scene: Scene, pile: Pile): Thing[] {
  const things = (ids: readonly number[]) =>
    ids.map((id) => scene.things[id]).filter((thing): thing is Thing => thing !== undefined);
  if (pile.of === "exile") return things(scene.exile);
  const player = scene.players[pile.player];
  if (player === undefined) return [];
  if (pile.of === "graveyard") return things(player.graveyard).reverse();
  if (pile.of === "hand") return things(player.hand);
  const places = Object.entries(player.known_library).sort(([a], [b]) => Number(a) - Number(b));
  return things(places.map(([, id]) => id));
}
