import { type ReactNode, useState } from 'react'
import { adminTableMessages } from '#messages/en-US/admin/table.ts'
import type { BulkAction } from './bulk-action.ts'
import { BulkRun } from './bulk-run.tsx'
import type { Selected, Selection } from './create-selection.ts'
import { tableButton } from './table-button.ts'
import { useKeptFocus } from './use-kept-focus.ts'

interface BulkBarProps<Row> {
  /** The name of the list. */
  list: string
  selection: Selection<Row>
  rows: readonly Row[]
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  actions?: readonly BulkAction<Row>[]
  /** Actions that are links. */
  links?: (rows: Row[]) => ReactNode
  /** What selects more. */
  children?: ReactNode
}

/** What can be done with the selected rows, while there are any. */
export function BulkBar<Row>({ list, selection, rows, idOf, nameOf, actions = [], ...more }: BulkBarProps<Row>) {
  const selected = withFresh(selection.use(), rows, idOf)
  const [running, setRunning] = useState<BulkAction<Row> | null>(null)
  const here = rows.filter((row) => selected.has(idOf(row))).length
  const elsewhere = selected.size - here
  const isShown = selected.size > 0 || running !== null
  const ref = useKeptFocus(isShown, running !== null)
  if (!isShown) return null
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={adminTableMessages.bulk}
      className="flex flex-wrap items-center gap-2 border border-ink bg-paper px-3 py-2 shadow-lift outline-none print:hidden"
    >
      <p role="status" className="mr-auto text-small font-medium">
        {adminTableMessages.selected(selected.size)}
        {elsewhere > 0 && (
          <span className="ml-3 font-normal text-ink-soft">{adminTableMessages.selectedHere(here, elsewhere)}</span>
        )}
      </p>
      {more.children}
      {more.links?.([...selected.values()])}
      {actions.map((action) => (
        <button key={action.label} type="button" className={tableButton} onClick={() => setRunning(action)}>
          {action.label}
        </button>
      ))}
      <button type="button" className={tableButton} onClick={selection.clear}>
        {adminTableMessages.clearSelection}
      </button>
      {running && (
        <BulkRun
          list={list}
          action={running}
          rows={[...selected.values()]}
          nameOf={nameOf}
          onClose={(changed) => {
            setRunning(null)
            selection.toggle(
              changed.map((row) => [idOf(row), row]),
              false,
            )
          }}
        />
      )}
    </section>
  )
}

// A row that was loaded again since it was selected has a newer version.
function withFresh<Row>(selected: Selected<Row>, rows: readonly Row[], idOf: (row: Row) => string) {
  const fresh = new Map(rows.map((row) => [idOf(row), row]))
  return new Map([...selected].map(([id, row]) => [id, fresh.get(id) ?? row]))
}
