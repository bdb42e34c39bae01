import type { Scene, Thing } from "../messages";
import type { Declaring } from "./declaring";

/** What would become of somebody or something if nothing else happened. */
export interface Preview {
  /** The life a player would have. */
  life?: { from: number; to: number };
  /** Whether a creature, planeswalker or battle would be gone. */
  dies?: boolean;
  /** The damage it would be dealt. */
  damage?: number;
  /** Whether it would be tapped or used to pay for something. */
  taps?: boolean;
}

interface Attack {
  attacker: number;
  defender: number | null;
  blocked: boolean;
  blockers: number[];
}

/** Damage dealt to somebody or something by one source. */
interface Blow {
  from: Thing;
  to: number;
  amount: number;
}

/**
 * What the fight would bring if nobody did anything else. It knows power, toughness, damage and the keywords that say
 * how damage is dealt; whatever else cards say about it, only the table knows.
 */
export function previewOf(scene: Scene, draft: Declaring | null): Map<number, Preview> {
  const attacks = fight(scene, draft);
  if (attacks.length === 0) return new Map();
  const field = new Battle(scene, attacks);
  field.strike(true);
  field.strike(false);
  return field.outcome();
}

/** The fight as it stands, with what is being declared. */
function fight(scene: Scene, draft: Declaring | null): Attack[] {
  if (draft?.control === "attack")
    return draft.chosen.map(({ creature, other }) => ({
      attacker: creature,
      defender: other,
      blocked: false,
      blockers: [],
    }));
  if (draft === null || draft.control !== "block") return isOver(scene) ? [] : scene.combat;
  return scene.combat.map((attack) => {
    const more = draft.chosen.filter((pair) => pair.other === attack.attacker).map((pair) => pair.creature);
    const blockers = [...attack.blockers, ...more];
    return { ...attack, blockers, blocked: attack.blocked || blockers.length > 0 };
  });
}

function isOver(scene: Scene): boolean {
  return scene.step !== "declare attackers step" && scene.step !== "declare blockers step";
}

class Battle {
  private readonly marked = new Map<number, number>();
  private readonly dealt = new Map<number, number>();
  private readonly dead = new Set<number>();
  private readonly life = new Map<number, number>();

  constructor(
    private readonly scene: Scene,
    private readonly attacks: Attack[],
  ) {}

  /** One round of damage: first those with first or double strike, then the others and those with double strike. */
  strike(first: boolean): void {
    const blows = this.attacks.flatMap((attack) => this.blows(attack, first));
    for (const blow of blows) this.hit(blow);
    for (const id of this.marked.keys()) if (this.isDead(id, blows)) this.dead.add(id);
  }

  private blows(attack: Attack, first: boolean): Blow[] {
    const attacker = this.thing(attack.attacker);
    if (attacker === null || this.dead.has(attack.attacker)) return [];
    const there = attack.blockers.filter((id) => !this.dead.has(id));
    const back = there.flatMap((id) => this.blow(this.thing(id), attack.attacker, first));
    return [...(strikes(attacker, first) ? this.shared(attack, attacker, there) : []), ...back];
  }

  private blow(from: Thing | null, to: number, first: boolean): Blow[] {
    const amount = from?.power ?? 0;
    return from !== null && strikes(from, first) && amount > 0 ? [{ from, to, amount }] : [];
  }

  /** Lethal damage for one blocker after the other; what is left tramples on, or goes to the last. */
  private shared(attack: Attack, attacker: Thing, there: number[]): Blow[] {
    let left = Math.max(0, attacker.power ?? 0);
    const trample = has(attacker, "trample");
    if (!attack.blocked) return this.through(attack, attacker, left);
    const blows: Blow[] = [];
    for (const [at, id] of there.entries()) {
      const last = at === there.length - 1 && !trample;
      const amount = last ? left : Math.min(left, this.lethal(attacker, id));
      if (amount > 0) blows.push({ from: attacker, to: id, amount });
      left -= amount;
    }
    return trample ? [...blows, ...this.through(attack, attacker, left)] : blows;
  }

  private through(attack: Attack, attacker: Thing, amount: number): Blow[] {
    return attack.defender === null || amount <= 0 ? [] : [{ from: attacker, to: attack.defender, amount }];
  }

  private lethal(by: Thing, id: number): number {
    const thing = this.thing(id);
    const left = (thing?.toughness ?? 0) - (thing?.damage ?? 0) - (this.marked.get(id) ?? 0);
    return has(by, "deathtouch") ? Math.min(1, Math.max(0, left)) : Math.max(0, left);
  }

  private hit({ from, to, amount }: Blow): void {
    this.dealt.set(to, (this.dealt.get(to) ?? 0) + amount);
    if (to < this.scene.players.length) {
      if (!has(from, "infect")) this.gain(to, -amount);
    } else this.marked.set(to, (this.marked.get(to) ?? 0) + amount);
    if (has(from, "lifelink") && from.controller !== undefined) this.gain(from.controller, amount);
  }

  private gain(player: number, life: number): void {
    this.life.set(player, (this.life.get(player) ?? 0) + life);
  }

  private isDead(id: number, blows: Blow[]): boolean {
    const thing = this.thing(id);
    if (thing === null) return false;
    const marked = this.marked.get(id) ?? 0;
    const counters = thing.counters?.loyalty ?? thing.counters?.defense;
    if (thing.toughness == null) return counters !== undefined && marked >= counters;
    if (has(thing, "indestructible")) return false;
    const touched = blows.some((blow) => blow.to === id && has(blow.from, "deathtouch"));
    return touched || (thing.damage ?? 0) + marked >= thing.toughness;
  }

  outcome(): Map<number, Preview> {
    const found = new Map<number, Preview>();
    for (const [id, amount] of this.dealt)
      if (id >= this.scene.players.length) found.set(id, { damage: amount, dies: this.dead.has(id) });
    for (const [player, change] of this.life) {
      const from = this.scene.players[player]?.life;
      if (from !== undefined && change !== 0) found.set(player, { life: { from, to: from + change } });
    }
    return found;
  }

  private thing(id: number): Thing | null {
    return this.scene.things[id] ?? null;
  }
}

export function has(thing: Thing, keyword: string): boolean {
  return thing.keywords?.some((one) => one.name === keyword) ?? false;
}

function strikes(thing: Thing, first: boolean): boolean {
  if (has(thing, "double strike")) return true;
  return has(thing, "first strike") === first;
}
