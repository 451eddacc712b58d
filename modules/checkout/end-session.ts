import type { checkoutSessions } from '#db/tables/checkout.ts'
import { reach } from '#failpoints/reach.ts'
import type { Shop } from '../context.ts'
import { confirmCheckout } from './confirm-checkout.ts'
import { releaseSession } from './release-session.ts'

/**
 * Ends a checkout and what it reserves: closes its payment page and releases its units. One that was just paid becomes an order; one that the
 * provider keeps open stays open until a later attempt.
 */
export async function endSession(
  shop: Shop,
  {
    id,
    provider,
    providerSessionId,
  }: Pick<typeof checkoutSessions.$inferSelect, 'id' | 'provider' | 'providerSessionId'>,
): Promise<void> {
  let isDeclined = false
  if (providerSessionId && provider !== 'manual') {
    await shop.payment.expireSession(providerSessionId)
    const { state } = await shop.payment.findSession(providerSessionId)
    if (state === 'open') return
    if (state === 'paid' || state === 'processing') {
      await confirmCheckout(shop, providerSessionId)
      return
    }
    isDeclined = true
  }
  if (process.env.FAILPOINTS) await reach('hold.sweepMid')
  await shop.db.transaction((tx) => releaseSession(shop, tx, id, isDeclined ? 'failed' : 'expired'))
}
