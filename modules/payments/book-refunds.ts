import { eq, sql } from 'drizzle-orm'
import type { PaidCharge } from '#adapters/payment/payment.ts'
import type { Tx } from '#db/open-database.ts'
import { orderEvents } from '#db/tables/orders.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import type { Shop } from '../context.ts'
import type { EventNote } from '../orders/event-note.ts'

type Payment = typeof payments.$inferSelect
type Refund = typeof refunds.$inferSelect

const centsOf = (amounts: readonly { amountCents: number }[]) =>
  amounts.reduce((sum, { amountCents }) => sum + amountCents, 0)

/**
 * Books the refunds of a charge that the shop did not make. What the shop still owes shrinks to what is left of the
 * payment. Returns how many were new.
 */
export async function bookRefunds(shop: Shop, tx: Tx, payment: Payment, charge: PaidCharge): Promise<number> {
  await tx.select({ id: payments.id }).from(payments).where(eq(payments.id, payment.id)).for('no key update')
  const known = await tx.select().from(refunds).where(eq(refunds.paymentId, payment.id)).orderBy(refunds.createdAt)
  // Older versions booked only whole refunds made in the dashboard, and without an ID.
  if (known.some(({ state, providerRefundId }) => state === 'done' && !providerRefundId)) return 0
  const added = charge.refunds.filter(
    ({ refundId, key }) =>
      !known.some((own) => own.providerRefundId === refundId || (key !== null && own.idempotencyKey === key)),
  )
  if (added.length === 0) return 0

  await shrink(tx, waitingOf(known, charge), centsOf(known) + centsOf(added) - payment.amountCents)
  await tx.insert(refunds).values(
    added.map(({ refundId, amountCents }) => ({
      paymentId: payment.id,
      amountCents,
      reason: 'by-provider' as const,
      state: 'done' as const,
      idempotencyKey: `provider:${refundId}`,
      providerRefundId: refundId,
      doneAt: sql`shop_now()`,
    })),
  )
  if (payment.orderId) await recordEvent(shop, tx, payment, payment.orderId, centsOf(added))
  return added.length
}

/** The refunds that the provider has not paid yet, newest first. */
function waitingOf(known: readonly Refund[], charge: PaidCharge): Refund[] {
  return known
    .filter(({ state, idempotencyKey }) => {
      return state !== 'done' && !charge.refunds.some(({ key }) => key === idempotencyKey)
    })
    .toReversed()
}

// The key changes with the amount: the provider would refuse another amount for a key that it knows.
async function shrink(tx: Tx, waiting: readonly Refund[], excessCents: number): Promise<void> {
  let excess = excessCents
  for (const { id, amountCents, idempotencyKey } of waiting) {
    if (excess <= 0) return
    const isOver = excess >= amountCents
    const rest = { amountCents: amountCents - excess, idempotencyKey: `${idempotencyKey}:rest` }
    if (isOver) await tx.delete(refunds).where(eq(refunds.id, id))
    else await tx.update(refunds).set(rest).where(eq(refunds.id, id))
    excess -= amountCents
  }
}

async function recordEvent(shop: Shop, tx: Tx, payment: Payment, orderId: string, cents: number): Promise<void> {
  const [sum] = await tx
    .select({ done: sql<number>`coalesce(sum(${refunds.amountCents}) filter (where state = 'done'), 0)::int` })
    .from(refunds)
    .where(eq(refunds.paymentId, payment.id))
  const isWhole = (sum?.done ?? 0) >= payment.amountCents
  const detail: EventNote = isWhole ? { code: 'refunded-by-provider' } : { code: 'refunded-part', cents }
  await tx.insert(orderEvents).values({ orderId, kind: isWhole ? 'refunded' : 'note', detail })
  await shop.enqueue(tx, 'issueInvoice', { orderId })
}
