import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { orderStatuses } from '#contract/orders/order.ts'

/** For admins: filters orders by number, name or email, status and date; the choice is in the URL. */
export function OrderFilter({
  chosen,
}: {
  chosen: { search?: string; status?: string; from?: string; until?: string }
}) {
  return (
    <Form
      method="get"
      role="search"
      aria-label="Orders"
      className="mb-2 grid grid-cols-2 items-end gap-4 md:grid-cols-3 lg:grid-cols-[minmax(14rem,1fr)_10rem_10rem_10rem_auto]"
    >
      <Field
        label="Number, name or email"
        name="search"
        type="search"
        defaultValue={chosen.search}
        maxLength={100}
        className="col-span-2 lg:col-span-1"
      />
      <SelectField
        label="Status"
        name="status"
        options={orderStatuses}
        placeholder="All"
        defaultValue={chosen.status}
      />
      <Field label="From" name="from" type="date" defaultValue={chosen.from} />
      <Field label="Until" name="until" type="date" defaultValue={chosen.until} />
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </Form>
  )
}
