import type { ProductImport } from '#contract/imports/calls.ts'
import type { TableError } from './read-table.ts'

type ListedError = ProductImport['errors'][number]

/** How many different errors of a file are listed. */
const maxErrors = 200
/** How many lines of equal errors are named. */
const maxLines = 5

/** Errors of a file in the order of their lines. Equal ones of a column are one, with its first lines and its count. */
export function summarizeErrors(errors: readonly TableError[]): ListedError[] {
  const sorted = errors.toSorted((one, other) => one.line - other.line)
  const equal = Map.groupBy(sorted, ({ column, message }) => `${column}\n${message}`)
  return [...equal.values()].slice(0, maxErrors).flatMap((each) => {
    const [first] = each
    return first ? [{ ...first, lines: each.slice(0, maxLines).map(({ line }) => line), count: each.length }] : []
  })
}
