// What people at a table are told and may ask for.
// Written by `python -m planechase.server.typescript page/src/messages.ts`; changes belong into the Python types.

export type Step = "untap step" | "upkeep" | "draw step" | "precombat main phase" | "beginning of combat" | "declare attackers step" | "declare blockers step" | "first-strike combat damage step" | "combat damage step" | "end of combat" | "postcombat main phase" | "end step" | "cleanup step";

export type Purpose = "mulligan" | "bottom" | "opening hand" | "priority" | "attack" | "block" | "cast" | "play land" | "suspend" | "repeat" | "mode" | "target" | "divide" | "x" | "cost" | "optional cost" | "pay" | "pay mana" | "mana" | "life" | "discard" | "sacrifice" | "tap" | "return" | "exile" | "top" | "to hand" | "onto battlefield" | "keep" | "reveal" | "search" | "outside" | "scry" | "surveil" | "pile" | "enchant" | "enter as" | "move counters" | "later" | "sooner" | "object" | "damage" | "source" | "player" | "life total" | "number" | "side" | "token" | "villainous" | "vote" | "color" | "creature type" | "name" | "order" | "triggers" | "replacement" | "coin" | "roll" | "may" | "command zone" | "plane";

export type LogKind = "turn" | "note" | "gain life" | "lose life" | "draw" | "nothing to draw" | "mulligan" | "shuffle" | "search" | "scry" | "surveil" | "proliferate" | "reveal" | "roll" | "flip" | "numbers" | "choose" | "vote" | "blessing" | "monarch" | "lose" | "leave" | "restart" | "game over" | "planar roll" | "planeswalk" | "encounter" | "chaos" | "set in motion" | "abandon" | "cast" | "copy" | "trigger" | "activate" | "no legal target" | "counter" | "play a land" | "attack" | "block" | "damage" | "prevent" | "put counters" | "remove counters" | "create" | "sacrifice" | "devour" | "crew" | "discard" | "mill" | "attach" | "control" | "face up" | "transform" | "daytime" | "phase out" | "phase in" | "enter" | "die" | "move";

export type Deed = "pass" | "play land" | "cast" | "activate" | "make mana" | "roll" | "special";

export type QuestionKind = "Choose" | "ChooseLife" | "ChooseNumber" | "ChooseOutside" | "ChooseSecretly" | "ChooseTargets" | "ChooseX" | "Confirm" | "DeclareAttackers" | "DeclareBlockers" | "Divide" | "Order" | "PayOptionalCost" | "Priority" | "RepeatHowOften" | "StepInAfter" | "TakeMulligan" | "ToCommandZone";

export const BY_AMOUNTS: ReadonlySet<string> = new Set([
  "changelife",
  "count",
  "commanderdamage",
  "castcommander",
  "call",
  "callcommander",
  "designate",
  "bless",
  "setdaytime",
  "remember",
  "forget",
  "putcounters",
]);

export interface Seen {
  is: "seen";
  number: number;
  scene: Scene;
  question: Question | null;
  log: PlainEntry[];
  may_undo: string | null;
}

export interface Scene {
  active: number[];
  battlefield: number[];
  combat: AttackView[];
  command: number[];
  daytime: string | null;
  effects: EffectView[];
  exile: number[];
  marker: number | null;
  other_turns: TurnScene[];
  phased_out: number[];
  players: SeatScene[];
  priority: number | null;
  result: ResultView | null;
  stack: number[];
  step: string;
  table: TableView;
  things: Record<number, Thing>;
  turn: number;
  variants: VariantViews;
  viewer: number | null;
  waiting: WaitingView[];
  waits: boolean;
}

export interface AttackView {
  attacker: number;
  blocked: boolean;
  blockers: number[];
  defender: number | null;
}

export interface EffectView {
  affects: number[] | null;
  controller: number | null;
  id: number;
  source: number | null;
  source_name: string;
  text: string;
  until: string | null;
  uses: number | null;
}

export interface TurnScene {
  active: number[];
  combat: AttackView[];
  marker: number | null;
  priority: number | null;
  stack: number[];
  step: string;
  turn: number;
  waits: boolean;
}

export interface SeatScene {
  controlled_by: number | null;
  counters: Record<string, number>;
  designations: string[];
  graveyard: number[];
  hand: number[];
  hand_size: number;
  id: number;
  known_library: Record<string, number>;
  lands_left: number;
  left: boolean;
  library: number;
  life: number;
  mana: string;
  name: string;
  outside: string[];
  reach: number[] | null;
  shares_life?: boolean;
  team: number;
}

