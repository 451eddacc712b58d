import { useState } from 'react'
import { RefusedError } from '#app/api.ts'
import { toast } from '#app/ui/toast/toast.ts'
import { adminTableMessages } from '#messages/en-US/admin/table.ts'
import type { Column } from './column.ts'
import { downloadCsv, maxCsvRows, type ReadPage, readAllRows } from './download-csv.ts'
import { tableButton } from './table-button.ts'

interface CsvButtonProps<Row> {
  /** The name of the file, without its ending. */
  file: string
  /** The columns shown. */
  columns: readonly Column<Row>[]
  readPage: ReadPage<Row>
}

/** Downloads what a table shows, all pages of it, with its columns, filters and order. */
export function CsvButton<Row>({ file, columns, readPage }: CsvButtonProps<Row>) {
  const [read, setRead] = useState<number | null>(null)

  async function download() {
    if (read !== null) return
    setRead(0)
    try {
      const { rows, isCut } = await readAllRows(readPage, setRead)
      downloadCsv(file, columns, rows)
      if (isCut) toast.error(adminTableMessages.csvCut(maxCsvRows))
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      toast.error(error.message)
    } finally {
      setRead(null)
    }
  }

  return (
    <button
      type="button"
      aria-disabled={read !== null || undefined}
      className={`${tableButton} noscript:hidden`}
      onClick={download}
    >
      {read === null ? adminTableMessages.exportCsv : adminTableMessages.reading(read)}
    </button>
  )
}
