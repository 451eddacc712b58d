import type { Choose } from './seeded.ts'

/** What a row counted. `wrong` describes each violation. */
export interface Figures {
  tried: number
  /** What was acknowledged and is missing. */
  lost: number
  /** What happened twice. */
  doubled: number
  wrong: string[]
  /** Other results, such as the slowest response. */
  note: string
  /** What of it this machine cannot try, and why; the row has not passed then. */
  skipped?: string
}

/** What every row receives. */
export interface Lab {
  /** One of two counts: the full one, or that of `--quick`. */
  count(full: number, quick: number): number
  /** How long a row that waits for faults runs: `--minutes`, else two minutes, or one with `--quick`. */
  minutes: number
  /** The failpoints to try, by `--at`; null for all. */
  failpoints: readonly string[] | null
  /** Random choices, the same for the same seed. */
  choose: Choose
  /** A port that no other process of this run uses. */
  nextPort(): number
  /** A new folder, removed when the row ends. */
  newFolder(): Promise<string>
  /** The URL of a new database on the PostgreSQL of the suite. */
  newDatabase(): Promise<string>
  /** Runs when the row ends, in reverse order. */
  later(end: () => Promise<unknown>): void
  /** Prints the progress of the row. */
  say(line: string): void
}

/** One fault and how the shop must handle it. */
export interface Row {
  name: string
  run(lab: Lab): Promise<Figures>
}
