import { Link } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { nameOfKind, retentionColumns } from '#app/admin/privacy/retention-columns.tsx'
import { DataTable } from '#app/admin/table/data-table.tsx'
import { apiContext } from '#app/api-context.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminSettingsMessages } from '#messages/en-US/admin/settings.ts'
import type { Route } from './+types/retention.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(apiContext).privacy.reportRetention({})
}

/** Which personal data is stored until when. */
export default function Retention({ loaderData: { stored } }: Route.ComponentProps) {
  const name = adminFrameMessages.pages.retention
  const { lead, change } = adminSettingsMessages.retention
  return (
    <>
      <AdminHeading
        lead={lead}
        actions={
          <Link to="/admin/settings#privacy" className="link inline-flex min-h-11 items-center">
            {change}
          </Link>
        }
      >
        {name}
      </AdminHeading>
      <DataTable
        name={name}
        rows={stored}
        columns={retentionColumns()}
        idOf={({ kind }) => kind}
        nameOf={nameOfKind}
        query={{}}
      />
    </>
  )
}
