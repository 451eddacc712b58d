import { Moment } from '../moment.tsx'
import type { Column } from './column.ts'

/** A column of texts that are cut where they are longer than its width. */
export function textColumn<Row>({
  width,
  ...column
}: Omit<Column<Row>, 'cell'> & {
  /** A class for its maximum width. */
  width: string
}): Column<Row> {
  return {
    ...column,
    cell: (row) => <span className={`inline-block truncate align-bottom sm:block ${width}`}>{column.text(row)}</span>,
  }
}

/** The column of the age of rows, which sorts by it. */
export function ageColumn<Row extends { createdAt: string }>({
  isDay,
  isDayWhereNarrow,
  ...column
}: Omit<Column<Row>, 'cell' | 'text' | 'sort'> & {
  /** Without the time of day. */
  isDay?: boolean
  /** Without it between phones and wide screens. */
  isDayWhereNarrow?: boolean
}): Column<Row> {
  return {
    ...column,
    cell: ({ createdAt }) => <Moment at={createdAt} isDay={isDay} isDayWhereNarrow={isDayWhereNarrow} />,
    text: ({ createdAt }) => createdAt,
    sort: { asc: 'oldest', desc: 'newest', first: 'desc' },
  }
}
