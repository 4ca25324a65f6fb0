// Made by `python -m dizaine.faces.server.typescript` from the server's own types. Do not edit.

export const VERSION = 1 as const;
export const FINAL_GOODBYES = ["version","no-such-table","seat-lost","denied","open-elsewhere","bad-message","too-long"] as const;
export const LANGUAGES = ["en","fr","nl","de"] as const;
export const LANGUAGE_NAMES = {"en":"English","fr":"Français","nl":"Nederlands","de":"Deutsch"} as const;
export const LONGEST_NAME = 20 as const;
export const LONGEST_WORDS = 64 as const;
export const EMOTES = ["clap","laugh","wow","think","thanks","hurry","sorry","cry"] as const;
export const PATIENCE = ["now","soon","usual","later","never"] as const;
export const MOST_ENTRIES = 500 as const;
export const COLOURS = {"r":"red","y":"yellow","g":"green","b":"blue","o":"orange"} as const;
export const HIGHEST = 12 as const;
export const SUITS = ["clubs","spades","hearts","diamonds"] as const;
export const RANKS = ["ace","2","3","4","5","6","7","8","9","10","jack","queen"] as const;
export const SUITLESS = {"wild":"king","skip":"joker"} as const;
export const NO_DICE_NAMED = {"name":"no-dice-named","rule":"D3"} as const;

export interface DiceGroup {
  shape: "set" | "run" | "colour";
  number: number;
  colour: string;
  dice: number[];
  faces: string[];
}

export interface Welcome {
  type: "welcome";
  version: number;
  seat: number;
  seq: number;
  table: TableInfo;
  view?: CardsView | DiceView | null;
  position?: string;
  page?: string;
  waiting?: string;
  meanwhile?: GameEvent[];
  past?: GameEvent[];
}

export interface TableInfo {
  code: string;
  edition: string;
  title: string;
  stage: string;
  pace: string;
  seats: SeatInfo[];
  fair: FairInfo;
  deadline: number;
  claim: number;
  reading: number[];
  rest: number;
  rematch: string;
  starts_alone: boolean;
  starts: number;
  seeded: boolean;
  wishes: SeatWish[];
  removed: number[];
  patience: string;
}

export interface SeatInfo {
  kind: string;
  name: string;
  bot: string;
  here: boolean;
  host: boolean;
  asleep: boolean;
  devices: number;
}

export interface FairInfo {
  table: string;
  commitments: Record<string, string>;
  revealed: Record<string, string[]>;
}

export interface SeatWish {
  seat: number;
  name: string;
  granted: boolean;
}

export interface CardsView {
  type: "cards";
  take_back?: string;
  stage: string;
  round: number;
  dealer: number;
  turn: number;
  asked: number;
  replay?: boolean;
  players: PlayerView[];
  hands: string[][];
  groups: GroupView[];
  discards: string[];
  draw_pile: number;
  duty?: string;
  moves: string[];
  options: Record<string, Refusal | null>;
  helping?: string[];
  nearest?: number;
  missing?: number;
  distances?: Record<string, number>;
  tray?: TrayView | null;
}

export interface PlayerView {
  seat: number;
  place: number;
  score: number;
  phase: number;
  done: number[];
  laid: number;
  cards: number;
  skipped: boolean;
  at_table: boolean;
  winner: boolean;
}

export interface GroupView {
  owner: number;
  shape: string;
  cards: string[];
}

export interface Refusal {
  name: string;
  rule: string;
}

export interface TrayView {
  phase: number;
  missing: number;
  groups: TrayGroup[];
  move?: string;
  refusal?: Refusal | null;
}

export interface TrayGroup {
  shape: string;
  places: PlaceView[];
}

export interface PlaceView {
  card?: string;
  number?: number;
  colour?: string;
  parity?: string;
  pinned?: boolean;
}

export interface DiceView {
  type: "dice";
  take_back?: string;
  stage: string;
  round: number;
  turn: number;
  asked: number;
  order: number[];
  dice: string[];
  rolls_left: number;
  phase: number;
  last_run?: boolean;
  made?: MadeView | null;
  tray?: TrayView | null;
  columns: ColumnView[];
  moves: string[];
}

export interface MadeView {
  points: number;
  groups: GroupView[];
}

export interface ColumnView {
  seat: number;
  place: number;
  points: number[];
  failures: number[];
  half_bonus: number;
  finish_bonus: number;
  total: number;
  winner: boolean;
}

export interface Update {
  type: "update";
  seq: number;
  events: GameEvent[];
  table: TableInfo;
  view?: CardsView | DiceView | null;
  position?: string;
}

