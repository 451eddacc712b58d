import { type ClipboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#app/ui/button.tsx'
import { maxSizeLength } from '#contract/products/size.ts'
import { type ChartRow, maxCell, maxRows } from '#contract/size-charts/chart-shape.ts'
import { adminSizeChartsMessages as m } from '#messages/en-US/admin/size-charts.ts'
import { smallControl } from '../small-control.ts'
import { readColumns, readRows } from './chart-fields.ts'
import type { ChartForm } from './chart-form.tsx'
import { ListPart, RemoveButton } from './list-part.tsx'
import { pasteCells } from './paste-cells.ts'

/** The sizes of a chart as a grid of cells, which takes rows that are copied from a spreadsheet. */
export function RowGrid({ of: form }: { of: ChartForm }) {
  const columns = readColumns(form.values)
  const rows = readRows(form.values)
  const body = useRef<HTMLTableSectionElement>(null)
  const write = (next: readonly ChartRow[]) => form.set({ rows: JSON.stringify(next) })

  function add() {
    flushSync(() => write([...rows, { size: '', cells: columns.map(() => '') }]))
    body.current?.querySelector<HTMLInputElement>('tr:last-child input')?.focus()
  }

  function paste(event: ClipboardEvent, row: number, column: number) {
    const pasted = pasteCells(rows, event.clipboardData.getData('text/plain'), { row, column, width: columns.length })
    if (!pasted) return
    event.preventDefault()
    write(pasted.slice(0, maxRows))
  }

  return (
    <ListPart of={form} name="rows" lead={m.rowsLead}>
      {rows.length > 0 && (
        <div className="-mx-1 overflow-x-auto px-1 pb-1">
          <table className="border-separate border-spacing-x-1 text-left text-small">
            <thead>
              <tr>
                {[
                  m.size,
                  ...columns.map(({ name, unit }) => [name, unit && `(${unit})`].filter(Boolean).join(' ')),
                ].map((head, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have no name yet
                  <th key={at} scope="col" className="min-w-20 font-medium wrap-anywhere">
                    {head}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody ref={body}>
              {rows.map((row, at) => (
                <Row
                  // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
                  key={at}
                  row={row}
                  place={at + 1}
                  columns={columns.map(({ name }) => name)}
                  onChange={(changed) => write(rows.with(at, changed))}
                  onPaste={(event, column) => paste(event, at, column)}
                  onRemove={() => write(rows.toSpliced(at, 1))}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {rows.length < maxRows && (
        <Button variant="secondary" className="mt-4" onClick={add}>
          {m.addRow}
        </Button>
      )}
    </ListPart>
  )
}

interface RowProps {
  row: ChartRow
  place: number
  columns: readonly string[]
  onChange: (row: ChartRow) => void
  onPaste: (event: ClipboardEvent, column: number) => void
  onRemove: () => void
}

function Row({ row: { size, cells }, place, columns, onChange, onPaste, onRemove }: RowProps) {
  const named = size || String(place)
  return (
    <tr>
      <th scope="row" className="font-normal">
        <input
          aria-label={m.sizeOfRow(place)}
          className={`${smallControl} min-w-20`}
          autoComplete="off"
          maxLength={maxSizeLength}
          value={size}
          onChange={({ currentTarget }) => onChange({ size: currentTarget.value, cells })}
          onPaste={(event) => onPaste(event, -1)}
        />
      </th>
      {columns.map((column, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have no name yet
        <td key={at}>
          <input
            aria-label={m.cell(column, named)}
            className={`${smallControl} min-w-20`}
            autoComplete="off"
            maxLength={maxCell}
            value={cells[at] ?? ''}
            onChange={({ currentTarget }) =>
              onChange({
                size,
                cells: columns.map((_, each) => (each === at ? currentTarget.value : (cells[each] ?? ''))),
              })
            }
            onPaste={(event) => onPaste(event, at)}
          />
        </td>
      ))}
      <td>
        <RemoveButton label={m.removeRow(named)} onPress={onRemove} />
      </td>
    </tr>
  )
}
