import { and, eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { ShopError, UnpaidRefundError } from '#contract/errors.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { orderEvents } from '#db/tables/orders.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import { reach } from '#failpoints/reach.ts'
import type { Shop } from '../context.ts'
import { type Jobs, jobRules } from '../jobs/job.ts'
import type { EventNote } from '../orders/event-note.ts'
import { paidOrderId } from '../orders/lock-payments.ts'
import { recordProviderRefunds } from './record-charge.ts'

type Refund = typeof refunds.$inferSelect

/** The payment whose charge it is. */
const root = alias(payments, 'root')

const isAtProvider = sql`not exists (
  select from payments p where p.id = ${refunds.paymentId} and p.provider = 'manual'
)`

/**
 * Pays an owed refund, unless staff have to, since no provider took the payment. One that the provider accepted and then could
 * not pay is not retried automatically.
 */
export async function refundPayment(shop: Shop, payload: Jobs['refundPayment']): Promise<void> {
  await tryRefund(shop, payload).catch((error: unknown) => {
    if (!(error instanceof UnpaidRefundError)) throw error
  })
}

/**
 * Tries once to pay an owed refund and stores the error if it fails. The provider deduplicates by the refund's key, so
 * two tries pay once.
 */
export async function tryRefund(shop: Shop, { refundId }: Jobs['refundPayment']): Promise<void> {
  const [refund] = await shop.db
    .update(refunds)
    .set({ attempts: sql`${refunds.attempts} + 1` })
    .where(and(eq(refunds.id, refundId), ne(refunds.state, 'done'), isAtProvider))
    .returning()
  if (!refund) return
  const [found] = await shop.db
    .select({
      orderId: paidOrderId,
      chargeId: root.chargeId,
      currency: checkoutSessions.currency,
    })
    .from(payments)
    .innerJoin(root, eq(root.id, sql`coalesce(${payments.rootId}, ${payments.id})`))
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, payments.sessionId))
    .where(eq(payments.id, refund.paymentId))
  if (!found) throw new Error('A refund without a payment')

  const { orderId, chargeId } = found
  const { idempotencyKey } = refund
  const amountCents = refund.amountCents - refund.transferredCents
  const paid = await shop.payment
    .refund({ chargeId, currency: found.currency, amountCents, idempotencyKey })
    .catch(async (error: unknown) => {
      if (error instanceof ShopError && (await isChanged(shop, refund, chargeId))) return null
      await recordRefusal(shop, refund, orderId, error)
      throw error
    })
  if (!paid) return tryRefund(shop, { refundId })
  const byStaff: EventNote = { code: 'refunded-amount', cents: amountCents }
  if (process.env.FAILPOINTS) await reach('refund.afterProviderAccept')
  await moveRefund(
    shop,
    refund,
    { state: 'done', providerRefundId: paid.refundId, lastError: null, doneAt: sql`shop_now()` },
    orderId ? { orderId, kind: 'refunded', detail: refund.reason === 'by-staff' ? byStaff : null } : null,
  )
}

// After a refund in its dashboard the provider refuses more than the rest. Booking that one leaves less to pay, or nothing.
async function isChanged(shop: Shop, { id, idempotencyKey }: Refund, chargeId: string): Promise<boolean> {
  await recordProviderRefunds(shop, chargeId)
  const isSame = and(eq(refunds.id, id), eq(refunds.idempotencyKey, idempotencyKey))
  return (await shop.db.$count(refunds, isSame)) === 0
}

async function recordRefusal(shop: Shop, refund: Refund, orderId: string | null, error: unknown): Promise<void> {
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  const isLast = error instanceof UnpaidRefundError || refund.attempts > jobRules.refundPayment.retryLimit
  if (isLast) shop.log.error({ refundId: refund.id }, 'A refund failed on its last try. The owner has to retry it.')
  const set = { lastError, ...(isLast && { state: 'failed' as const }) }
  // The nightly job retries failed refunds too, but the order's history records the failure only once.
  const isNewFailure = isLast && refund.state !== 'failed'
  await moveRefund(shop, refund, set, isNewFailure && orderId ? { orderId, kind: 'refund-failed' } : null)
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
    if (moved && event?.kind === 'refunded') await shop.enqueue(tx, 'issueInvoice', { orderId: event.orderId })
    if (process.env.FAILPOINTS) await reach('refund.beforeCommit')
  })
}
