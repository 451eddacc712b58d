import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { pendingOrders } from '#db/tables/pending-orders.ts'
import { type EmailQueue, queueEmail } from '../emails/queue-email.ts'
import { pendingEmailFields } from './pending-email-fields.ts'

type Session = typeof checkoutSessions.$inferSelect

/** Marks the order of a checkout that is paid now as such; returns the number it was given, or null if it never waited. */
export async function payPendingOrder(tx: Tx, { id, kind, status }: Session): Promise<string | null> {
  // Most carts are paid at once and never wait.
  if (kind === 'cart' && (status === 'opening' || status === 'open')) return null
  const [paid] = await tx
    .update(pendingOrders)
    .set({ state: 'paid', closedAt: sql`shop_now()` })
    .where(eq(pendingOrders.sessionId, id))
    .returning({ number: pendingOrders.number })
  return paid?.number ?? null
}

/** Ends an order that was not paid, once, and tells its buyer. */
export async function endPendingOrder(
  shop: EmailQueue,
  tx: Tx,
  sessionId: string,
  state: 'expired' | 'canceled' | 'failed',
): Promise<void> {
  const [ended] = await tx
    .update(pendingOrders)
    .set({ state, closedAt: sql`shop_now()` })
    .where(and(eq(pendingOrders.sessionId, sessionId), inArray(pendingOrders.state, ['awaiting'])))
    .returning()
  if (!ended || ended.email === '') return
  const [session] = await tx.select().from(checkoutSessions).where(eq(checkoutSessions.id, sessionId))
  await queueEmail(shop, tx, {
    kind: 'order-not-paid',
    cause: `order-not-paid:${sessionId}`,
    to: ended.email,
    locale: session?.locale,
    fields: { ...(await pendingEmailFields(tx, ended)), state },
  })
}