export interface Presence {
  type: "presence";
  seq: number;
  table: TableInfo;
}

export interface Done {
  type: "done";
  id: string;
  seq: number;
  link?: string;
}

export interface Refused {
  type: "refused";
  id: string;
  reason: string;
  rule?: string;
  detail?: string;
}

export interface Answer {
  type: "answer";
  id: string;
  refusal?: Refusal | null;
  hint?: Suggestion | null;
}

export interface Suggestion {
  move: string;
  reason: string;
  missing?: number;
  then_missing?: number;
  points?: number;
  helping?: Record<string, number>;
  hidden?: number;
  users?: number[];
  chance?: number | null;
  gain?: number;
  alternatives?: TriedMove[];
  provisional?: boolean;
}

export interface TriedMove {
  move: string;
  chance: number;
  equal?: boolean;
}

export interface Planned {
  type: "planned";
  id: string;
  seq: number;
  tray: TrayView;
  fits?: Fit[];
}

export interface Fit {
  refusal?: Refusal | null;
  values?: Meaning[];
}

export interface Meaning {
  number?: number;
  colour?: string;
}

export interface Emoted {
  type: "emoted";
  seat: number;
  emote: string;
}

export interface Beat {
  type: "beat";
}

export interface Goodbye {
  type: "goodbye";
  reason: string;
}

export type ServerMessage =
  | Welcome
  | Update
  | Presence
  | Done
  | Refused
  | Answer
  | Planned
  | Emoted
  | Beat
  | Goodbye;

export interface Hello {
  type: "hello";
  version: number;
  code: string;
  token?: string;
  since?: number;
  positions?: boolean;
  summaries?: boolean;
  beats?: boolean;
  hidden?: boolean;
  history?: boolean;
}

export interface Sync {
  type: "sync";
  since: number;
}

export interface Ready {
  type: "ready";
}

export interface Consider {
  type: "consider";
}

export interface Hidden {
  type: "hidden";
  hidden: boolean;
}

export interface Ask {
  type: "ask";
  id: string;
  move: string;
}

export interface Hint {
  type: "hint";
  id: string;
  provisional?: boolean;
}

export interface Plan {
  type: "plan";
  id: string;
  phase?: number;
  pins?: Pin[];
  picked?: string;
  fill?: boolean;
}

export interface Pin {
  card: string;
  group: number;
  number?: number;
  colour?: string;
}

export interface Emote {
  type: "emote";
  id: string;
  emote: string;
}

export interface Play {
  type: "play";
  id: string;
  move: string;
}

export interface TakeBack {
  type: "takeback";
  id: string;
}

export interface Start {
  type: "start";
  id: string;
}

export interface Wait {
  type: "wait";
  id: string;
}

export interface Shuffle {
  type: "shuffle";
  id: string;
}

export interface SetBot {
  type: "setbot";
  id: string;
  seat: number;
  bot: string;
}

export interface FreeSeat {
  type: "freeseat";
  id: string;
  seat: number;
}

export interface Restore {
  type: "restore";
  id: string;
  seat: number;
}

export interface Grant {
  type: "grant";
  id: string;
  seat: number;
}

export interface Deny {
  type: "deny";
  id: string;
  seat: number;
}

export interface PassHost {
  type: "passhost";
  id: string;
  seat: number;
}

export interface SetPatience {
  type: "setpatience";
  id: string;
  patience: string;
}

export interface NewLink {
  type: "newlink";
  id: string;
  seat: number;
}

export interface AddEntropy {
  type: "addentropy";
  id: string;
  words: string;
}

export interface Rematch {
  type: "rematch";
  id: string;
}

export type ClientMessage =
  | Hello
  | Sync
  | Ready
  | Consider
  | Hidden
  | Ask
  | Hint
  | Plan
  | Emote
  | Play
  | TakeBack
  | Start
  | Wait
  | Shuffle
  | SetBot
  | FreeSeat
  | Restore
  | Grant
  | Deny
  | PassHost
  | SetPatience
  | NewLink
  | AddEntropy
  | Rematch;

export type GameView =
  | CardsView
  | DiceView;

export interface CardRound {
  kind: "cards";
  out: number | null;
  hands: Hand[];
  laid_order?: number[];
}

export interface Hand {
  seat: number;
  laid?: number;
  points?: number | null;
  cards?: string | null;
}

export interface DiceTurn {
  kind: "dice";
  seat: number;
  points?: number | null;
  dice?: string | null;
  failed?: boolean;
  witness?: string;
}

