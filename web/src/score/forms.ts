/** The forms of a score sheet, under the names by which this folder knows them. */

export interface Start {
  done?: number[];
  points?: number;
  place?: number;
  failures?: number;
}
export interface Setup {
  rulebook: string;
  names: string[];
  dealer?: number;
  standing?: Start[];
  played?: number;
}
export interface Hand {
  seat: number;
  laid?: number;
  points?: number | null;
  cards?: string | null;
}
export interface CardRound {
  kind: "cards";
  out: number | null;
  hands: Hand[];
  laid_order?: number[];
}
export interface DiceTurn {
  kind: "dice";
  seat: number;
  points?: number | null;
  dice?: string | null;
  failed?: boolean;
  witness?: string;
}
export type Entry = CardRound | DiceTurn;
export interface Refused {
  code: string;
  rule: string;
  facts?: Record<string, number | string>;
  seat?: number | null;
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
export interface Cell {
  seat: number;
  points: number | null;
  total: number;
  laid: number;
  place: number;
  failed: boolean;
  bonus: number;
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
export interface SetAside {
  index: number;
  count: number;
  refused: Refused;
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
export type Operation =
  | { kind: "enter"; index: number; entry: Entry }
  | { kind: "correct"; index: number; entry: Entry }
  | { kind: "undo" }
  | { kind: "hand"; index: number; hand: Hand }
  | { kind: "allow"; hands: boolean }
  | { kind: "settle"; index: number; entry: Entry };
export interface SheetView {
  code: string;
  revision: number;
  setup: Setup;
  entries: Entry[];
  status: Status;
  allow_hands: boolean;
  hands: Hand[];
  updated: number;
}
export interface Conflict {
  index: number;
  theirs: Entry;
  by: string;
  mine: Entry;
}
export interface EveningSheet {
  code: string;
  title: string;
  names: string[];
  over: boolean;
  updated: number;
}
export interface Evening {
  sheets: EveningSheet[];
}
