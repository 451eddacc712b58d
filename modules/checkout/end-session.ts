import type { checkoutSessions } from '#db/tables/checkout.ts'
import { reach } from '#failpoints/reach.ts'
import type { Shop } from '../context.ts'
import { confirmCheckout } from './confirm-checkout.ts'
import { releaseSession } from './release-session.ts'

/**
 * Ends a checkout: its payment page closes, and what it held is free again. One that was paid at the last moment becomes
 * its order instead; one that the payment provider keeps open stays open, to be ended later.
 */
export async function endSession(
  shop: Shop,
  { id, providerSessionId }: Pick<typeof checkoutSessions.$inferSelect, 'id' | 'providerSessionId'>,
): Promise<void> {
  if (providerSessionId) {
    await shop.payment.expireSession(providerSessionId)
    const { state } = await shop.payment.findSession(providerSessionId)
    if (state === 'open') return
    if (state === 'paid') {
      await confirmCheckout(shop, providerSessionId)
      return
    }
  }
  if (process.env.FAILPOINTS) await reach('hold.sweepMid')
  await shop.db.transaction((tx) => releaseSession(shop, tx, id))
}