export interface ResultView {
  reason: string;
  winners: number[];
}

export interface TableView {
  about: AboutView[];
  counts: CountView[];
  elsewhere: number[];
  face_up: FaceUpView[];
  places: PlaceView[];
  roles: RoleView[];
}

export interface AboutView {
  entries: string[];
  heading: string;
  player: number;
}

export interface CountView {
  count: number;
  of: string;
  player: number;
}

export interface FaceUpView {
  controller: number;
  heading: string;
  id: number;
}

export interface PlaceView {
  entries: string[];
  heading: string;
}

export interface RoleView {
  player: number;
  role: string;
}

export interface Thing {
  attached_to?: number | null;
  attachments?: number[];
  base_power?: number;
  base_toughness?: number;
  changed_by?: number[];
  chosen?: Record<string, (string | number)[]>;
  colors?: string;
  controller?: number;
  counters?: Record<string, number>;
  damage?: number;
  defense?: number;
  designations?: string[];
  extra_costs?: string[];
  face_down?: boolean;
  free?: boolean;
  from_zone?: string | null;
  id: number;
  keywords?: KeywordView[];
  kind?: string;
  loyalty?: number;
  mana_cost?: string | null;
  modes?: string[];
  name: string | null;
  other_face?: OtherFaceView;
  owner?: number;
  permission?: number | null;
  power?: number | null;
  protector?: number;
  really?: string;
  really_text?: string;
  shares?: ([number, number])[];
  source?: number;
  summoning_sick?: boolean;
  tapped?: boolean;
  targets?: number[];
  text?: string;
  token?: boolean;
  toughness?: number | null;
  type_line?: string;
  way?: string;
  x?: number;
  zone: string;
}

export interface KeywordView {
  name: string;
  text: string;
}

export interface OtherFaceView {
  colors: string;
  defense?: number;
  loyalty?: number;
  mana_cost: string | null;
  name: string;
  power?: number;
  text: string;
  toughness?: number;
  type_line: string;
}

export interface VariantViews {
  "alternating teams"?: NoView;
  archenemy?: NoView;
  commander?: CommanderView;
  emperor?: NoView;
  "free-for-all"?: NoView;
  "grand melee"?: NoView;
  planechase?: PlanechaseView;
  star?: NoView;
  "supervillain rumble"?: NoView;
  "team vs. team"?: NoView;
  "two-headed giant"?: NoView;
  vanguard?: NoView;
}

export interface NoView {
}

export interface CommanderView {
  commanders: LeaderView[];
  damage: WoundView[];
}

export interface LeaderView {
  id: number | null;
  name: string;
  owner: number;
  tax: number;
  zone: string | null;
}

export interface WoundView {
  commander: string;
  dealt: number;
  of: number;
  player: number;
}

export interface PlanechaseView {
  decks: Record<string, number>;
  map?: MapPlaceView[];
  roll: RollView | null;
}

export interface MapPlaceView {
  at: [number, number];
  counters: Record<string, number>;
  id: number;
  name: string;
}

export interface RollView {
  cost: number;
  why_not: string | null;
}

export interface WaitingView {
  controller: number | null;
  id: number;
  source: number | null;
  source_name: string;
  text: string;
  until: string | null;
}

export interface Question {
  number: number;
  mine: boolean;
  asked: PlainQuestion;
  leads?: Leads | null;
}

export interface PlainQuestion {
  about: number | null;
  bounds?: PlainBounds;
  decider: number;
  kind: string;
  options?: PlainOption[];
  player: number;
  purpose: string;
  sentence: string;
}

export interface PlainBounds {
  maximum?: number;
  minimum?: number;
  numbers?: number[];
  total?: number;
}

export interface PlainOption {
  deed?: string;
  id: number | string;
  label: string;
  objects: number[];
  players: number[];
  price?: string;
}

export interface Leads {
  object: number | null;
  player: number | null;
  sentence: string;
  step: string | null;
  to: "end" | "question" | "resolve" | "turn";
}

export interface PlainEntry {
  count?: number;
  data: Record<string, string | number | boolean | null | (string | number | boolean | null | (string | number | boolean | null)[])[]>;
  kind: string;
  objects: number[];
  parts: (string | PlainMention)[];
  players: number[];
  step: string;
  text: string;
  turn: number;
}

