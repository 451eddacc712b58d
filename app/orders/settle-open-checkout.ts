import { api, RefusedError } from '#app/api.ts'
import { localData } from '#app/state/local-data.ts'
import { toast } from '#app/ui/toast/toast.ts'
import { checkoutMessages } from '#messages/en-US/checkout.ts'
import { forgetOrdered } from './forget-ordered.ts'

/**
 * Takes what was ordered out of the cart where the confirmation was never shown: the shopper paid and closed the card page,
 * or left before the confirmation could do it. A shopper who finds a full cart after paying may order twice.
 */
export async function settleOpenCheckout(sessionId: string): Promise<void> {
  try {
    const confirmed = await api.checkout.retreiveSession({ sessionId })
    if (confirmed.state === 'pending') return
    if (!confirmed.masked && (await forgetOrdered(sessionId, confirmed))) {
      toast.info(checkoutMessages.settled(confirmed.orderNumber))
    }
  } catch (error) {
    // Expired, refunded or unknown; others are asked again on the next page.
    const isOver = error instanceof RefusedError && [404, 409, 410].includes(error.status)
    if (!isOver) throw error
  }
  await localData.openCheckout.forget()
}
