import { eq } from 'drizzle-orm'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { payments } from '#db/tables/payments.ts'
import type { Shop } from '../context.ts'

/**
 * The payment of a charge, with the provider's ID of its session. Throws while it is not recorded, as when an event arrives first, so
 * that the job retries.
 */
export async function findCharged({ db }: Pick<Shop, 'db'>, chargeId: string) {
  const [found] = await db
    .select({ payment: payments, sessionId: checkoutSessions.providerSessionId })
    .from(payments)
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, payments.sessionId))
    .where(eq(payments.chargeId, chargeId))
  if (!found?.sessionId) throw new Error(`No payment is recorded yet for the charge ${chargeId}.`)
  return { payment: found.payment, sessionId: found.sessionId }
}
