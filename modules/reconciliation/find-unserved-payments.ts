import { and, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { payments } from '#db/tables/payments.ts'
import { closeCardPage } from '../checkout/close-card-page.ts'
import { settleCheckout } from '../checkout/settle-checkout.ts'
import type { Shop } from '../context.ts'
import { forEachProviderSession } from './for-each-provider-session.ts'
import type { ReconciliationResult } from './reconciliation-result.ts'

const daysBack = 7
const maxRows = 5_000

/**
 * Looks up every checkout of the last week without a payment, expired ones included. A paid one becomes its order or is
 * refunded; an expired one is closed.
 */
export async function findUnservedPayments(shop: Shop): Promise<ReconciliationResult> {
  const sessions = await shop.db
    .select({
      id: checkoutSessions.id,
      kind: checkoutSessions.kind,
      provider: checkoutSessions.provider,
      providerSessionId: checkoutSessions.providerSessionId,
      status: checkoutSessions.status,
      createdAt: checkoutSessions.createdAt,
    })
    .from(checkoutSessions)
    .leftJoin(payments, eq(payments.sessionId, checkoutSessions.id))
    .where(
      and(
        isNull(payments.id),
        isNotNull(checkoutSessions.providerSessionId),
        eq(checkoutSessions.provider, shop.payment.name),
        sql`${checkoutSessions.createdAt} > (select shop_now()) - ${daysBack} * interval '1 day'`,
        lte(checkoutSessions.createdAt, sql`(select shop_now()) - interval '1 minute'`),
      ),
    )
    .orderBy(desc(checkoutSessions.createdAt))
    .limit(maxRows)

  const findings: ReconciliationResult['findings'] = []
  let mended = 0
  const answers = await forEachProviderSession(shop, sessions, async (session, truth) => {
    if (truth.state === 'expired' && session.status !== 'expired') {
      await closeCardPage(shop, session)
      mended++
    }
    if (truth.state !== 'paid') return
    try {
      await settleCheckout(shop, truth)
      mended++
    } catch (error) {
      const { amountCents } = truth.charge
      const note = error instanceof Error ? error.message.slice(0, 300) : String(error)
      findings.push({ kind: 'paid-without-order', sessionId: session.id, amountCents, note, since: session.createdAt })
      shop.log.error(
        { err: error, checkout: session.id },
        'A paid checkout could be neither turned into an order nor refunded.',
      )
    }
  })
  return { ...answers, mended, findings }
}
