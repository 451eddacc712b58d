import { useRef } from 'react'
import type { Column } from './column.ts'
import type { Selection } from './create-selection.ts'
import { SelectPage, SelectRow } from './select-row.tsx'
import { SortHead } from './sort-head.tsx'
import type { TableQuery } from './table-filter.tsx'
import { useRowKeys } from './use-row-keys.ts'

interface DataTableProps<Row> {
  /** What is listed. */
  name: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  idOf: (row: Row) => string
  /** The name of a row, for screen readers. */
  nameOf: (row: Row) => string
  query: TableQuery
  /** The value of `?sort=` without one in the address. */
  usualSort?: string
  /** Without one, rows are not selected. */
  selection?: Selection<Row>
}

// A card of a phone has room for them.
const widths = { xl: 'sm:max-xl:hidden', '2xl': 'sm:max-2xl:hidden' }

const classOf = <Row,>({ from, isNumber }: Column<Row>) =>
  `${from ? widths[from] : ''} ${isNumber ? 'sm:text-end tabular-nums' : ''}`

/** A list of the admin area: a dense table, on phones a card for each row. J, K, X and Enter work on its rows. */
export function DataTable<Row>({ name, rows, columns, query, usualSort, selection, ...row }: DataTableProps<Row>) {
  const ref = useRef<HTMLTableElement>(null)
  useRowKeys(ref)
  // What does not fit is scrolled in the table, not with the page.
  return (
    <div className="sm:overflow-x-auto">
      <table ref={ref} aria-label={name} className="w-full border-collapse text-small max-sm:block">
        <thead className={selection ? 'max-sm:block' : 'max-sm:hidden'}>
          <tr className="border-b border-line-strong text-start text-ink-soft max-sm:flex">
            {selection && (
              <th scope="col" className="w-9 font-normal max-sm:w-auto noscript:hidden">
                <SelectPage rows={rows} idOf={row.idOf} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <SortHead
                key={column.key}
                column={column}
                query={query}
                usualSort={usualSort}
                className={classOf(column)}
              />
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((each) => (
            <DataRow key={row.idOf(each)} row={each} columns={columns} selection={selection} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface DataRowProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'idOf' | 'nameOf' | 'selection'> {
  row: Row
}

/** A card has two cells in a line, beside the checkbox if rows are selected. */
const cards = {
  selected: {
    row: 'max-sm:grid-cols-[auto_minmax(0,1fr)_auto]',
    cell: 'max-sm:nth-[2n+1]:text-end max-sm:nth-[2n]:col-start-2',
  },
  plain: { row: 'max-sm:grid-cols-[minmax(0,1fr)_auto]', cell: 'max-sm:nth-[2n]:text-end' },
}

function DataRow<Row>({ row, columns, idOf, nameOf, selection }: DataRowProps<Row>) {
  const card = cards[selection ? 'selected' : 'plain']
  return (
    <tr
      data-row
      className={`relative border-b border-line focus-within:bg-linen hover:bg-linen has-checked:bg-linen max-sm:grid max-sm:items-baseline max-sm:gap-x-3 max-sm:py-2.5 lg:h-8 ${card.row}`}
    >
      {selection && (
        <td className="w-9 max-sm:row-span-4 max-sm:self-start noscript:hidden">
          <SelectRow row={row} idOf={idOf} nameOf={nameOf} selection={selection} />
        </td>
      )}
      {columns.map((column, at) => {
        const Cell = at === 0 ? 'th' : 'td'
        return (
          <Cell
            key={column.key}
            scope={at === 0 ? 'row' : undefined}
            className={`px-1.5 text-start font-normal xl:px-2 first:pl-0 last:pr-0 sm:max-lg:py-2 max-sm:px-0 max-sm:py-0.5 ${card.cell} ${classOf(column)}`}
          >
            {column.isLabeled && column.text(row) !== '' && (
              <span className="text-ink-soft sm:hidden">{column.label} </span>
            )}
            {column.cell(row)}
          </Cell>
        )
      })}
    </tr>
  )
}
