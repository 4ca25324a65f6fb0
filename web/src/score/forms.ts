/** The forms of a score sheet, under the names by which this folder knows them. */

import type { AnyOperation, CardRound, DiceTurn, SheetRefused, SheetStart } from "../messages";

export type {
  CardButton,
  CardRound,
  Cell,
  Conflict,
  DiceTurn,
  EveningSheet,
  EveningsView,
  FaceButton,
  Hand,
  OpenedSheet,
  Player,
  Row,
  Setup,
  SheetView,
  Status,
} from "../messages";

export type Entry = CardRound | DiceTurn;
export type Operation = AnyOperation;
/** Why something is not possible: a sentence, and the rule that says so. */
export type Refused = Pick<SheetRefused, "code" | "rule" | "text">;
export type Start = SheetStart;

/** Whether a sheet plays an edition, with house rules or without: the server can tell its rules. An own book is only on
 * the sheet. */
export function isEdition(rulebook: string): boolean {
  return !/[\n{]/.test(rulebook);
}
