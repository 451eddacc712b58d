import { and, eq, ne, sql } from 'drizzle-orm'
import { ShopError } from '#contract/errors.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { orderEvents } from '#db/tables/orders.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import type { Shop } from '../context.ts'
import { type Jobs, jobRules } from '../jobs/job.ts'

type Refund = typeof refunds.$inferSelect

/** Pays an owed refund. The card company knows it by its key, so that running twice pays once. */
export async function refundPayment(shop: Shop, { refundId }: Jobs['refundPayment']): Promise<void> {
  const [refund] = await shop.db
    .update(refunds)
    .set({ attempts: sql`${refunds.attempts} + 1` })
    .where(and(eq(refunds.id, refundId), ne(refunds.state, 'done')))
    .returning()
  if (!refund) return
  const [payment] = await shop.db.select().from(payments).where(eq(payments.id, refund.paymentId))
  if (!payment) throw new Error('A refund without a payment')

  const { chargeId, orderId } = payment
  const { amountCents, idempotencyKey } = refund
  const paid = await shop.payment.refund({ chargeId, amountCents, idempotencyKey }).catch(async (error: unknown) => {
    if (error instanceof ShopError && (await isBackAlready(shop, payment))) return { refundId: null }
    await noteRefusal(shop, refund, orderId, error)
    throw error
  })
  await moveRefund(
    shop,
    refund,
    { state: 'done', providerRefundId: paid.refundId, lastError: null, doneAt: sql`now()` },
    orderId ? { orderId, kind: 'refunded', note: paid.refundId ? null : 'By the card company' } : null,
  )
}

// Somebody may have given it back at the company's own desk; it refuses then to do so twice.
async function isBackAlready({ db, payment }: Shop, { sessionId, amountCents }: typeof payments.$inferSelect) {
  const [session] = await db
    .select({ providerSessionId: checkoutSessions.providerSessionId })
    .from(checkoutSessions)
    .where(eq(checkoutSessions.id, sessionId))
  const found = session?.providerSessionId && (await payment.findSession(session.providerSessionId).catch(() => null))
  return found ? (found.charge?.refundedCents ?? 0) >= amountCents : false
}

async function noteRefusal(shop: Shop, refund: Refund, orderId: string | null, error: unknown): Promise<void> {
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  const isLast = refund.attempts > jobRules.refundPayment.retryLimit
  if (isLast) shop.log.error({ refundId: refund.id }, 'A refund could not be paid and waits for the owner.')
  const set = { lastError, ...(isLast && { state: 'failed' as const }) }
  await moveRefund(shop, refund, set, isLast && orderId ? { orderId, kind: 'refund-failed' } : null)
}

async function moveRefund(
  shop: Shop,
  { id }: Refund,
  set: { [Column in keyof Refund]?: Refund[Column] | ReturnType<typeof sql> },
  event: typeof orderEvents.$inferInsert | null,
): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const [moved] = await tx
      .update(refunds)
      .set(set)
      .where(and(eq(refunds.id, id), ne(refunds.state, 'done')))
      .returning({ id: refunds.id })
    if (moved && event) await tx.insert(orderEvents).values(event)
  })
}
