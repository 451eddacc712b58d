import { eq, sql } from 'drizzle-orm'
import { conflict, invalid, notFound } from '#contract/errors.ts'
import { formatCents, toCents } from '#contract/money.ts'
import type { RefundMotive } from '#contract/payments/refund-motives.ts'
import type { Tx } from '#db/open-database.ts'
import { orders } from '#db/tables/orders.ts'
import { payments, refundLines, refunds } from '#db/tables/payments.ts'
import { apiPaymentsMessages } from '#messages/en-US/api/payments.ts'
import type { Shop } from '../context.ts'
import { returnCredit } from '../discounts/return-discounts.ts'
import { type RefundableOrder, readRefundable } from './read-refundable.ts'

export interface UnitsToRefund {
  orderId: string
  lines: readonly { lineId: string; quantity: number }[]
  hasShipping: boolean
  motive: RefundMotive
  isRestocked: boolean
  /** What was refunded before as the caller knows it, in the shop's currency. */
  refunded: number
  /** This much less than the units and the shipping are worth. */
  deductionCents?: number
  /** How much of it pays for another order or a code instead of being paid back. */
  transferOf?: (lines: RefundedUnits['lines'], amountCents: number) => number
}

export interface RefundedUnits {
  refundId: string
  paymentId: string
  amountCents: number
  transferredCents: number
  shippingCents: number
  /** The store credit that went back to its balance. */
  creditCents: number
  lines: {
    line: RefundableOrder['lines'][number]['line']
    quantity: number
    amountCents: number
    creditCents: number
  }[]
}

/**
 * Stores the refund of shipped units of an order, of its shipping, or of both; a job pays it after commit. Refuses with 409
 * more than is left, and what was refunded by somebody else meanwhile.
 */
export async function refundUnits(shop: Pick<Shop, 'enqueue'>, tx: Tx, wish: UnitsToRefund): Promise<RefundedUnits> {
  const [payment] = await tx.select().from(payments).where(eq(payments.orderId, wish.orderId)).for('no key update')
  if (!payment) throw notFound(apiPaymentsMessages.orderNotFound)
  const order = await readRefundable(tx, eq(orders.id, wish.orderId))
  if (toCents(wish.refunded) !== order.givenCents) throw conflict(apiPaymentsMessages.refundedMeanwhile)
  const chosen = choose(order, wish)
  const transferredCents = wish.transferOf?.(chosen.lines, chosen.amountCents) ?? 0
  await returnCredit(tx, order.orderId, chosen.creditCents)
  const refundId = await storeRefund(shop, tx, { order, wish, chosen, transferredCents })
  return { refundId, paymentId: order.paymentId, transferredCents, ...chosen }
}

type Chosen = Pick<RefundedUnits, 'lines' | 'creditCents' | 'shippingCents' | 'amountCents'>

function choose(order: RefundableOrder, wish: UnitsToRefund): Chosen {
  const { lines: wanted, hasShipping, deductionCents = 0, transferOf } = wish
  if (new Set(wanted.map(({ lineId }) => lineId)).size < wanted.length) throw invalid(apiPaymentsMessages.lineTwice)
  const lines = wanted.map(({ lineId, quantity }) => {
    const found = order.lines.find(({ line }) => line.id === lineId)
    if (!found) throw notFound(apiPaymentsMessages.lineNotFound)
    const amountCents = found.amounts[quantity - 1]
    if (amountCents === undefined)
      throw conflict(apiPaymentsMessages.tooManyUnits(found.line.name, found.amounts.length))
    return { line: found.line, quantity, amountCents, creditCents: found.credits[quantity - 1] ?? 0 }
  })
  const shippingCents = hasShipping ? order.shippingCents : 0
  const amountCents = lines.reduce((sum, line) => sum + line.amountCents, shippingCents) - deductionCents
  const creditCents = lines.reduce((sum, line) => sum + line.creditCents, 0)
  if (amountCents < 0 || (amountCents === 0 && deductionCents > 0)) throw invalid(apiPaymentsMessages.deductionTooHigh)
  // What cost nothing can still be exchanged.
  if (amountCents + creditCents === 0 && !transferOf) throw invalid(apiPaymentsMessages.nothingChosen)
  if (amountCents > order.restCents) throw conflict(apiPaymentsMessages.moreThanRest(formatCents(order.restCents)))
  return { lines, creditCents, shippingCents, amountCents }
}

interface ToStore {
  order: RefundableOrder
  wish: UnitsToRefund
  chosen: Chosen
  transferredCents: number
}

async function storeRefund(shop: Pick<Shop, 'enqueue'>, tx: Tx, { order, wish, chosen, transferredCents }: ToStore) {
  const { paymentId, orderId } = order
  const { lines, shippingCents, amountCents } = chosen
  const id = crypto.randomUUID()
  const isPaid = transferredCents === amountCents
  await tx.insert(refunds).values({
    id,
    paymentId,
    amountCents,
    transferredCents,
    shippingCents,
    reason: 'by-staff',
    motive: wish.motive,
    isRestocked: wish.isRestocked && lines.length > 0,
    idempotencyKey: `refund:${paymentId}:${id}`,
    // Nothing is left for the payment provider to pay, as for units that store credit paid in full.
    ...(isPaid && { state: 'done' as const, doneAt: sql`shop_now()` }),
  })
  if (lines.length > 0) {
    await tx
      .insert(refundLines)
      .values(
        lines.map(({ line, quantity, amountCents }) => ({ refundId: id, orderLineId: line.id, quantity, amountCents })),
      )
  }
  if (isPaid && amountCents > 0) await shop.enqueue(tx, 'issueInvoice', { orderId })
  if (!isPaid) await shop.enqueue(tx, 'refundPayment', { refundId: id })
  return id
}
