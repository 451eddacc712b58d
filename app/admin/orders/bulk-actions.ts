import { api } from '#app/api.ts'
import type { OrderRow } from '#contract/order-table/order-row.ts'
import { maxTags, readTags, tagLength } from '#contract/orders/tags.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import type { BulkAction } from '../table/bulk-run.tsx'

/** What can be done with several orders at once, beside printing their papers. */
export function orderBulkActions(): BulkAction<OrderRow>[] {
  const { bulk, tags, tagsHint } = adminOrdersMessages
  const field = { label: tags, hint: tagsHint, check: wrongTags }
  return [
    {
      label: bulk.addTags,
      textFor: ({ length }) => bulk.addTagsText(length),
      field,
      run: ({ _id: orderId }, value) => api.orders.tagOrder({ orderId, add: readTags(value) }),
    },
    {
      label: bulk.removeTags,
      textFor: ({ length }) => bulk.removeTagsText(length),
      field,
      run: ({ _id: orderId }, value) => api.orders.tagOrder({ orderId, remove: readTags(value) }),
    },
  ]
}

function wrongTags(value: string): string | null {
  const tags = readTags(value)
  if (tags.length === 0) return adminOrdersMessages.bulk.tagsMissing
  const isValid = tags.length <= maxTags && tags.every(({ length }) => length <= tagLength)
  return isValid ? null : adminOrdersMessages.tagsInvalid(maxTags, tagLength)
}
