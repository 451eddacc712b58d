import { useState } from 'react'
import { RefusedError } from '#app/api.ts'
import { toast } from '#app/ui/toast/toast.ts'
import { adminTableMessages } from '#messages/en-US/admin/table.ts'
import type { Selection } from './create-selection.ts'
import { type ReadPage, readAllRows } from './download-csv.ts'
import { tableButton } from './table-button.ts'

/** The maximum number of rows selected at once: each is changed by a call of its own. */
const maxSelected = 5_000

interface SelectAllProps<Row> {
  selection: Selection<Row>
  idOf: (row: Row) => string
  readPage: ReadPage<Row>
}

/** Selects the rows of all pages of what a list shows. */
export function SelectAll<Row>({ selection, idOf, readPage }: SelectAllProps<Row>) {
  const [read, setRead] = useState<number | null>(null)

  async function selectAll() {
    if (read !== null) return
    setRead(0)
    try {
      const { rows, isCut } = await readAllRows(readPage, setRead, maxSelected)
      selection.toggle(
        rows.map((row) => [idOf(row), row]),
        true,
      )
      if (isCut) toast.error(adminTableMessages.selectedCut(maxSelected))
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      toast.error(error.message)
    } finally {
      setRead(null)
    }
  }

  return (
    <button type="button" aria-disabled={read !== null || undefined} className={tableButton} onClick={selectAll}>
      {read === null ? adminTableMessages.selectAll : adminTableMessages.selecting(read)}
    </button>
  )
}
