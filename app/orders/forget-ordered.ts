import { trackPurchase } from '#app/state/analytics.ts'
import { localData } from '#app/state/local-data.ts'
import { sameItem } from '#contract/cart/cart.ts'
import type { Confirmation } from '#contract/checkout/confirmation.ts'
import { forgetNotes } from '../checkout/order-notes.ts'

/**
 * Removes the ordered items, their codes and notes from the cart and stores the confirmation. False where this browser has
 * done so before. The cart comes first: who leaves at once must not order twice.
 */
export async function forgetOrdered(sessionId: string, confirmed: Confirmation): Promise<boolean> {
  const known = await localData.paymentFeedback.ready()
  const isNew = known?.sessionId !== sessionId
  if (isNew) {
    // Items added in another tab while the card page was open stay.
    await localData.cart.change((cart) =>
      cart.filter((line) => !confirmed.productsOrdered.some((ordered) => sameItem(line, ordered))),
    )
    forgetNotes()
    await localData.codes.change((codes) =>
      codes.filter((code) => !confirmed.discounts.some((used) => used.code === code)),
    )
    await localData.paymentFeedback.change(() => ({ sessionId, confirmation: confirmed }))
  }
  if (confirmed.state === 'paid') await trackPurchase(confirmed)
  return isNew
}
