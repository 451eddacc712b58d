import type { TableLine } from '../read-table.ts'

/** A line of a file of another shop. */
export interface FileRow {
  line: number
  /** The trimmed cell of the first of these columns that the file has; undefined without any. */
  cell(...columns: string[]): string | undefined
}

/** The lines of a file as rows whose cells are found by their column, whatever its case. */
export function rowsOf(heading: readonly string[], lines: readonly TableLine[]): FileRow[] {
  const places = new Map(heading.map((name, at) => [name.trim().toLowerCase(), at]))
  return lines.map(({ line, cells }) => ({
    line,
    cell(...columns) {
      const name = columns.find((column) => places.has(column.toLowerCase()))
      return name === undefined ? undefined : (cells[places.get(name.toLowerCase()) ?? 0] ?? '').trim()
    },
  }))
}
