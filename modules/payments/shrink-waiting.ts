import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PaidCharge } from '#adapters/payment/payment.ts'
import type { Tx } from '#db/open-database.ts'
import { disputeMovements, disputes } from '#db/tables/disputes.ts'
import { type payments, refundLines, refunds } from '#db/tables/payments.ts'

type Payment = typeof payments.$inferSelect
type Refund = typeof refunds.$inferSelect

/** A refund that the shop owed, and by how much less it is owed now. */
export interface ShrunkRefund {
  paymentId: string
  cents: number
}

/** What a refund pays back; the rest of it became another order or a code. */
export const paidBackBy = ({ amountCents, transferredCents }: Refund) => amountCents - transferredCents

export function readRefunds(tx: Tx, family: readonly Payment[]): Promise<Refund[]> {
  const ids = family.map(({ id }) => id)
  return tx.select().from(refunds).where(inArray(refunds.paymentId, ids)).orderBy(refunds.createdAt)
}

/**
 * Shrinks what the shop still owes of a charge, the newest refund first, to what lost disputes, what it has paid back and `addedCents`
 * leave of it. The caller has locked the payments of the charge.
 */
export async function shrinkWaiting(
  tx: Tx,
  family: readonly Payment[],
  charge: PaidCharge,
  addedCents = 0,
): Promise<ShrunkRefund[]> {
  const root = family.find(({ rootId }) => rootId === null)
  if (!root) return []
  const known = (await readRefunds(tx, family)).filter((refund) => paidBackBy(refund) > 0)
  const backCents = known.reduce((sum, refund) => sum + paidBackBy(refund), addedCents + (await lostCents(tx, root.id)))
  return shrink(tx, waitingOf(known, charge), backCents - root.amountCents)
}

/** What disputes of a charge took for good. One that is open may be won, and then what waits is paid. */
async function lostCents(tx: Tx, paymentId: string): Promise<number> {
  const { kind, amountCents } = disputeMovements
  const [lost] = await tx
    .select({
      cents: sql<number>`coalesce(sum(case ${kind} when 'withdrawn' then ${amountCents} when 'returned' then -${amountCents} else 0 end), 0)::int`,
    })
    .from(disputeMovements)
    .innerJoin(disputes, eq(disputes.id, disputeMovements.disputeId))
    .where(and(eq(disputes.paymentId, paymentId), eq(disputes.state, 'lost')))
  return lost?.cents ?? 0
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
async function shrink(tx: Tx, waiting: readonly Refund[], excessCents: number): Promise<ShrunkRefund[]> {
  const shrunk: ShrunkRefund[] = []
  let excess = excessCents
  for (const refund of waiting) {
    if (excess <= 0) break
    const { id, paymentId, amountCents, transferredCents, idempotencyKey } = refund
    const owed = paidBackBy(refund)
    const rest = { amountCents: amountCents - excess, idempotencyKey: `${idempotencyKey}:rest` }
    const done = { amountCents: transferredCents, state: 'done' as const, doneAt: sql`shop_now()` }
    // One of units stays, of nothing: they were paid back, and must not be refunded or put back in stock again.
    const isDropped = excess >= owed && transferredCents === 0 && !(await hasLines(tx, id))
    if (isDropped) await tx.delete(refunds).where(eq(refunds.id, id))
    else
      await tx
        .update(refunds)
        .set(excess >= owed ? done : rest)
        .where(eq(refunds.id, id))
    shrunk.push({ paymentId, cents: Math.min(excess, owed) })
    excess -= owed
  }
  return shrunk
}

async function hasLines(tx: Tx, refundId: string): Promise<boolean> {
  const [line] = await tx
    .select({ lineId: refundLines.orderLineId })
    .from(refundLines)
    .where(eq(refundLines.refundId, refundId))
    .limit(1)
  return line !== undefined
}
