import type { PlainOption, PlainQuestion, Question, Scene, SeatScene, Thing } from "../../src/messages";

/** A small table to ask questions at. */
export function seat(id: number, more: Partial<SeatScene> = {}): SeatScene {
  return {
    id,
    name: ["Ann", "Bob", "Cat", "Dan"][id] ?? `Player ${id}`,
    team: id,
    reach: null,
    life: 20,
    counters: {},
    designations: [],
    library: 40,
    known_library: {},
    hand_size: 0,
    hand: [],
    graveyard: [],
    outside: [],
    mana: "",
    lands_left: 1,
    controlled_by: null,
    left: false,
    ...more,
  };
}

export function creature(
  id: number,
  size: [number, number],
  keywords: string[] = [],
  more: Partial<Thing> = {},
): Thing {
  return {
    id,
    name: `Creature ${id}`,
    zone: "battlefield",
    type_line: "Creature",
    power: size[0],
    toughness: size[1],
    keywords: keywords.map((name) => ({ name, text: name })),
    ...more,
  };
}

export function scene(things: Thing[] = [], more: Partial<Scene> = {}): Scene {
  return {
    active: [0],
    daytime: null,
    battlefield: things.filter((thing) => thing.zone === "battlefield").map((thing) => thing.id),
    combat: [],
    command: [],
    effects: [],
    exile: [],
    phased_out: [],
    players: [0, 1, 2, 3].map((id) => seat(id)),
    priority: 0,
    result: null,
    stack: [],
    step: "precombat main phase",
    table: { about: [], counts: [], elsewhere: [], face_up: [], places: [], roles: [] },
    things: Object.fromEntries(things.map((thing) => [thing.id, thing])),
    turn: 5,
    other_turns: [],
    waits: false,
    marker: null,
    variants: {},
    viewer: 0,
    waiting: [],
    ...more,
  };
}

export function option(id: number | string, about: { objects?: number[]; players?: number[]; deed?: string } = {}) {
  const told: PlainOption = {
    id,
    label: `option ${id}`,
    objects: about.objects ?? [],
    players: about.players ?? [],
  };
  return about.deed === undefined ? told : { ...told, deed: about.deed };
}

export function question(asked: Partial<PlainQuestion>, more: Partial<Question> = {}): Question {
  return {
    number: 7,
    mine: true,
    asked: {
      about: null,
      bounds: { minimum: 1, maximum: 1 },
      decider: 0,
      kind: "Choose",
      options: [],
      player: 0,
      purpose: "object",
      sentence: "Choose.",
      ...asked,
    },
    ...more,
  };
}

/** Attackers or blockers: each pair is an option whose second number is a player or a thing. */
export function declaration(kind: "DeclareAttackers" | "DeclareBlockers", pairs: [number, number][]): Question {
  const options = pairs.map(([one, other], at) =>
    option(`p${at}`, other < 4 ? { objects: [one], players: [other] } : { objects: [one, other] }),
  );
  const purpose = kind === "DeclareAttackers" ? "attack" : "block";
  return question({ kind, purpose, bounds: {}, options });
}
