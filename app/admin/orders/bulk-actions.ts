import { api } from '#app/api.ts'
import type { OrderRow } from '#contract/order-table/order-row.ts'
import { maxTags, readTags, tagLength } from '#contract/orders/tags.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import type { BulkAction, WayBack } from '../table/bulk-action.ts'

/** What can be done with several orders at once, beside printing their papers. */
export function orderBulkActions(): BulkAction<OrderRow>[] {
  const { bulk, tags, tagsHint } = adminOrdersMessages
  const field = { label: tags, hint: tagsHint, check: wrongTags }
  return [
    {
      label: bulk.addTags,
      textFor: ({ length }) => bulk.addTagsText(length),
      field,
      run: ({ _id: orderId }, value) => tag(orderId, { add: readTags(value) }),
    },
    {
      label: bulk.removeTags,
      textFor: ({ length }) => bulk.removeTagsText(length),
      field,
      run: ({ _id: orderId }, value) => tag(orderId, { remove: readTags(value) }),
    },
  ]
}

async function tag(orderId: string, change: { add?: string[]; remove?: string[] }): Promise<WayBack> {
  const { before, tags } = await api.orders.tagOrder({ orderId, ...change })
  return () => api.orders.tagOrder({ orderId, seen: tags, remove: tags, add: before })
}

/** Why typed tags are refused; null if they are not. */
export function wrongTags(value: string): string | null {
  const tags = readTags(value)
  if (tags.length === 0) return adminOrdersMessages.bulk.tagsMissing
  const isValid = tags.length <= maxTags && tags.every(({ length }) => length <= tagLength)
  return isValid ? null : adminOrdersMessages.tagsInvalid(maxTags, tagLength)
}
