import type { CommanderView, Company, Scene, SeatScene, Thing, WoundView } from "../messages";
import { translatedOption } from "../words/game/translated.svelte";
import { say } from "../words/say";
import { inCommand } from "./moves";

/** A word on a plate; `kind` says how loud it is. */
export interface Tag {
  kind: "role" | "team" | "note" | "warning";
  words: string;
}

/** What else is to be known about a player, in a few words each. */
export function tagsOf(scene: Scene, player: SeatScene): Tag[] {
  return [
    ...rolesOf(scene, player),
    ...teamOf(scene, player),
    ...Object.entries(player.counters).map(([kind, count]) => warning(translatedOption(`${count} ${kind}`))),
    ...player.designations.map((words) => note(translatedOption(words))),
    ...(player.controlled_by === null ? [] : [warning(controlled(scene, player.controlled_by))]),
    ...(isInReach(scene, player.id) ? [] : [note(say("table.plate.beyond"))]),
  ];
}

function note(words: string): Tag {
  return { kind: "note", words };
}

function warning(words: string): Tag {
  return { kind: "warning", words };
}

function rolesOf(scene: Scene, player: SeatScene): Tag[] {
  const roles = scene.table.roles.filter((one) => one.player === player.id);
  return roles.map(({ role }) => ({ kind: "role", words: translatedOption(role) }));
}

/** Players who win together; somebody alone is no team. */
export function isTeamed(scene: Scene, player: SeatScene): boolean {
  return scene.players.some((other) => other.id !== player.id && other.team === player.team);
}

/** Hues of teams: away from those of the signals. */
const TEAM_HUES = [190, 305, 130, 62, 265, 20, 160, 335];

/** The colour of a player's team, for edges and tags; null for somebody alone. */
export function teamColor(scene: Scene, player: SeatScene, dark: boolean): string | null {
  if (!isTeamed(scene, player)) return null;
  const hue = TEAM_HUES[teams(scene).indexOf(player.team) % TEAM_HUES.length];
  return `oklch(${dark ? 0.72 : 0.5} 0.13 ${hue})`;
}

function teams(scene: Scene): number[] {
  return [...new Set(scene.players.map((one) => one.team))];
}

function teamOf(scene: Scene, player: SeatScene): Tag[] {
  if (!isTeamed(scene, player)) return [];
  const alone = scene.table.roles.find((one) => one.role === "archenemy");
  if (alone !== undefined) return [{ kind: "team", words: say("table.plate.heroes") }];
  return [{ kind: "team", words: say("table.plate.team", { number: teams(scene).indexOf(player.team) + 1 }) }];
}

function controlled(scene: Scene, by: number): string {
  return say("table.plate.controlledBy", { name: scene.players[by]?.name ?? "" });
}

function isInReach(scene: Scene, player: number): boolean {
  const reach = scene.viewer === null ? null : (scene.players[scene.viewer]?.reach ?? null);
  return reach === null || reach.includes(player);
}

/** Who plays there, where they are called otherwise than the seat: they came late and took a bot's place. */
export function guestOf(company: Company | null, player: SeatScene): string | null {
  const person = company?.seats.find((one) => one.seat === player.id)?.person ?? null;
  const name = person === null ? null : (company?.people.find((one) => one.person === person)?.name ?? null);
  return player.left || name === player.name ? null : name;
}

/** The name of a seat, and of who plays there now: "Cat · Mia". */
export function nameAt(company: Company | null, player: SeatScene): string {
  const guest = guestOf(company, player);
  return guest === null ? player.name : `${player.name} · ${guest}`;
}

/** Whether a bot plays there, or somebody who is away. */
export function presenceOf(company: Company | null, player: SeatScene): Tag | null {
  const seat = company?.seats.find((one) => one.seat === player.id);
  if (seat === undefined || player.left) return null;
  if (seat.bot) return note(say("table.plate.bot"));
  return seat.here ? null : warning(say("table.plate.away"));
}

/** Whose turn it is; with several turns at once, all of them. */
export function isActive(scene: Scene, player: number): boolean {
  return [scene, ...scene.other_turns].some((turn) => turn.active.includes(player));
}

/** A card that leads or accompanies a player from the command zone, and what casting it costs more. */
export interface Leader {
  thing: Thing;
  tax: number;
}

export function leadersOf(scene: Scene, player: number): Leader[] {
  const commanders = scene.variants.commander?.commanders ?? [];
  const waiting = commanders.filter((one) => one.owner === player && one.zone === "command" && one.id !== null);
  const leaders = waiting.flatMap(({ id, tax }) => {
    const thing = id === null ? undefined : scene.things[id];
    return thing === undefined ? [] : [{ thing, tax }];
  });
  const vanguards = inCommand(scene, /^Vanguard\b/).filter((thing) => thing.owner === player);
  return [...leaders, ...vanguards.map((thing) => ({ thing, tax: 0 }))];
}

/** So much damage of one commander is the end. */
export const LETHAL = 21;

export function woundsOf(view: CommanderView | undefined, player: number): WoundView[] {
  return (view?.damage ?? []).filter((one) => one.player === player);
}

/** How somebody went out of the game, as the log says it. */
export function endOf(log: readonly { kind: string; players: number[]; text: string; turn: number }[], player: number) {
  return log.findLast((entry) => (entry.kind === "lose" || entry.kind === "leave") && entry.players.includes(player));
}
