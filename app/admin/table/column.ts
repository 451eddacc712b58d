import type { ReactNode } from 'react'

/** A column of a table in the admin area. The first one of a table contains the link of the row and is always shown. */
export interface Column<Row> {
  key: string
  label: string
  cell: (row: Row) => ReactNode
  /** Its value in a CSV file: amounts as numbers, times in ISO 8601. */
  text: (row: Row) => string
  /** The values of `?sort=` in both directions, and which comes first. */
  sort?: { asc: string; desc: string; first: 'asc' | 'desc' }
  /** Numbers are at the end of their column. */
  isNumber?: boolean
  /** The label precedes the value on phones, where the table has no head; a cell without a value has neither. */
  isLabeled?: boolean
  /** Shown from this width on, unless the columns are chosen; always by default. */
  from?: 'xl' | '2xl'
  /** Only shown when it is chosen. */
  isOptional?: boolean
}

/** Whether the address names any column after the first one. */
export function areChosen<Row>(columns: readonly Column<Row>[], chosen: string | undefined): boolean {
  const keys = chosen?.split(',') ?? []
  return columns.slice(1).some(({ key }) => keys.includes(key))
}

/** The columns to show: those named in the address, at every width, or the usual ones. */
export function chosenColumns<Row>(columns: readonly Column<Row>[], chosen: string | undefined): Column<Row>[] {
  if (!areChosen(columns, chosen)) return columns.filter(({ isOptional }) => !isOptional)
  const keys = chosen?.split(',')
  const found = columns.filter(({ key }, at) => at === 0 || keys?.includes(key))
  return found.map(({ from: _, ...column }) => column)
}
