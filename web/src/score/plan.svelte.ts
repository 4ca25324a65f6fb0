import { Wishes } from "../start/wishes.svelte";
import { load, save } from "../stores/saved";
import type { Setup, Start } from "./forms";
import { shelf } from "./shelf.svelte";

const FEWEST = 2;

/** Where a player stands in a game that was begun on paper. */
export interface Paper {
  /** The phase that comes next; 0 if all are done. */
  next: number;
  /** In free order: the phases done. */
  done: number[];
  points: string;
  place: number;
}

/** What is agreed before a sheet begins. The device remembers the people and the game. */
export class Plan {
  names = $state<string[]>(firstNames());
  dealer = $state(0);
  readonly game = new Wishes(load("score-game", "classic"));
  /** Whether the game was begun on paper. */
  begun = $state(false);
  papers = $state<Paper[]>([]);
  played = $state(0);

  add(): void {
    this.names.push("");
  }

  remove(seat: number): void {
    this.names.splice(seat, 1);
    this.papers.splice(seat, 1);
    if (this.dealer >= this.names.length || this.dealer > seat) this.dealer = Math.max(0, this.dealer - 1);
  }

  /** Keep to the numbers of players that the game allows. */
  fit(least: number, most: number): void {
    while (this.names.length < Math.max(1, least)) this.names.push("");
    while (this.names.length > most) this.names.pop();
    this.dealer = Math.min(this.dealer, this.names.length - 1);
  }

  paper(seat: number, phases: readonly number[]): Paper {
    return this.papers[seat] ?? { next: phases[0] ?? 1, done: [], points: "", place: 0 };
  }

  write(seat: number, paper: Paper, phases: readonly number[]): void {
    this.papers = this.names.map((_, one) => (one === seat ? paper : this.paper(one, phases)));
  }

  setup(names: readonly string[], phases: readonly number[], free: boolean): Setup {
    const rulebook = this.game.rulebook || this.game.text;
    const setup: Setup = { rulebook, names: [...names], dealer: this.dealer };
    if (!this.begun) return setup;
    const standing = names.map((_, seat) => start(this.paper(seat, phases), phases, free));
    return { ...setup, standing, ...(this.played ? { played: this.played } : {}) };
  }

  remember(names: readonly string[]): void {
    shelf.rememberNames(names);
    if (!this.game.rulebook) save("score-game", this.game.text);
  }
}

function firstNames(): string[] {
  const party = shelf.party();
  return party.length >= FEWEST ? party : ["", "", "", ""];
}

/** What was done: all phases before the next one, or those that were chosen. */
export function start(paper: Paper, phases: readonly number[], free: boolean): Start {
  const at = phases.indexOf(paper.next);
  const done = free ? paper.done : phases.slice(0, at < 0 ? phases.length : at);
  const points = Number(paper.points) || 0;
  return { done: [...done], points, ...(paper.place ? { place: paper.place } : {}) };
}
