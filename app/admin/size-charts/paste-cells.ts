import { maxSizeLength } from '#contract/products/size.ts'
import { type ChartRow, maxCell } from '#contract/size-charts/chart-shape.ts'

interface Place {
  row: number
  /** -1 is the size. */
  column: number
  /** The number of columns after the size. */
  width: number
}

/**
 * Fills the cells from a place on with rows that were copied from a spreadsheet; rows that are missing are added. Null for a
 * text that belongs into one cell.
 */
export function pasteCells(rows: readonly ChartRow[], text: string, { row, column, width }: Place): ChartRow[] | null {
  const pasted = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'))
  if (pasted.length === 1 && pasted[0]?.length === 1) return null
  const count = Math.max(rows.length, row + pasted.length)
  return Array.from({ length: count }, (_, at) => {
    const { size = '', cells = [] } = rows[at] ?? {}
    const before = [size, ...Array.from({ length: width }, (__, place) => cells[place] ?? '')]
    const added = pasted[at - row] ?? []
    const [newSize = '', ...newCells] = before.map((cell, place) => added[place - column - 1]?.trim() ?? cell)
    return { size: newSize.slice(0, maxSizeLength), cells: newCells.map((cell) => cell.slice(0, maxCell)) }
  })
}
