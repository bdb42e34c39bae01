import type { PaperCard, PaperEntry, PaperScene, PaperSeat, PaperSeen, PaperWaiting } from "../../src/messages";

export const NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal"];

export function card(name: string, more: Partial<PaperCard> = {}): PaperCard {
  return {
    id: [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 1000),
    name,
    type_line: "Plane — Alara",
    lines: [
      { text: "You may play any number of lands.", chaos: false },
      { text: "Whenever chaos ensues, draw a card.", chaos: true },
    ],
    controller: 0,
    owner: null,
    counters: {},
    phenomenon: false,
    ongoing: false,
    ...more,
  };
}

export function seat(number: number, more: Partial<PaperSeat> = {}): PaperSeat {
  return {
    seat: number,
    name: NAMES[number] ?? `P${number}`,
    team: number,
    life: 20,
    starting_life: 20,
    starting_hand: 7,
    counters: {},
    designations: [],
    cost: 0,
    active: number === 0,
    planar_controller: number === 0,
    archenemy: false,
    schemes: null,
    vanguard: null,
    out: null,
    falling: null,
    ...more,
  };
}

export function scene(players = 4, more: Partial<PaperScene> = {}): PaperScene {
  const seats = Array.from({ length: players }, (_, number) => seat(number));
  return {
    started: true,
    seats,
    shared_life: false,
    shared_poison: false,
    order: seats.map((one) => one.seat),
    first: [],
    turns: [{ number: 1, active: [0], next: 1, after: 1 }],
    planes: [card("Naya")],
    schemes: [],
    waiting: [],
    revealed: [],
    decks: { communal: 40 },
    map: [],
    effects: [],
    commanders: [],
    initiative: null,
    daytime: null,
    winners: null,
    result: null,
    ...more,
  };
}

export function waits(what: string, number = 0, of: PaperCard | null = null): PaperWaiting {
  return { number, what, card: of, text: "Do something.", controller: 0 };
}

export function seen(more: Partial<PaperSeen> = {}): PaperSeen {
  return {
    is: "paperseen",
    steps: 1,
    moment: 1,
    scene: scene(),
    question: null,
    kept: 0,
    log: [],
    undoable: null,
    past: [],
    done: [],
    ...more,
  };
}

export function entry(step: number, kind: string, data: Record<string, string> = {}): PaperEntry {
  const line = { kind, data, objects: [], parts: [kind], players: [0], step: "", text: kind, turn: 1, told: 1 };
  return { at: step, by: "Ann", step, deed: "roll", line };
}
