import { adminTableMessages } from '#messages/en-US/admin/table.ts'
import { ForRole } from '../for-role.tsx'
import { tableButton } from './table-button.ts'

/** The link to a CSV file of personal data that the server writes and records; only owners may export it. */
export function CsvLink({ path }: { path: string }) {
  return (
    <ForRole access="owner">
      <a href={path} download className={tableButton}>
        {adminTableMessages.exportCsv}
      </a>
    </ForRole>
  )
}