export type Entry =
  | CardRound
  | DiceTurn;

export interface Enter {
  kind: "enter";
  index: number;
  entry: CardRound | DiceTurn;
}

export interface Correct {
  kind: "correct";
  index: number;
  entry: CardRound | DiceTurn;
}

export interface Undo {
  kind: "undo";
}

export interface SendHand {
  kind: "hand";
  index: number;
  hand: Hand;
}

export interface Allow {
  kind: "allow";
  hands: boolean;
}

export interface Settle {
  kind: "settle";
  index: number;
  entry: CardRound | DiceTurn;
}

export type AnyOperation =
  | Enter
  | Correct
  | Undo
  | SendHand
  | Allow
  | Settle;

export interface OpenTable {
  name: string;
  seats: number;
  edition?: string;
  rulebook?: string;
  pace?: "off" | "relaxed" | "brisk" | "instant";
  bot?: string;
  previous?: string;
}

export interface OpenedTable {
  code: string;
  seat: number;
  token: string;
}

export interface Judgement {
  allowed: boolean | null;
  rule: string;
  code: string;
  text: string;
  law: string;
  groups: string[][];
  missing: AskedFact[];
}

export interface AskedFact {
  fact: string;
  kind: "choice" | "number" | "cards" | "numbers";
  text: string;
  options: FactOption[];
  most: number;
  groups: number[];
  several: boolean;
  none: boolean;
}

export interface FactOption {
  value: string;
  text: string;
}

export interface TakeSeat {
  name: string;
  seat?: number | null;
}

export interface TakenSeat {
  seat: number;
  token: string;
  waiting?: boolean;
}

export interface DiceOdds {
  chance: number;
  exact: boolean;
  tray: TrayView;
}

export interface Addresses {
  links: string[];
}

export interface Health {
  status: "ok";
  protocol: number;
}

export interface SeatData {
  code: string;
  edition: string;
  seat: number;
  name: string;
  host: boolean;
  seated: string | null;
  links: string[];
  moves: StoredMove[];
  words: StoredWords[];
  hand: string[];
}

export interface StoredMove {
  time: string;
  move: string;
  by: string;
  taken_back: boolean;
}

export interface StoredWords {
  time: string;
  round: number;
  words: string;
}

export interface Scores {
  rounds: RoundScores[];
  statistics: SeatStatistics[];
}

export interface RoundScores {
  round: number;
  winner: number;
  scores: SeatScore[];
}

export interface SeatScore {
  seat: number;
  points: number;
  score: number;
  phase: number;
  cards: string[];
}

export interface SeatStatistics {
  seat: number;
  turns: number;
  rounds_won: number;
  phases: number;
  drawn: number;
  taken: number;
  hits: number;
  skips: number;
  lost: number;
  throws: number;
  failures: number;
}

export interface ReplayedRound {
  round: number;
  rounds: number;
  steps: ReplayStep[];
}

export interface ReplayStep {
  move: string;
  events: GameEvent[];
  view: CardsView | DiceView;
}

export interface GameReview {
  seat: number;
  unit: string;
  progress: number;
  decisions?: number;
  agreed?: number;
  rating?: number | null;
  error?: number;
  costliest?: ReviewedDecision[];
  best?: ReviewedDecision | null;
}

export interface ReviewedDecision {
  number: number;
  round: number;
  turn: number;
  played: string;
  best: Suggestion;
  other: string;
  worth: number;
  other_worth: number;
  error: number;
  view: CardsView | DiceView;
}

export interface TriedAgain {
  move: string;
  best: string;
  worth: number;
  loss: number;
}

export interface Editions {
  editions: EditionInfo[];
  variants: VariantInfo[];
  bots: BotInfo[];
  paces: ("off" | "relaxed" | "brisk" | "instant")[];
  person_seconds: number;
  bot_seconds: number;
  bot_names: string[];
  own_rulebooks?: boolean;
}

export interface EditionInfo {
  id: string;
  title: string;
  sentence: string;
  kind: "cards" | "dice";
  least_players: number;
  most_players: number;
  bots: string[];
  bot: string;
  variants: string[];
  turns: number[][];
}

export interface VariantInfo {
  name: string;
  rule: string;
  sentence: string;
  value: boolean;
  excludes: string[];
}

export interface BotInfo {
  id: string;
  name: string;
  sentence: string;
}

export interface RulesPage {
  id: string;
  title: string;
  kind: "cards" | "dice";
  aim: string;
  colours: string[];
  points: boolean;
  phases: PhaseText[];
  sections: Section[];
  prints?: string[];
}

