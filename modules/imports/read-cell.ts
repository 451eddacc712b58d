import * as z from 'zod/mini'
import type { ProductColumn } from '#contract/imports/product-columns.ts'
import { apiImportsMessages } from '#messages/en-US/api/imports.ts'
import { type Cells, cellRules } from './import-cells.ts'
import type { TableError } from './read-table.ts'

/** Reads a cell by the rule of its column; a wrong one is undefined and adds an error at its place in the file. */
export function readCell<Column extends ProductColumn>(
  column: Column,
  cell: string,
  place: { line: number; column: string },
  errors: TableError[],
): Cells[Column] | undefined {
  const { success, data, error } = z.safeParse(cellRules[column], cell)
  if (success) return data as Cells[Column]
  errors.push({ ...place, message: sentenceOf(error) })
  return undefined
}

// For a cell that may be empty, the union reports two errors; the one about its content helps more.
function sentenceOf(error: z.core.$ZodError): string {
  const [issue] = error.issues
  const inner = issue?.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : issue
  return inner?.message ?? apiImportsMessages.unreadable
}
