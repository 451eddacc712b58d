import { useEffect } from 'react'
import { trackPurchase } from '#app/state/analytics.ts'
import { localData } from '#app/state/local-data.ts'
import { useStoredValue } from '#app/state/use-stored-value.ts'
import { sameItem } from '#contract/cart/cart.ts'
import type { Confirmation as Confirmed } from '#contract/checkout/confirmation.ts'
import { forgetNotes } from '../checkout/order-notes.ts'

/**
 * Once per session and browser that is paid or awaits its payment: removes the ordered items from the cart and stores the confirmation. Returns what
 * to show: the confirmation stored in this browser if the server no longer has it, else the server's. Source: spec
 * section 4, "Order confirmation".
 */
export function useOrdered(sessionId: string, confirmed: Confirmed): Confirmed {
  const { value: known } = useStoredValue(localData.paymentFeedback)

  useEffect(() => {
    if (confirmed.state !== 'pending' && !confirmed.masked) void settle(sessionId, confirmed)
  }, [sessionId, confirmed])

  const isForgotten = confirmed.state === 'paid' && confirmed.masked
  if (!isForgotten || known?.sessionId !== sessionId) return confirmed
  return { ...known.confirmation, orderStatus: confirmed.orderStatus, offersAccount: false }
}

async function settle(sessionId: string, confirmed: Confirmed): Promise<void> {
  const known = await localData.paymentFeedback.ready()
  if (known?.sessionId !== sessionId) await forgetOrdered(sessionId, confirmed)
  if (confirmed.state === 'paid') await trackPurchase(confirmed)
}

/** The cart comes first: who leaves at once must not order twice. */
async function forgetOrdered(sessionId: string, confirmed: Confirmed): Promise<void> {
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
