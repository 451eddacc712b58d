import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import type { Shop } from '../context.ts'
import { lockPayments } from './lock-payments.ts'
import { withdrawnCents } from './withdrawn-cents.ts'

/**
 * Creates the refund of what is left of a payment, to be paid by a job after commit. Where nothing is left, or on a second
 * call, nothing changes. Returns the amount in cents.
 */
export async function createRefund(
  shop: Pick<Shop, 'enqueue'>,
  tx: Tx,
  paymentId: string,
  reason: 'canceled' | 'cannot-be-served',
  /** What freed money that an earlier refund could not have. */
  cause?: string,
): Promise<number> {
  const amountCents = await lockRest(tx, paymentId)
  if (amountCents === 0) return 0
  const [created] = await tx
    .insert(refunds)
    .values({
      paymentId,
      amountCents,
      reason,
      idempotencyKey: ['refund', paymentId, ...(cause ? [cause] : [])].join(':'),
    })
    .onConflictDoNothing({ target: refunds.idempotencyKey })
    .returning({ id: refunds.id })
  if (created) await shop.enqueue(tx, 'refundPayment', { refundId: created.id })
  return amountCents
}

/** What is left of a payment and not held by a dispute, in cents; other refunds of it wait until the transaction ends. */
async function lockRest(tx: Tx, paymentId: string): Promise<number> {
  const [payment] = await lockPayments(tx, eq(payments.id, paymentId))
  const [given] = await tx
    .select({ cents: sql<number>`coalesce(sum(${refunds.amountCents}), 0)::int` })
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
  const [held] = await tx
    .select({ cents: withdrawnCents(sql`${paymentId}::uuid`) })
    .from(payments)
    .where(eq(payments.id, paymentId))
  return Math.max(0, (payment?.amountCents ?? 0) - (given?.cents ?? 0) - (held?.cents ?? 0))
}
