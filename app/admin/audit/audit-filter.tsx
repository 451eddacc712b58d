import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { type SubjectKind, subjectKinds } from '#contract/audit/actions.ts'

const kindLabels: Record<SubjectKind, string> = {
  order: 'Orders',
  orders: 'Order exports',
  product: 'Products',
  import: 'Imports',
  customer: 'Customers',
  message: 'Messages',
  review: 'Reviews',
  'stock-alert': 'Stock alerts',
  'stock-alerts': 'Stock alert exports',
  subscriber: 'Newsletter',
  subscribers: 'Newsletter exports',
  reconciliation: 'Payments',
  sandbox: 'Sandbox payments',
  mail: 'Email',
  settings: 'Settings',
  page: 'Text pages',
}

interface AuditFilterProps {
  actors: readonly { _id: string; name: string }[]
  filter: { by?: string; kind?: SubjectKind }
}

/** Filters by admin and by kind of change; the choice is in the address. */
export function AuditFilter({ actors, filter }: AuditFilterProps) {
  return (
    <Form method="get" role="search" aria-label="Activity" className="mb-6 grid grid-cols-2 items-end gap-4 sm:flex">
      <SelectField
        key={`by ${filter.by}`}
        label="Who"
        name="by"
        options={actors.map(({ _id, name }) => ({ value: _id, label: name }))}
        placeholder="Everyone"
        defaultValue={filter.by}
        className="sm:w-56"
      />
      <SelectField
        key={`kind ${filter.kind}`}
        label="What"
        name="kind"
        options={subjectKinds.map((value) => ({ value, label: kindLabels[value] }))}
        placeholder="All changes"
        defaultValue={filter.kind}
        className="sm:w-56"
      />
      <Button type="submit" variant="secondary" className="max-sm:col-span-2">
        Show
      </Button>
    </Form>
  )
}
