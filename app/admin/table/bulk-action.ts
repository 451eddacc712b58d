import type { ReactNode } from 'react'

/** Gives a row back what it had before a change; refused for one that has changed since. */
export type WayBack = () => Promise<unknown>

/** Something done with the selected rows, after one confirmation. Each way back makes it one that can be undone. */
export type BulkAction<Row> = {
  label: string
  /** The consequences. */
  textFor: (rows: readonly Row[]) => ReactNode
  /** Something to enter or to choose first. */
  field?: {
    label: string
    hint?: string
    options?: readonly { value: string; label: string }[]
    check: (value: string) => string | null
  }
} & (
  | {
      /** Changes one row; `field` is what was entered. */
      run: (row: Row, field: string) => Promise<WayBack | null>
    }
  | {
      /** Changes all rows, or none. */
      runAll: (rows: readonly Row[], field: string) => Promise<WayBack | null>
    }
)

/** A change without a way back. */
export async function forGood(change: Promise<unknown>): Promise<null> {
  await change
  return null
}
