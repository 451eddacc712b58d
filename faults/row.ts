import type { Choose } from './seeded.ts'

/** What a row counted. `wrong` says each thing that must not be, in words. */
export interface Figures {
  tried: number
  /** What was acknowledged and is not there. */
  lost: number
  /** What happened twice. */
  doubled: number
  wrong: string[]
  /** What is worth knowing beside it, such as the slowest answer. */
  note: string
}

/** What every row is given. */
export interface Lab {
  /** One of two counts: the full one, or the one of `--quick`. */
  count(full: number, quick: number): number
  /** How long a row that only waits for trouble goes on: what `--minutes` says, else two, or one with `--quick`. */
  minutes: number
  /** Chooses at random, the same for the same seed. */
  choose: Choose
  /** A port that no other process of this run listens on. */
  nextPort(): number
  /** A new folder, removed when the row ends. */
  newFolder(): Promise<string>
  /** A new database on the PostgreSQL of the suite; its address. */
  newDatabase(): Promise<string>
  /** Runs when the row ends, the last one first. */
  later(end: () => Promise<unknown>): void
  /** Tells how far the row has come. */
  say(line: string): void
}

/** One fault and what the shop has to make of it. */
export interface Row {
  name: string
  run(lab: Lab): Promise<Figures>
}
