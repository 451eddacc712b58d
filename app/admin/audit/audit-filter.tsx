import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { subjectKinds } from '#contract/audit/actions.ts'
import { adminAuditMessages } from '#messages/en-US/admin/audit.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminTableMessages } from '#messages/en-US/admin/table.ts'

/** What the page shows: changes of a kind, or which personal data staff saw. */
export const auditKinds = ['personal-data', ...subjectKinds] as const
type AuditKind = (typeof auditKinds)[number]

interface AuditFilterProps {
  actors: readonly { _id: string; name: string }[]
  filter: { by?: string; kind?: AuditKind }
}

/** Filters by person and by kind; the choice is in the address. */
export function AuditFilter({ actors, filter }: AuditFilterProps) {
  return (
    <Form
      method="get"
      role="search"
      aria-label={adminFrameMessages.pages.activity}
      className="mb-6 grid grid-cols-2 items-end gap-4 sm:flex"
    >
      <SelectField
        key={`by ${filter.by}`}
        label={adminAuditMessages.who}
        name="by"
        options={actors.map(({ _id, name }) => ({ value: _id, label: name }))}
        placeholder={adminAuditMessages.everyone}
        defaultValue={filter.by}
        className="sm:w-56"
      />
      <SelectField
        key={`kind ${filter.kind}`}
        label={adminAuditMessages.what}
        name="kind"
        options={auditKinds.map((value) => ({
          value,
          label: value === 'personal-data' ? adminAuditMessages.personalData : adminAuditMessages.kinds[value],
        }))}
        placeholder={adminAuditMessages.allChanges}
        defaultValue={filter.kind}
        className="sm:w-56"
      />
      <Button type="submit" variant="secondary" className="max-sm:col-span-2">
        {adminTableMessages.show}
      </Button>
    </Form>
  )
}
