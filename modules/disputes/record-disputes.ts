import { eq, sql } from 'drizzle-orm'
import type { ProviderDispute } from '#adapters/payment/payment.ts'
import { type DisputeMovement, disputeMovements as kinds } from '#contract/disputes/dispute.ts'
import type { Tx } from '#db/open-database.ts'
import { disputeMovements, disputes } from '#db/tables/disputes.ts'
import { orderEvents, orders } from '#db/tables/orders.ts'
import { payments } from '#db/tables/payments.ts'
import { reach } from '#failpoints/reach.ts'
import type { Shop } from '../context.ts'
import { queueEmail } from '../emails/queue-email.ts'
import type { EventNote } from '../orders/event-note.ts'
import { lockPayments, paidOrderOf, paysFromCharge } from '../orders/lock-payments.ts'
import { findCharged } from '../payments/find-charged.ts'
import { readSettings } from '../settings/read-settings.ts'
import { refundOwed } from './refund-owed.ts'
import { settleWaiting } from './settle-waiting.ts'

type Payment = typeof payments.$inferSelect

/**
 * Records the disputes of a charge as the provider has them now, and books the money that they moved, once however often it
 * is told and in whichever order. What comes back for a canceled order is refunded. Throws while the payment is not recorded, so that the job retries.
 */
export async function recordDisputes(shop: Shop, chargeId: string): Promise<void> {
  // By the clock of the database and before the provider is asked: of two answers the later question counts.
  const { rows } = await shop.db.execute<{ now: string }>(sql`select shop_now()::text as now`)
  const askedAt = rows[0]?.now ?? ''
  const { payment, sessionId } = await findCharged(shop, chargeId)
  const found = await shop.payment.listDisputes(chargeId)
  // After the disputes: what the provider refunded before one of them is in its answer.
  const { charge } = await shop.payment.findSession(sessionId)
  await shop.db.transaction(async (tx) => {
    const locked = await lockPayments(tx, paysFromCharge(payment.id))
    let hasClosed = false
    for (const dispute of found) {
      const moved = await recordDispute(tx, payment, dispute, askedAt)
      if (!moved) continue
      if (moved.isNew && moved.stored.state === 'needs-response') await notifyShop(shop, tx, payment, moved.stored)
      hasClosed ||= moved.stored.closedAt !== null
    }
    if (hasClosed && charge) await settleWaiting(shop, tx, locked, charge)
    await refundOwed(shop, tx, locked)
    if (process.env.FAILPOINTS) await reach('dispute.beforeCommit')
  })
}

/** Returns a dispute that is new or in another state than before. */
async function recordDispute(
  tx: Tx,
  payment: Payment,
  dispute: ProviderDispute,
  askedAt: string,
): Promise<{ stored: typeof disputes.$inferSelect; isNew: boolean } | null> {
  const { disputeId: providerDisputeId, amountCents, reason, state, openedAt } = dispute
  const [before] = await tx.select().from(disputes).where(eq(disputes.providerDisputeId, providerDisputeId))
  const isClosed = state === 'won' || state === 'lost'
  const [stored] = await tx
    .insert(disputes)
    .values({
      ...{ paymentId: payment.id, providerDisputeId, amountCents, reason, state, openedAt },
      respondBy: state === 'needs-response' ? dispute.respondBy : null,
      closedAt: isClosed ? sql`shop_now()` : null,
      askedAt: sql`${askedAt}::timestamptz`,
    })
    .onConflictDoUpdate({
      target: disputes.providerDisputeId,
      set: {
        ...{ amountCents, reason, state },
        respondBy: sql`excluded.respond_by`,
        closedAt: isClosed ? sql`coalesce(${disputes.closedAt}, shop_now())` : null,
        askedAt: sql`excluded.asked_at`,
      },
      setWhere: sql`${disputes.askedAt} <= excluded.asked_at`,
    })
    .returning()
  if (!stored) return null
  await bookMovements(tx, stored.id, dispute)
  if (before?.state === state) return null
  if (!before) await tx.update(payments).set({ disputedAt: sql`shop_now()` }).where(eq(payments.id, payment.id))
  await recordEvent(tx, payment, { isNew: !before, state, cents: amountCents })
  return { stored, isNew: !before }
}

/** Emails the shop that a dispute needs its response, once. */
async function notifyShop(shop: Shop, tx: Tx, payment: Payment, dispute: typeof disputes.$inferSelect): Promise<void> {
  const { settings } = await readSettings(tx)
  const orderId = paidOrderOf(payment)
  const [order] = orderId ? await tx.select().from(orders).where(eq(orders.id, orderId)) : []
  await queueEmail(shop, tx, {
    kind: 'dispute-opened',
    cause: `dispute-opened:${dispute.id}`,
    to: shop.inbox,
    locale: settings.shop.locale,
    fields: {
      disputeId: dispute.id,
      orderNumber: order?.number ?? null,
      customerName: order?.customerName ?? '',
      amountCents: dispute.amountCents,
      respondBy: dispute.respondBy?.toISOString() ?? null,
    },
  })
}

/** Books what the provider has moved in all and the shop has not booked yet. */
async function bookMovements(tx: Tx, disputeId: string, dispute: ProviderDispute): Promise<void> {
  const booked = await tx.select().from(disputeMovements).where(eq(disputeMovements.disputeId, disputeId))
  const totals: Record<DisputeMovement, number> = {
    withdrawn: dispute.withdrawnCents,
    returned: dispute.returnedCents,
    fee: dispute.feeCents,
  }
  const due = kinds.map((kind) => {
    const before = booked.filter((each) => each.kind === kind).reduce((sum, each) => sum + each.amountCents, 0)
    return { disputeId, kind, amountCents: totals[kind] - before }
  })
  const moved = due.filter(({ amountCents }) => amountCents > 0)
  if (moved.length > 0) await tx.insert(disputeMovements).values(moved)
}

interface Change {
  isNew: boolean
  state: ProviderDispute['state']
  cents: number
}

async function recordEvent(tx: Tx, payment: Payment, { isNew, state, cents }: Change): Promise<void> {
  const orderId = paidOrderOf(payment)
  if (!orderId) return
  if (isNew) await tx.insert(orderEvents).values({ orderId, kind: 'disputed' })
  if (isNew && state === 'needs-response') return
  const detail: EventNote = { code: 'dispute-moved', state, cents }
  await tx.insert(orderEvents).values({ orderId, kind: 'note', detail })
}