export interface PlainMention {
  ids: number[];
  name: string;
}

export interface Changed {
  is: "changed";
  number: number;
  change: SceneChange;
  question: Question | null;
  kept: number;
  log: PlainEntry[];
  may_undo: string | null;
}

export interface SceneChange {
  gone: number[];
  scene: Partial<Omit<Scene, "things">>;
  things: Record<number, Thing>;
}

export interface Company {
  is: "company";
  me: number | null;
  host: number | null;
  plan: Plan;
  people: PersonInfo[];
  seats: SeatInfo[];
  began: boolean;
  over: boolean;
  paused: boolean;
  waits_for: number[];
  applicants: Applicant[];
  removals: Removal[];
  access: string;
  bans: number;
  wish: Wish | null;
  broken: string | null;
  commitment: string;
  draw: DrawInfo;
  seeded: boolean;
  stops: Stopping | null;
  automation: AutomationInfo | null;
  advice: boolean;
}

export interface Plan {
  variants?: string[];
  players?: number;
  decks?: (BuiltIn | Listed | Usual | RandomDeck | Sealed)[];
  wishes?: Wishes;
  edition?: string;
  seed?: number | null;
  bots?: string[];
  unwanted?: string[];
  random_seats?: boolean;
  advice?: boolean;
}

export interface BuiltIn {
  type: "built in";
  name: string;
}

export interface Listed {
  type: "list";
  text: string;
  name?: string;
  cards?: Record<string, Record<string, unknown>>;
}

export interface Usual {
  type: "usual";
}

export interface RandomDeck {
  type: "random";
}

export interface Sealed {
  type: "sealed";
  name?: string;
}

export interface Wishes {
  range?: number | null;
  attack?: string | null;
  teams?: number[];
  heads?: number | null;
  deploy?: boolean;
  shared_turns?: boolean;
  small?: boolean;
  planes?: string | null;
  brawl?: boolean;
}

export interface PersonInfo {
  person: number;
  name: string;
  seat: number | null;
  here: boolean;
  muted: boolean;
}

export interface SeatInfo {
  seat: number;
  name: string;
  person: number | null;
  bot: boolean;
  here: boolean;
  level: string;
}

export interface Applicant {
  person: number;
  seat: number;
  waits_for: number[];
}

export interface Removal {
  person: number;
  waits_for: number[];
}

export interface Wish {
  person: number;
  waits_for: number[];
}

export interface DrawInfo {
  attempt: number;
  seals: NumberSeal[];
  terms: SeedTerms | null;
  opened: number[];
  left_out: LeftOut[];
}

export interface NumberSeal {
  person: number;
  seal: string;
}

export interface SeedTerms {
  attempt: number;
  commitment: string;
  plan: string;
  seats: DrawnSeat[];
  seals: NumberSeal[];
  left_out: LeftOut[];
}

export interface DrawnSeat {
  name: string;
  person: number | null;
}

export interface LeftOut {
  person: number;
  attempt: number;
}

export interface Stopping {
  full_control?: boolean;
  mine?: string[];
  others?: string[];
  players?: Record<number, string[]>;
  quiet?: Quieted[];
  idle?: boolean;
}

export interface Quieted {
  name: string;
  text: string;
  answer?: boolean | null;
}

export interface AutomationInfo {
  pass_priority: boolean;
  pay: boolean;
  order: boolean;
}

export interface Spoken {
  is: "spoken";
  person: number | null;
  name: string;
  text: string;
}

export interface Steps {
  is: "steps";
  number: number;
  options: PlainOption[];
}

export interface Foreseen {
  is: "foreseen";
  number: number;
  option: number;
  price: string | null;
  taps: number[];
  life: number;
}

export interface Reason {
  is: "reason";
  number: number;
  object: number;
  sentence: string | null;
}

export interface Advice {
  is: "advice";
  number: number;
  weighed: Weighed[];
}

export interface Weighed {
  answer: unknown;
  words: string[];
  chosen: boolean;
  worth?: number | null;
  said?: string;
  measure?: "chance" | "worth" | null;
  as_good?: boolean;
  usual?: boolean;
  worlds?: number;
}

export interface Refusal {
  is: "refusal";
  sentence: string;
}

export interface Sit {
  do: "sit";
  seat: number | null;
}

export interface Rename {
  do: "rename";
  name: string;
}

export interface Propose {
  do: "propose";
  plan: Plan;
}

