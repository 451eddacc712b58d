import { apiImportsMessages } from '#messages/en-US/api/imports.ts'
import type { ProductImport } from './calls.ts'

type ImportError = ProductImport['errors'][number]

/** The lines of an error of a file: "7", or "2, 3, 4, 5, 6 and 995 more". */
export function linesOf({ line, lines, count }: ImportError): string {
  const named = lines.length > 0 ? lines : [line]
  return apiImportsMessages.lines(named, count - named.length)
}

/** How many errors of a file are not in the list of those that differ. */
export function countUnlisted({ errors, errorCount }: ProductImport): number {
  return errorCount - errors.reduce((sum, { count }) => sum + count, 0)
}
