import { useEffect } from 'react'
import { localData } from '#app/state/local-data.ts'
import { useStoredValue } from '#app/state/use-stored-value.ts'
import type { Confirmation as Confirmed } from '#contract/checkout/confirmation.ts'
import { forgetOrdered } from './forget-ordered.ts'

/**
 * Once per session and browser that is paid or awaits its payment: removes the ordered items from the cart and stores the
 * confirmation. Returns what to show: the confirmation stored in this browser if the server no longer has it, else the
 * server's. Source: spec section 4, "Order confirmation".
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
  await forgetOrdered(sessionId, confirmed)
  await localData.openCheckout.change((open) => (open === sessionId ? '' : open))
}
