import { api } from '#app/api.ts'
import type { ListedCustomer } from '#contract/customers/calls.ts'
import { readTags } from '#contract/orders/tags.ts'
import { adminCustomersMessages } from '#messages/en-US/admin/customers.ts'
import { wrongTags } from '../orders/bulk-actions.ts'
import type { BulkAction, WayBack } from '../table/bulk-action.ts'

/** What can be done with several customers at once. */
export function customerBulkActions(): BulkAction<ListedCustomer>[] {
  const { bulk, tags, tagsHint } = adminCustomersMessages
  const field = { label: tags, hint: tagsHint, check: wrongTags }
  return [
    {
      label: bulk.addTags,
      textFor: ({ length }) => bulk.addTagsText(length),
      field,
      run: ({ _id: customerId }, value) => tag(customerId, { add: readTags(value) }),
    },
    {
      label: bulk.removeTags,
      textFor: ({ length }) => bulk.removeTagsText(length),
      field,
      run: ({ _id: customerId }, value) => tag(customerId, { remove: readTags(value) }),
    },
  ]
}

async function tag(customerId: string, change: { add?: string[]; remove?: string[] }): Promise<WayBack> {
  const { before, tags } = await api.customers.tagCustomer({ customerId, ...change })
  return () => api.customers.tagCustomer({ customerId, seen: tags, remove: tags, add: before })
}