export interface PhaseText {
  number: number;
  text: string;
  groups: number[];
}

export interface Section {
  id: string;
  title: string;
  rules: RuleText[];
}

export interface RuleText {
  rule: string;
  text: string;
}

export interface TableNow {
  code: string;
  edition: string;
  title: string;
  stage: string;
  pace: string;
  seats: SeatInfo[];
  fair: FairInfo;
  deadline: number;
  claim: number;
  reading: number[];
  rest: number;
  rematch: string;
  starts_alone: boolean;
  starts: number;
  seeded: boolean;
  wishes: SeatWish[];
  removed: number[];
  patience: string;
  round: number;
  asked: number;
  waits_for: string;
  phases: number;
  done: number[];
  minutes_left: number;
}

export interface OpenSheet {
  setup: Setup;
  language?: string;
  family?: string;
}

export interface Setup {
  rulebook: string;
  names: string[];
  dealer?: number;
  standing?: SheetStart[];
  played?: number;
}

export interface SheetStart {
  done?: number[];
  points?: number;
  place?: number;
  failures?: number;
}

export interface OpenedSheet {
  code: string;
  keeper: string;
  sheet: SheetView;
}

export interface SheetView {
  code: string;
  revision: number;
  setup: Setup;
  entries: (CardRound | DiceTurn)[];
  status: Status;
  allow_hands: boolean;
  hands: SentHand[];
  log: Correction[];
  conflicts: Conflict[];
  updated: string;
}

export interface Status {
  kind: "cards" | "dice";
  title: string;
  round: number;
  stage: "playing" | "replay" | "over";
  dealer: number | null;
  turn: number | null;
  last_run: boolean;
  players: Player[];
  rows: Row[];
  set_aside: SetAside | null;
  winners: number[];
  wants_order: boolean;
  wants_witness: number[];
  buttons: CardButton[];
  faces: FaceButton[];
  phases: PhaseWords[];
  after: After[];
  places: boolean;
  one_round_per_phase: boolean;
  free_order: boolean;
}

export interface Player {
  seat: number;
  name: string;
  phase: number;
  phase_words: string;
  done: number[];
  left_to_choose: number[];
  points: number;
  place: number;
  won_place: number;
  active: boolean;
  winner: boolean;
  failures: number;
  bonuses: number[];
  pad: (number | null)[];
  witness: string;
}

export interface Row {
  index: number;
  out: number | null;
  dealer: number | null;
  turn: number | null;
  stopped: boolean;
  replay: boolean;
  cells: Cell[];
  corrected: boolean;
}

export interface Cell {
  seat: number;
  points: number | null;
  total: number;
  laid: number;
  place: number;
  failed: boolean;
  bonus: number;
}

export interface SetAside {
  index: number;
  count: number;
  refused: SheetRefused;
}

export interface SheetRefused {
  code: string;
  rule: string;
  facts: Record<string, number | string>;
  seat: number | null;
  text: string;
}

export interface CardButton {
  card: string;
  label: string;
  points: number;
  copies: number;
}

export interface FaceButton {
  face: string;
  number: number;
  colour: string;
  copies: number;
}

export interface PhaseWords {
  number: number;
  text: string;
}

export interface After {
  seat: number;
  laid: number;
  missed: number;
}

export interface SentHand {
  hand: Hand;
  by: string;
}

export interface Correction {
  index: number;
  by: string;
  when: string;
  before: CardRound | DiceTurn;
  after: CardRound | DiceTurn | null;
}

export interface Conflict {
  index: number;
  theirs: CardRound | DiceTurn;
  by: string;
  mine: CardRound | DiceTurn;
  mine_by: string;
}

export interface SheetOperation {
  id: string;
  base?: number;
  by?: string;
  device?: string;
  operation: Enter | Correct | Undo | SendHand | Allow | Settle;
}

export interface SheetConflict {
  reason: string;
  field?: string;
  rule?: string;
  detail?: string;
  faults?: BookFault[];
  conflict?: Conflict | null;
}

export interface BookFault {
  code: string;
  field: string;
  rule?: string;
  detail: string;
}

export interface EntryProblem {
  reason: string;
  field?: string;
  rule?: string;
  detail?: string;
  faults?: BookFault[];
  code?: string;
  text?: string;
  seat?: number | null;
}

export interface OpenedEvenings {
  secret: string;
}

export interface EveningsView {
  sheets: EveningSheet[];
  players: EveningPlayer[];
}

