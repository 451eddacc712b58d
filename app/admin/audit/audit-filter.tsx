import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { type SubjectKind, subjectKinds } from '#contract/audit/actions.ts'
import { adminAuditMessages } from '#messages/en-US/admin/audit.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminListsMessages } from '#messages/en-US/admin/lists.ts'

interface AuditFilterProps {
  actors: readonly { _id: string; name: string }[]
  filter: { by?: string; kind?: SubjectKind }
}

/** Filters by admin and by kind of change; the choice is in the address. */
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
        options={subjectKinds.map((value) => ({ value, label: adminAuditMessages.kinds[value] }))}
        placeholder={adminAuditMessages.allChanges}
        defaultValue={filter.kind}
        className="sm:w-56"
      />
      <Button type="submit" variant="secondary" className="max-sm:col-span-2">
        {adminListsMessages.show}
      </Button>
    </Form>
  )
}