export interface Bring {
  do: "bring";
  deck: BuiltIn | Listed | Usual | RandomDeck | Sealed;
}

export interface SealNumber {
  do: "seal";
  attempt: number;
  seal: string;
}

export interface OpenNumber {
  do: "open";
  attempt: number;
  number: string;
}

export interface Begin {
  do: "begin";
}

export interface Answer {
  do: "answer";
  number: number;
  answer: unknown;
}

export interface PassOn {
  do: "passon";
  number: number;
  until?: string;
}

export interface SetStops {
  do: "setstops";
  full_control?: boolean;
  mine?: string[];
  others?: string[];
  players?: Record<number, string[]>;
}

export interface Quiet {
  do: "quiet";
  object: number;
  quiet?: boolean;
  answer?: boolean | null;
}

export interface AskMeAgain {
  do: "askmeagain";
  name: string;
  text: string;
}

export interface Automate {
  do: "automate";
  pass_priority?: boolean;
  pay?: boolean;
  order?: boolean;
}

export interface Concede {
  do: "concede";
}

export interface Undo {
  do: "undo";
}

export interface Agree {
  do: "agree";
  yes: boolean;
}

export interface Say {
  do: "say";
  text: string;
}

export interface Pause {
  do: "pause";
  paused: boolean;
}

export interface Lend {
  do: "lend";
  seat: number;
  to_bot?: boolean;
}

export interface Welcome {
  do: "welcome";
  person: number;
  yes?: boolean;
}

export interface Remove {
  do: "remove";
  person: number;
  ban?: boolean;
}

export interface AgreeToRemoval {
  do: "agreetoremoval";
  person: number;
  yes?: boolean;
}

export interface LiftBans {
  do: "liftbans";
}

export interface Mute {
  do: "mute";
  person: number;
  muted?: boolean;
}

export interface SetAccess {
  do: "setaccess";
  access: string;
}

export interface PassHosting {
  do: "passhosting";
  person: number;
}

export interface GoBack {
  do: "goback";
}

export interface Look {
  do: "look";
  number: number;
  chosen?: (number | string)[];
}

export interface Foresee {
  do: "foresee";
  number: number;
  option: number;
}

export interface WhyNot {
  do: "whynot";
  number: number;
  object: number;
}

export interface Advise {
  do: "advise";
  number: number;
}

export interface PaperCompany {
  is: "papercompany";
  me: number | null;
  host: number | null;
  plan: CompanionPlan;
  advice: string[];
  people: PersonInfo[];
  dealt: boolean;
  round: number;
}

export interface CompanionPlan {
  seats?: CompanionSeat[];
  planes?: string;
  deck?: string[];
  owned?: string[];
  unwanted?: string[];
  variants?: string[];
  edition?: string;
  life?: number | null;
  own_die?: boolean;
  anyway?: boolean;
}

export interface CompanionSeat {
  name: string;
  commanders?: string[];
  vanguard?: string | null;
  planes?: string[];
  schemes?: string[];
}

export interface PaperSeen {
  is: "paperseen";
  steps: number;
  moment: number;
  scene: PaperScene;
  question: PlainQuestion | null;
  kept: number;
  log: PaperEntry[];
  undoable: Undoable | null;
  past: PaperCard[];
  done: string[];
}

export interface PaperScene {
  started: boolean;
  seats: PaperSeat[];
  shared_life: boolean;
  shared_poison: boolean;
  order: number[];
  first: number[];
  turns: PaperTurn[];
  planes: PaperCard[];
  schemes: PaperCard[];
  waiting: PaperWaiting[];
  revealed: PaperCard[];
  decks: Record<string, number>;
  map: PaperPlace[];
  effects: PaperEffect[];
  commanders: PaperCommanderShown[];
  initiative: number | null;
  daytime: string | null;
  winners: number[] | null;
  result: string | null;
}

export interface PaperSeat {
  seat: number;
  name: string;
  team: number;
  life: number;
  starting_life: number;
  starting_hand: number;
  counters: Record<string, number>;
  designations: string[];
  cost: number;
  active: boolean;
  planar_controller: boolean;
  archenemy: boolean;
  schemes: number | null;
  vanguard: PaperCard | null;
  out: string | null;
  falling: string | null;
}

export interface PaperCard {
  id: number;
  name: string;
  type_line: string;
  lines: PaperLine[];
  controller: number | null;
  owner: number | null;
  counters: Record<string, number>;
  phenomenon: boolean;
  ongoing: boolean;
}