export interface EveningSheet {
  code: string;
  title: string;
  kind: "cards" | "dice";
  stage: "playing" | "replay" | "over";
  begun: string;
  updated: string;
  rounds: number;
  seats: EveningSeat[];
}

export interface EveningSeat {
  name: string;
  points: number[];
  phases: number;
  place: number;
  winner: boolean;
  held: HeldPhase | null;
}

export interface HeldPhase {
  phase: number;
  phase_words: string;
  rounds: number;
}

export interface EveningPlayer {
  name: string;
  games: number;
  wins: number;
  held: HeldPhase | null;
  held_title: string;
}

export interface EveningsExport {
  sheets: Exported[];
}

export interface Exported {
  setup: Setup;
  changes: Change[];
  entries: (CardRound | DiceTurn)[];
  status: Status;
}

export interface Change {
  index: number;
  entry: CardRound | DiceTurn;
}

export interface Problem {
  reason: string;
  field?: string;
  rule?: string;
  detail?: string;
  faults?: BookFault[];
}

export type GameEvent =
  | { event: "SeatTaken"; seat: number; name: string }
  | { event: "BotSeated"; seat: number; name: string; bot: string }
  | { event: "BotFailed"; seat: number; name: string; bot: string; reason: string }
  | { event: "HostPassed"; seat: number }
  | { event: "HostActing"; seat: number }
  | { event: "PatienceSet"; patience: string }
  | { event: "StoodIn"; seat: number; bot: string }
  | { event: "Returned"; seat: number }
  | { event: "SeatFreed"; seat: number }
  | { event: "SeatsShuffled"; order: number[] }
  | { event: "StartHeld" }
  | { event: "LinkRenewed"; seat: number; round: number }
  | { event: "TakenBack"; seat: number; move: string; lines: number; events: number }
  | { event: "SeatRestored"; seat: number; name: string }
  | { event: "SeatAsked"; seat: number; name: string; holder: string }
  | { event: "SeatGranted"; seat: number; name: string; round: number }
  | { event: "SeatDenied"; seat: number; name: string; returned: boolean }
  | { event: "EntropyAdded"; seat: number; round: number }
  | { event: "RematchOpened"; code: string }
  | { event: "CardDrawn"; seat: number; card: string; public: boolean }
  | { event: "CardTaken"; seat: number; card: string; must_use: boolean }
  | { event: "Knocked"; seat: number; card: string; must_use: boolean }
  | { event: "PhaseLaid"; seat: number; phase: number; first_group: number; melds: string[] }
  | { event: "GroupHit"; seat: number; group: number; cards: string[]; number: number }
  | { event: "CardDiscarded"; seat: number; card: string }
  | { event: "SkipPlayed"; seat: number; target: number; on_pile: boolean }
  | { event: "RoundStarted"; round: number; dealer: number; replay: boolean }
  | { event: "FirstCardTurned"; card: string; returned: boolean }
  | { event: "TurnLost"; seat: number; skip: "" | "on" | "under" }
  | { event: "NothingToDraw"; seat: number }
  | { event: "DiscardsShuffled"; seat: number; count: number }
  | { event: "RoundEnded"; winner: number | null; turns: number }
  | { event: "PlaceWon"; seat: number; place: number }
  | { event: "ReplayCalled"; seats: number[] }
  | { event: "GameEnded"; winners: number[] }
  | { event: "HandDealt"; seat: number; cards: string[] }
  | { event: "TurnStarted"; seat: number }
  | { event: "ClaimWaived"; seat: number }
  | { event: "ClaimClosed"; seat: number }
  | { event: "DealerChosen"; seat: number }
  | { event: "HandScored"; seat: number; cards: string[]; points: number; score: number; phase: number }
  | { event: "OrderThrown"; seat: number; face: string }
  | { event: "OrderSettled"; order: number[] }
  | { event: "DiceTurnStarted"; seat: number; round: number; phase: number; last_run: boolean }
  | { event: "DiceRolled"; seat: number; roll: number; dice: number[]; faces: string[] }
  | { event: "Stopped"; seat: number; rolls: number }
  | { event: "PhaseMade"; seat: number; phase: number; points: number; total: number; groups: DiceGroup[] }
  | { event: "PhaseFailed"; seat: number; phase: number; failures: number }
  | { event: "BonusGiven"; seat: number; bonus: "half" | "finish"; points: number; total: number }
  | { event: "LastRunCalled"; seat: number }
  | { event: "FailuresCounted"; seat: number; failures: number; cost: number; total: number }
  | { event: "DiceGameEnded"; winners: number[] };
