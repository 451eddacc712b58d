import { adminTableMessages } from '#messages/en-US/admin/table.ts'
import type { Selection } from './create-selection.ts'

const box = 'relative z-10 flex size-8 items-center justify-center max-lg:size-11'

interface SelectRowProps<Row> {
  row: Row
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  selection: Selection<Row>
}

/** The checkbox that selects a row. */
export function SelectRow<Row>({ row, idOf, nameOf, selection }: SelectRowProps<Row>) {
  const id = idOf(row)
  return (
    <label className={box}>
      <input
        type="checkbox"
        aria-label={adminTableMessages.selectRow(nameOf(row))}
        checked={selection.use().has(id)}
        className="size-4 accent-ink"
        onChange={({ currentTarget }) => selection.toggle([[id, row]], currentTarget.checked)}
      />
    </label>
  )
}

interface SelectPageProps<Row> {
  rows: readonly Row[]
  idOf: (row: Row) => string
  selection: Selection<Row>
}

/** The checkbox that selects all rows of the page. A phone shows no other head, so that it says there what it selects. */
export function SelectPage<Row>({ rows, idOf, selection }: SelectPageProps<Row>) {
  const selected = selection.use()
  const here = rows.filter((row) => selected.has(idOf(row))).length
  return (
    <label className="flex items-center">
      <span className={box}>
        <input
          ref={(input) => {
            if (input) input.indeterminate = here > 0 && here < rows.length
          }}
          type="checkbox"
          aria-label={adminTableMessages.selectPage}
          checked={rows.length > 0 && here === rows.length}
          className="size-4 accent-ink"
          onChange={({ currentTarget }) =>
            selection.toggle(
              rows.map((row) => [idOf(row), row]),
              currentTarget.checked,
            )
          }
        />
      </span>
      <span className="ml-3 sm:hidden">{adminTableMessages.selectPage}</span>
    </label>
  )
}