export interface PaperLine {
  text: string;
  chaos: boolean;
}

export interface PaperTurn {
  number: number;
  active: number[];
  next: number | null;
  after: number | null;
}

export interface PaperWaiting {
  number: number;
  what: string;
  card: PaperCard | null;
  text: string;
  controller: number;
  walks?: boolean;
}

export interface PaperPlace {
  at: [number, number];
  card: PaperCard;
}

export interface PaperEffect {
  id: number;
  text: string;
  source: string;
  until: string | null;
  controller: number | null;
}

export interface PaperCommanderShown {
  number: number;
  owner: number;
  name: string;
  casts: number;
  tax: number;
  damage: Record<string, number>;
}

export interface PaperEntry {
  at: number;
  by: string;
  step: number;
  deed: string;
  line: PlainEntry;
}

export interface Undoable {
  by: string;
  parts: (string | PlainMention)[];
}

export interface PaperTaps {
  is: "papertaps";
  taps: DeviceTap[];
}

export interface DeviceTap {
  person: number;
  seat: number;
  by: number;
}

export interface Replan {
  do: "replan";
  plan: CompanionPlan;
}

export interface Deal {
  do: "deal";
}

export interface Paper {
  do: "paper";
  deed: Start | Begins | NextTurn | GiveExtraTurn | Reverse | Roll | Walk | LetChaosEnsueDeed | DoneDeed | CounteredDeed | PutCountersDeed | SetInMotionDeed | Abandon | ChangeLife | CountDeed | CommanderDamage | CastCommanderDeed | Call | CallCommander | Designate | Bless | SetDaytime | Leave | Remember | Forget | Finish;
  moment?: number | null;
  key?: string;
}

export interface Start {
  deed: "start";
}

export interface Begins {
  deed: "begins";
  seat: number;
}

export interface NextTurn {
  deed: "nextturn";
  of?: number | null;
  to?: number | null;
  skip?: boolean;
}

export interface GiveExtraTurn {
  deed: "giveextraturn";
  seat: number;
}

export interface Reverse {
  deed: "reverse";
}

export interface Roll {
  deed: "roll";
  seat: number;
  by_effect?: boolean;
  face?: "planeswalker" | "chaos" | "blank" | null;
}

export interface Walk {
  deed: "walk";
  seat?: number | null;
}

export interface LetChaosEnsueDeed {
  deed: "letchaosensue";
  seat?: number | null;
}

export interface DoneDeed {
  deed: "done";
  waiting: number;
}

export interface CounteredDeed {
  deed: "countered";
  waiting: number;
}

export interface PutCountersDeed {
  deed: "putcounters";
  card: number;
  kind: string;
  by: number;
}

export interface SetInMotionDeed {
  deed: "setinmotion";
  seat: number;
}

export interface Abandon {
  deed: "abandon";
  card: number;
}

export interface ChangeLife {
  deed: "changelife";
  seat: number;
  by: number;
}

export interface CountDeed {
  deed: "count";
  seat: number;
  kind: string;
  by: number;
}

export interface CommanderDamage {
  deed: "commanderdamage";
  commander: number;
  to: number;
  by: number;
  costs_life?: boolean;
}

export interface CastCommanderDeed {
  deed: "castcommander";
  commander: number;
  by?: number;
}

export interface Call {
  deed: "call";
  seat: number;
  name: string;
}

export interface CallCommander {
  deed: "callcommander";
  owner: number;
  name: string;
  commander?: number | null;
}

export interface Designate {
  deed: "designate";
  what: string;
  seat: number | null;
}

export interface Bless {
  deed: "bless";
  seat: number;
  has?: boolean;
}

export interface SetDaytime {
  deed: "setdaytime";
  time: string | null;
}

export interface Leave {
  deed: "leave";
  seat: number;
  why?: string;
}

export interface Remember {
  deed: "remember";
  text: string;
  until_planeswalk?: boolean;
}

export interface Forget {
  deed: "forget";
  effect: number;
}

export interface Finish {
  deed: "finish";
  winners?: number[];
}

export interface TapOnDevice {
  do: "tap";
  seat: number;
  by: number;
}

export interface ChooseOnPaper {
  do: "chooseonpaper";
  answer: unknown;
  moment?: number | null;
  key?: string;
}

export interface TakeBack {
  do: "takeback";
  steps?: number | null;
  seen?: number | null;
  moment?: number | null;
  key?: string;
}

