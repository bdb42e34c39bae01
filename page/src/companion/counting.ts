import type {
  PaperCommanderShown,
  PaperCompany,
  PaperEffect,
  PaperScene,
  PaperSeat,
  PaperTurn,
  PaperWaiting,
} from "../messages";
import { say } from "../words/say";
import { urgent } from "./display/stage";
import type { Sight } from "./sight.svelte";

/** What people count most; whatever else they count has a name of their own. */
export const USUAL = ["poison", "energy", "experience", "rad"] as const;

/** The name of a kind of counter in the language of the person. */
export function counterName(kind: string): string {
  const usual = USUAL.find((one) => one === kind);
  return usual === undefined ? kind : say(`phone.counter.${usual}`);
}

/** A change with its sign. */
export function changed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}

/** Why somebody would be out of the game, in the language of the person. */
export function whyOut(reason: string): string {
  if (reason === "no life left") return say("phone.why.life");
  if (reason === "poison") return say("phone.why.poison");
  if (reason === "empty library") return say("phone.why.library");
  if (reason === "has gone home") return say("phone.why.gone");
  const damage = /^(\d+) damage from (.+)$/.exec(reason);
  if (damage !== null) return say("phone.why.damage", { n: damage[1]!, name: damage[2]! });
  return reason;
}

/** Whom something that lasts calls "you", and what it comes from. */
export function whose(sight: Sight, { controller, source }: PaperEffect): string {
  return [sight.name(controller), source].filter((one) => one !== "").join(", ");
}

/** The damage that commanders have dealt to somebody: the most of one, since that is what counts. */
export function mostDamage(scene: PaperScene, seat: number): number {
  return Math.max(0, ...scene.commanders.map((one) => one.damage[seat] ?? 0));
}

/** How many cards the deck has from which the next plane comes: that of all, or the planar controller's own. */
export function nextDeck(scene: PaperScene): number {
  return scene.decks["communal"] ?? scene.decks[scene.seats.find((one) => one.planar_controller)?.seat ?? -1] ?? 0;
}

/** Somebody's commanders, as their taxes stand beside the counters: which is which is only said of partners. */
export function taxed(scene: PaperScene, seat: number): { commander: PaperCommanderShown; short: string }[] {
  const own = scene.commanders.filter((one) => one.owner === seat);
  return own.map((commander) => ({ commander, short: own.length > 1 ? shortName(commander.name) : "" }));
}

/** Without the title of a legend, and without what a character has behind its name because a card has it already. */
export function characterName(name: string): string {
  return name.replace(/,.*| Avatar$/, "");
}

/** What people call a legend: Thrasios is "Thrasios, Triton Hero", and no legend is called "The". */
function shortName(name: string): string {
  const before = characterName(name);
  return before.length > 12 ? (/^(?:the )?\S+/i.exec(before)?.[0] ?? before) : before;
}

/** Those who have one life total with somebody: the heads of a giant, or they alone. */
export function heads(scene: PaperScene, seat: number): PaperSeat[] {
  const team = scene.shared_life ? scene.seats.find((one) => one.seat === seat)?.team : undefined;
  return scene.seats.filter((one) => one.seat === seat || (team !== undefined && one.team === team));
}

/** Everybody in the order in which they sit, those together who have one life total. */
export function giants(scene: PaperScene): PaperSeat[][] {
  const all = [...scene.seats].sort((one, other) => one.seat - other.seat);
  return all.map((one) => heads(scene, one.seat)).filter((found, at) => found[0]?.seat === all[at]?.seat);
}

/** Everybody still in the game, beginning after a seat, in the order in which turns go. */
export function othersFrom(scene: PaperScene, seat: number): PaperSeat[] {
  const at = scene.order.indexOf(seat);
  const order = [...scene.order.slice(at + 1), ...scene.order.slice(0, Math.max(0, at))];
  return order.flatMap((one) => scene.seats.find((each) => each.seat === one) ?? []).filter((one) => one.seat !== seat);
}

/** How those are called who take one turn: a giant's heads together. */
export function together(scene: PaperScene, seat: number): string {
  const staying = heads(scene, seat).filter((one) => one.out === null);
  return staying.map((one) => one.name).join(" + ");
}

/** The seats that somebody has a phone for. */
export function held(company: PaperCompany | null): ReadonlySet<number> {
  const here = company?.people.filter((one) => one.here) ?? [];
  return new Set(here.flatMap((one) => one.seat ?? []));
}

/** Whether a phone is to do what a text asks of its "you": on one's own, and on all where they have none or are out. */
export function isToDo(scene: PaperScene, company: PaperCompany | null, you: number, mine: number): boolean {
  const phones = held(company);
  const playing = scene.seats.filter((one) => one.out === null && phones.has(one.seat)).map((one) => one.seat);
  if (playing.includes(you)) return you === mine;
  return playing.length === 0 || playing.includes(mine);
}

/**
 * What stands on a phone until it is done: what holds up the whole table, or else a reminder, one's own before others'.
 * Nobody is reminded after the game, nor of what they would have done if they were still in it.
 */
export function waitingOn(
  scene: PaperScene,
  company: PaperCompany | null,
  mine: PaperSeat,
): { first: PaperWaiting | undefined; more: number } {
  if (scene.winners !== null) return { first: undefined, more: 0 };
  const all = scene.waiting.filter(
    (one) => one.what !== "reminder" || one.controller !== mine.seat || mine.out === null,
  );
  const first =
    urgent(scene) ??
    all.findLast((one) => one.what === "encounter") ??
    all.find((one) => isToDo(scene, company, one.controller, mine.seat)) ??
    all[0];
  return { first, more: Math.max(0, all.length - 1) };
}

/** What keeps a turn from ending: a planeswalk, or a phenomenon. What waits in another turn of several does not. */
export function holdsUp(scene: PaperScene, turn: PaperTurn): "planeswalk" | "phenomenon" | null {
  const elsewhere = scene.turns.filter((one) => one !== turn).flatMap((one) => one.active);
  const here = scene.waiting.filter((one) => !elsewhere.includes(one.controller));
  if (here.some((one) => one.what === "planeswalk")) return "planeswalk";
  return here.some((one) => one.card?.phenomenon) ? "phenomenon" : null;
}
