import { eq, sql } from 'drizzle-orm'
import type { PaidCharge } from '#adapters/payment/payment.ts'
import type { Tx } from '#db/open-database.ts'
import { orderEvents } from '#db/tables/orders.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import type { Shop } from '../context.ts'
import type { EventNote } from '../orders/event-note.ts'
import { lockPayments, paidOrderOf, paysForOrder, paysFromCharge } from '../orders/lock-payments.ts'
import { emailRefund } from './email-refund.ts'
import { paidBackBy, readRefunds, type ShrunkRefund, shrinkWaiting } from './shrink-waiting.ts'

type Payment = typeof payments.$inferSelect
type ChargeRefund = PaidCharge['refunds'][number]

const sum = <T>(all: readonly T[], read: (each: T) => number) => all.reduce((total, each) => total + read(each), 0)

/**
 * Books the refunds of a charge that the shop did not make: of its payment, and of those for what was exchanged. What the
 * shop still owes shrinks to what is left of the charge. Returns how many were new.
 */
export async function bookRefunds(shop: Shop, tx: Tx, { id }: Payment, charge: PaidCharge) {
  const family = await lockPayments(tx, paysFromCharge(id))
  const known = await readRefunds(tx, family)
  const paidBack = known.filter((refund) => paidBackBy(refund) > 0)
  // Older versions booked only whole refunds made in the dashboard, and without an ID.
  if (paidBack.some(({ state, providerRefundId }) => state === 'done' && !providerRefundId)) return 0
  const added = charge.refunds.filter(
    ({ refundId, key }) =>
      !paidBack.some((own) => own.providerRefundId === refundId || (key !== null && own.idempotencyKey === key)),
  )
  if (added.length === 0) return 0

  const addedCents = sum(added, (each) => each.amountCents)
  const shrunk = await shrinkWaiting(tx, family, charge, addedCents)
  return store(shop, tx, family, { added, shrunk })
}

interface ToStore {
  added: readonly ChargeRefund[]
  /** What the shop owed, and has told the buyer of. */
  shrunk: readonly ShrunkRefund[]
}

/** Each payment takes as much of the refunds as is left of it, in turn; more than was paid for orders is not booked. */
async function store(shop: Shop, tx: Tx, family: readonly Payment[], { added, shrunk }: ToStore): Promise<number> {
  const known = await readRefunds(tx, family)
  const left = family.map((payment) => {
    const given = known.filter(({ paymentId }) => paymentId === payment.id)
    return { payment, cents: payment.amountCents - sum(given, ({ amountCents }) => amountCents), parts: [] as number[] }
  })
  const booked = new Set<string>()
  for (const { refundId, amountCents } of added) {
    let open = amountCents
    for (const each of left) {
      const cents = Math.min(open, each.cents)
      if (cents <= 0) continue
      await tx.insert(refunds).values({
        paymentId: each.payment.id,
        amountCents: cents,
        reason: 'by-provider',
        state: 'done',
        idempotencyKey: each === left[0] ? `provider:${refundId}` : `provider:${refundId}:${each.payment.id}`,
        providerRefundId: refundId,
        doneAt: sql`shop_now()`,
      })
      booked.add(refundId)
      each.cents -= cents
      each.parts.push(cents)
      open -= cents
    }
    if (open > 0)
      shop.log.error({ refundId, cents: open }, 'More was refunded at the provider than orders and codes have left.')
  }
  for (const { payment, parts } of left) {
    const cents = sum(parts, (part) => part)
    const orderId = paidOrderOf(payment)
    if (!orderId || cents === 0) continue
    await recordEvent(shop, tx, orderId, cents)
    const told = shrunk.filter(({ paymentId }) => paymentId === payment.id)
    const refundedCents = cents - sum(told, (each) => each.cents)
    const cause = `provider:${added[0]?.refundId}:${payment.id}`
    const notice = { cause, refundedCents, hasShipping: false, creditCents: 0, lines: [] }
    if (refundedCents > 0) await emailRefund(shop, tx, orderId, notice)
  }
  return booked.size
}

async function recordEvent(shop: Shop, tx: Tx, orderId: string, cents: number): Promise<void> {
  const paidFor = await tx
    .select({
      cents: payments.amountCents,
      backCents: sql<number>`coalesce(sum(${refunds.amountCents}) filter (where ${refunds.state} = 'done'), 0)::int`,
    })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(paysForOrder(orderId))
    .groupBy(payments.id)
  const isWhole = paidFor.every((each) => each.backCents >= each.cents)
  const detail: EventNote = isWhole ? { code: 'refunded-by-provider' } : { code: 'refunded-part', cents }
  await tx.insert(orderEvents).values({ orderId, kind: isWhole ? 'refunded' : 'note', detail })
  await shop.enqueue(tx, 'issueInvoice', { orderId })
}
