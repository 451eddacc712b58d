import { Link, useRevalidator } from 'react-router'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { FormFields } from '#contract/check-form.ts'
import type { OwnCustomer } from '#contract/customers/calls.ts'
import { maxTags, readTags, tagLength } from '#contract/orders/tags.ts'
import { adminCustomersMessages } from '#messages/en-US/admin/customers.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import { queryOf } from '../list-query.ts'

function tagFields() {
  const isValid = (tags: readonly string[]) => tags.length <= maxTags && tags.every(({ length }) => length <= tagLength)
  return {
    tags: {
      label: adminCustomersMessages.tags,
      hint: adminCustomersMessages.tagsHint,
      isOptional: true,
      autoComplete: 'off',
      rule: (value) => (isValid(readTags(value)) ? null : adminOrdersMessages.tagsInvalid(maxTags, tagLength)),
    },
  } satisfies FormFields
}

/** The tags of a customer, each a link to the customers who have it, and the form that changes them. */
export function CustomerTags({ customer: { _id: customerId, tags } }: { customer: OwnCustomer }) {
  const { revalidate } = useRevalidator()
  const form = useForm({
    fields: tagFields(),
    initial: { tags: tags.join(', ') },
    isQuiet: true,
    async submit(values) {
      const add = readTags(values.tags)
      const changed = await api.customers.tagCustomer({ customerId, add, remove: tags, seen: tags })
      form.reset({ tags: changed.tags.join(', ') })
      toast.success(changed.message)
      await revalidate()
    },
  })
  return (
    <div className="space-y-3">
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Link
                to={`/admin/customers?${queryOf({ tag })}`}
                aria-label={adminCustomersMessages.taggedWith(tag)}
                className="inline-flex min-h-8 items-center border border-line-strong px-3 text-small hover:border-ink"
              >
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Form of={form} className="grid gap-3">
        <FormField of={form} name="tags" />
        <Button type="submit" variant="secondary" busy={form.isBusy} className="justify-self-start">
          {adminCustomersMessages.saveTags}
        </Button>
      </Form>
    </div>
  )
}
