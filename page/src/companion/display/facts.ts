import type { PaperScene, PaperSeat } from "../../messages";
import { say } from "../../words/say";
import { counterName, whyOut } from "../counting";
import { counterIcon, type IconName } from "../icons";
import { commanderDamage } from "./seating";

/** Something that somebody has beside their life. */
export interface Fact {
  key: string;
  /** Its sign, where it has one of its own: then its word can go where there is little room. */
  icon: IconName | null;
  n: number | null;
  word: string;
  /** All of it in words. */
  whole: string;
  /** Seen even where there is no room for the others. */
  kept?: boolean;
}

const FIRST = ["poison", "rad", "experience", "energy"];

/** What somebody has, in the order in which it decides games: what there is no room for is the least of it. */
export function factsOf(scene: PaperScene, heads: PaperSeat[]): Fact[] {
  if (heads.every((one) => one.out !== null)) {
    const why = heads[0]?.out ?? "";
    const whole = why === "" ? say("display.out") : say("display.outWhy", { why: whyOut(why) });
    return [{ key: "out", icon: null, n: null, word: whole, whole, kept: true }];
  }
  const named = (key: string, word: string, icon: IconName | null = null): Fact => ({
    ...{ key, icon, n: null, word, whole: word },
  });
  const counters = heads
    .flatMap((one, at) =>
      Object.entries(one.counters)
        .filter(([kind]) => at === 0 || kind !== "poison" || !scene.shared_poison)
        .map(([kind, n]) => counted(one, kind, n)),
    )
    .sort((one, other) => one.rank - other.rank);
  return [
    ...(heads.some((one) => one.archenemy)
      ? [{ ...named("archenemy", say("display.archenemy").toLocaleUpperCase()), kept: true }]
      : []),
    ...heads.flatMap((one) => damaged(scene, one)),
    ...counters.filter((one) => one.rank === 0).map((one) => one.fact),
    ...titles(scene, heads).map(({ key, word, icon }) => named(key, word, key === "monarch" ? icon : null)),
    ...counters.filter((one) => one.rank > 0).map((one) => one.fact),
  ];
}

/** Whether somebody is the monarch, has the initiative, or the city's blessing. */
export function titles(
  scene: PaperScene,
  heads: readonly PaperSeat[],
): { key: string; word: string; icon: IconName }[] {
  const has = (what: string): boolean => heads.some((one) => one.designations.includes(what));
  const leads = heads.some((one) => one.seat === scene.initiative);
  return [
    ...(has("monarch") ? [{ key: "monarch", word: say("display.monarch"), icon: "crown" as const }] : []),
    ...(leads ? [{ key: "initiative", word: say("display.initiative"), icon: "arrow" as const }] : []),
    ...(has("city's blessing") ? [{ key: "blessing", word: say("display.blessing"), icon: "sun" as const }] : []),
  ];
}

function counted(of: PaperSeat, kind: string, n: number): { rank: number; fact: Fact } {
  const at = FIRST.indexOf(kind);
  const icon = counterIcon(kind);
  const word = counterName(kind);
  const fact = { key: `${of.seat} ${kind}`, icon: icon === "tag" ? null : icon, n, word };
  return { rank: at < 0 ? FIRST.length : at, fact: { ...fact, whole: say("display.counter", { n, kind: word }) } };
}

/** The worst of what commanders have dealt to somebody; all of it in words. */
function damaged(scene: PaperScene, { seat }: PaperSeat): Fact[] {
  const hurt = commanderDamage(scene, seat);
  if (hurt[0] === undefined) return [];
  const whole = hurt.map((one) => say("display.fromCommander", { n: one.amount, commander: one.name })).join(", ");
  return [{ key: `${seat} commander`, icon: "sword", n: hurt[0].amount, word: "", whole }];
}

/** How much of a list is seen: all with words, with fewer words, smaller, or its beginning alone. */
export interface Fit {
  level: 0 | 1 | 2;
  /** How many are left out at the end. */
  hidden: number;
}

/** The most that fits of so many, of which the last `loose` may be left out. */
export function fitOf(loose: number, fits: (fit: Fit) => boolean): Fit {
  for (const level of [0, 1, 2] as const) if (fits({ level, hidden: 0 })) return { level, hidden: 0 };
  for (let hidden = 1; hidden < loose; hidden++) if (fits({ level: 2, hidden })) return { level: 2, hidden };
  return { level: 2, hidden: loose };
}
