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
    // On phones it is no wider than its cell of the card, which may be narrower.
    cell: (row) => (
      <span className="inline-grid max-w-full grid-cols-[minmax(0,auto)] align-bottom sm:block">
        <span className={`truncate sm:block ${width}`}>{column.text(row)}</span>
      </span>
    ),
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
