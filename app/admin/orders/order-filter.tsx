import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { orderChoices } from '#contract/orders/order.ts'
import { tagLength } from '#contract/orders/tags.ts'
import { adminCommonMessages } from '#messages/en-US/admin/common.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'

interface OrderFilterProps {
  chosen: { search?: string; status?: string; from?: string; until?: string; tag?: string }
}

/** Filters orders by number, name or email, status, date and tag; the choice is in the URL. */
export function OrderFilter({ chosen }: OrderFilterProps) {
  return (
    <Form
      method="get"
      role="search"
      aria-label={adminCommonMessages.pages.orders}
      className="mb-6 grid grid-cols-2 items-end gap-3 sm:grid-cols-4 xl:grid-cols-[minmax(0,1fr)_10.5rem_10.5rem_9rem_9rem_auto]"
    >
      <Field
        key={`search ${chosen.search}`}
        label={adminOrdersMessages.search}
        name="search"
        type="search"
        defaultValue={chosen.search}
        maxLength={100}
        className="max-xl:col-span-full"
      />
      <Field
        key={`from ${chosen.from}`}
        label={adminOrdersMessages.from}
        name="from"
        type="date"
        defaultValue={chosen.from}
      />
      <Field
        key={`until ${chosen.until}`}
        label={adminOrdersMessages.until}
        name="until"
        type="date"
        defaultValue={chosen.until}
      />
      <SelectField
        key={`status ${chosen.status}`}
        label={adminOrdersMessages.status}
        name="status"
        options={orderChoices.map((value) => ({ value, label: adminOrdersMessages.statuses[value] }))}
        placeholder={adminOrdersMessages.anyStatus}
        defaultValue={chosen.status}
      />
      <Field
        key={`tag ${chosen.tag}`}
        label={adminOrdersMessages.tag}
        name="tag"
        defaultValue={chosen.tag}
        maxLength={tagLength}
        autoCapitalize="off"
        className="max-sm:col-span-full"
      />
      <Button type="submit" variant="secondary">
        {adminOrdersMessages.show}
      </Button>
    </Form>
  )
}
