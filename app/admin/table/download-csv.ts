import { saveFile } from '#app/ui/save-file.ts'
import { maxPageLimit } from '#contract/page-limit.ts'
import { writeCsv } from '#contract/write-csv.ts'
import type { Column } from './column.ts'

/** The maximum number of rows of a list that are read for a file. */
export const maxCsvRows = 20_000

/** A page of a list. */
export interface RowsPage<Row> {
  rows: readonly Row[]
  next: string | null
}

/** Reads a page of a list: the first one, or the one after a row. */
export type ReadPage<Row> = (page: { after: string | undefined; limit: number }) => Promise<RowsPage<Row>>

/** All rows of a list from its first page on, up to a limit; `onRead` is told how many there are so far. */
export async function readAllRows<Row>(
  readPage: ReadPage<Row>,
  onRead: (rows: number) => void,
  maxRows = maxCsvRows,
): Promise<{ rows: Row[]; isCut: boolean }> {
  const rows: Row[] = []
  let after: string | undefined
  do {
    const page = await readPage({ after, limit: maxPageLimit })
    rows.push(...page.rows)
    after = page.next ?? undefined
    onRead(rows.length)
  } while (after !== undefined && rows.length < maxRows)
  return { rows, isCut: after !== undefined }
}

/** Downloads rows as a CSV file with these columns. Excel reads a file as UTF-8 only with a byte order mark. */
export function downloadCsv<Row>(file: string, columns: readonly Column<Row>[], rows: readonly Row[]): void {
  const cells = [columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ text }) => text(row)))]
  saveFile(`${file}.csv`, `\uFEFF${writeCsv(cells)}`, 'text/csv')
}
