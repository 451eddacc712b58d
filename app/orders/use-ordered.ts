import { useEffect } from 'react'
import { trackPurchase } from '#app/state/analytics.ts'
import { remembered } from '#app/state/remembered.ts'
import { sameItem } from '#contract/cart.ts'
import type { Confirmed } from './confirmation.tsx'

/** Once per paid session and browser: what was ordered leaves the cart, and the confirmation is remembered. */
export function useOrdered(sessionId: string, confirmed: Confirmed): void {
  useEffect(() => {
    if (confirmed.state === 'paid' && !confirmed.masked) void settle(sessionId, confirmed)
  }, [sessionId, confirmed])
}

async function settle(sessionId: string, confirmed: Confirmed): Promise<void> {
  await trackPurchase(confirmed)
  const known = await remembered.paymentFeedback.ready()
  if (known?.sessionId === sessionId) return
  await remembered.paymentFeedback.change(() => ({ sessionId, confirmation: confirmed }))
  // What was added in another tab while the card page was open stays.
  await remembered.cart.change((cart) =>
    cart.filter((line) => !confirmed.productsOrdered.some((ordered) => sameItem(line, ordered))),
  )
}