export interface Choices {
  variants: VariantChoice[];
  decks: DeckChoice[];
  planes: PlaneChoice[];
  editions: string[];
  levels: string[];
  least_players: number;
  most_players: number;
  longest_name: number;
  longest_saying: number;
  version: string;
  addresses: string[];
}

export interface VariantChoice {
  name: string;
  title: string;
  summary: string;
  is_shape: boolean;
  players: number;
  wishes: string[];
}

export interface DeckChoice {
  name: string;
  description: string;
  colors: string;
  variants: string[];
}

export interface PlaneChoice {
  name: string;
  type_line: string;
}

export interface PlanToCheck {
  plan: Plan;
}

export interface PlanCheck {
  sentence: string | null;
  seats: number;
}

export interface DeckToCheck {
  text: string;
  edition?: string;
}

export interface DeckCheck {
  cards: number;
  name: string;
  problems: DeckProblem[];
}

export interface DeckProblem {
  line: number | null;
  sentence: string;
  written: string;
  meant: string;
}

export interface NewTable {
  name: string;
  plan?: Plan | null;
  begin?: boolean;
}

export interface Newcomer {
  name: string;
}

export interface Entrance {
  code: string;
  person: number;
  token: string;
}

export interface KnownEntrances {
  entrances: KnownEntrance[];
}

export interface KnownEntrance {
  code: string;
  token: string;
}

export interface Summary {
  code: string;
  variants: string[];
  players: string[];
  people: string[];
  began: boolean;
  over: boolean;
  turn: number;
  steps: number;
  free: number;
  changed: number;
  person?: number | null;
  awaited?: boolean;
  paper?: boolean;
  access?: string;
}

export interface GoOn {
  name: string;
  step: number;
}

export interface GoOnFromRecord {
  name: string;
  record: Record<string, unknown>;
  step?: number | null;
  seat?: number;
}

export interface Verified {
  sentence: string;
  ok: boolean;
  steps: number;
  follows?: boolean;
  notes?: string[];
}

export interface CompanionChoices {
  products: PlanarProduct[];
  planes: PaperPlaneChoice[];
  schemes: SchemeChoice[];
  vanguards: string[];
  variants: string[];
}

export interface PlanarProduct {
  code: string;
  title: string;
}

export interface PaperPlaneChoice {
  name: string;
  type_line: string;
  phenomenon: boolean;
  products: string[];
  text: string;
}

export interface SchemeChoice {
  name: string;
  ongoing: boolean;
  text: string;
}

export interface NewCompanion {
  name: string;
  plan?: CompanionPlan;
}

export interface CompanionToCheck {
  plan: CompanionPlan;
}

export interface CompanionCheck {
  sentence: string | null;
  advice: string[];
  could_anyway?: boolean;
}

export interface LookedBack {
  game: number;
  players: string[];
  summary: PaperSummary;
}

export interface PaperSummary {
  began: number;
  ended: number;
  turns: number;
  visits: Visit[];
  rolls: Rolls[];
  expected: Record<string, number>;
  life: LifePoint[];
  out: Record<string, Fallen>;
  winners: number[];
}

export interface Visit {
  names: string[];
  began: number;
  seconds: number;
  turn: number;
}

export interface Rolls {
  seat: number;
  planeswalker: number;
  chaos: number;
  blank: number;
}

export interface LifePoint {
  at: number;
  turn: number;
  life: number[];
}

export interface Fallen {
  why: string;
  at: number;
}

export interface Film {
  first: Seen;
  changes: Changed[];
  over: boolean;
}

export interface Reasons {
  seat: number;
  bot: boolean;
  purpose: string;
  sentence: string;
  weighed: Weighed[];
}

export type Message = Seen | Changed | Company | Spoken | Steps | Foreseen | Reason | Advice | Refusal;

export type Command = Sit | Rename | Propose | Bring | SealNumber | OpenNumber | Begin | Answer | PassOn | SetStops | Quiet | AskMeAgain | Automate | Concede | Undo | Agree | Say | Pause | Lend | Welcome | Remove | AgreeToRemoval | LiftBans | Mute | SetAccess | PassHosting | GoBack | Look | Foresee | WhyNot | Advise;

export type PaperMessage = PaperCompany | PaperSeen | PaperTaps;

export type PaperCommand = Replan | Deal | Paper | TapOnDevice | ChooseOnPaper | TakeBack | Sit | Rename | Say | Remove | PassHosting;
