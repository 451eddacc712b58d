import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { orderStatuses } from '#contract/orders.ts'

/** For admins: finds orders by number, name or e-mail, status and date; the choice stands in the address. */
export function OrderFilter({
  chosen,
}: {
  chosen: { search?: string; status?: string; from?: string; until?: string }
}) {
  return (
    <Form method="get" role="search" aria-label="Orders" className="mb-12 flex flex-wrap items-end gap-4">
      <Field
        label="Number, name or e-mail"
        name="search"
        type="search"
        defaultValue={chosen.search}
        maxLength={100}
        className="min-w-56 grow"
      />
      <SelectField
        label="Status"
        name="status"
        options={orderStatuses}
        placeholder="All"
        defaultValue={chosen.status}
        className="w-40"
      />
      <Field label="From" name="from" type="date" defaultValue={chosen.from} className="w-40" />
      <Field label="Until" name="until" type="date" defaultValue={chosen.until} className="w-40" />
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </Form>
  )
}
