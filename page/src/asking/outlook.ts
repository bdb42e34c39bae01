import type { Scene, Thing } from "../messages";
import type { Declaring } from "./declaring";
import type { Preview } from "./fighting";
import { isPlayer, nameOf } from "./forms";

/** A player's life before and after the fight. */
export interface Loss {
  player: number;
  from: number;
  to: number;
}

/** What a fight would bring, for somebody who is about to confirm it or just looks on. */
export interface Outlook {
  kind: "attack" | "block" | "look";
  losses: Loss[];
  /** Players who would be out: no life left, or 21 damage of one commander. */
  out: number[];
  dying: string[];
  surviving: string[];
  /** How many untapped creatures those who are attacked have. */
  blockers: { player: number; count: number }[];
  /** My creatures that could block besides those that do. */
  idle: string[];
  after: After | null;
}

/** How I would stand after attacking: what is left to block with, and what all others have against me. */
export interface After {
  blockers: number;
  threat: number;
  life: number;
}

const COMMANDER_DAMAGE = 21;

export function outlook(scene: Scene, draft: Declaring | null, previews: ReadonlyMap<number, Preview>): Outlook {
  const kind = draft?.control ?? "look";
  const losses = lossesOf(scene, previews);
  const fighting = [...previews].filter(([id]) => !isPlayer(scene, id));
  const named = (dies: boolean) =>
    fighting.filter(([, one]) => (one.dies ?? false) === dies).map(([id]) => nameOf(scene, id));
  return {
    kind,
    losses,
    out: [...new Set([...losses.filter((one) => one.to <= 0).map((one) => one.player), ...slain(scene, draft)])],
    dying: named(true),
    surviving: named(false),
    blockers: kind === "attack" ? blockersOf(scene, draft!) : [],
    idle: kind === "block" ? idleOf(scene, draft!) : [],
    after: kind === "attack" && draft!.chosen.length > 0 ? afterwards(scene, draft!) : null,
  };
}

function lossesOf(scene: Scene, previews: ReadonlyMap<number, Preview>): Loss[] {
  return scene.players.flatMap((player) => {
    const life = previews.get(player.id)?.life;
    return life === undefined ? [] : [{ player: player.id, ...life }];
  });
}

/** CR 903.10a: whoever a commander that attacks unblocked would bring to 21 damage. */
function slain(scene: Scene, draft: Declaring | null): number[] {
  const { commander } = scene.variants;
  if (commander === undefined || draft?.control !== "attack") return [];
  return draft.chosen.flatMap(({ creature, other }) => {
    const leader = commander.commanders.find((one) => one.id === creature);
    if (leader === undefined || !isPlayer(scene, other)) return [];
    const before = commander.damage.find(
      (one) => one.player === other && one.of === leader.owner && one.commander === leader.name,
    );
    const dealt = (before?.dealt ?? 0) + Math.max(0, scene.things[creature]?.power ?? 0);
    return dealt >= COMMANDER_DAMAGE ? [other] : [];
  });
}

function blockersOf(scene: Scene, draft: Declaring): Outlook["blockers"] {
  const attacked = [...new Set(draft.chosen.map((pair) => defender(scene, pair.other)))];
  return attacked.map((player) => ({
    player,
    count: creatures(scene).filter((thing) => thing.controller === player && thing.tapped !== true).length,
  }));
}

/** Who defends where a planeswalker or battle is attacked: the one whose it is. */
function defender(scene: Scene, id: number): number {
  return isPlayer(scene, id) ? id : (scene.things[id]?.controller ?? id);
}

function idleOf(scene: Scene, draft: Declaring): string[] {
  return draft.creatures.filter((id) => draft.of(id).length === 0).map((id) => nameOf(scene, id));
}

function afterwards(scene: Scene, draft: Declaring): After {
  const me = draft.question.asked.player;
  const stays = (thing: Thing) => thing.tapped !== true && (draft.of(thing.id).length === 0 || has(thing, "vigilance"));
  const mine = creatures(scene).filter((thing) => thing.controller === me);
  const team = scene.players[me]?.team;
  const foes = scene.players.filter((player) => player.id !== me && player.team !== team && !player.left);
  const threats = creatures(scene).filter(
    (thing) => foes.some((foe) => foe.id === thing.controller) && !has(thing, "defender"),
  );
  return {
    blockers: mine.filter(stays).length,
    threat: threats.reduce((sum, thing) => sum + Math.max(0, thing.power ?? 0), 0),
    life: scene.players[me]?.life ?? 0,
  };
}

function creatures(scene: Scene): Thing[] {
  return scene.battlefield.flatMap((id) => {
    const thing = scene.things[id];
    return thing !== undefined && /\bCreature\b/.test(thing.type_line ?? "") ? [thing] : [];
  });
}

function has(thing: Thing, keyword: string): boolean {
  return thing.keywords?.some((one) => one.name === keyword) ?? false;
}
