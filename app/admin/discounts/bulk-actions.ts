import { api } from '#app/api.ts'
import type { ListedDiscount } from '#contract/discounts/own-discount.ts'
import { adminDiscountsMessages } from '#messages/en-US/admin/discounts.ts'
import type { BulkAction, WayBack } from '../table/bulk-action.ts'

/** What can be done with several discounts at once. */
export function discountBulkActions(): BulkAction<ListedDiscount>[] {
  const { pause, resume, bulk } = adminDiscountsMessages
  return [
    { label: pause, textFor: ({ length }) => bulk.pauseText(length), run: (discount) => setPaused(discount, true) },
    { label: resume, textFor: ({ length }) => bulk.resumeText(length), run: (discount) => setPaused(discount, false) },
  ]
}

/** One that is so already is left alone. */
async function setPaused({ discountId, version, state }: ListedDiscount, isPaused: boolean): Promise<WayBack | null> {
  if ((state === 'paused') === isPaused) return null
  const { discount } = await api.discounts.pauseDiscount({ discountId, version, isPaused })
  return () => api.discounts.pauseDiscount({ discountId, version: discount.version, isPaused: !isPaused })
}
