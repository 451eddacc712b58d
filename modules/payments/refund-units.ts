import { eq, sql } from 'drizzle-orm'
import { conflict, invalid, notFound } from '#contract/errors.ts'
import { formatCents, toCents } from '#contract/money.ts'
import type { RefundMotive } from '#contract/payments/refund-motives.ts'
import type { Tx } from '#db/open-database.ts'
import { orders } from '#db/tables/orders.ts'
import { refundLines, refunds } from '#db/tables/payments.ts'
import { apiPaymentsMessages } from '#messages/en-US/api/payments.ts'
import type { Shop } from '../context.ts'
import { returnCredit } from '../discounts/return-discounts.ts'
import { lockPayments, paysForOrder } from '../orders/lock-payments.ts'
import { type RefundableOrder, type RefundablePayment, readRefundable } from './read-refundable.ts'

export interface UnitsToRefund {
  orderId: string
  lines: readonly { lineId: string; quantity: number }[]
  hasShipping: boolean
  motive: RefundMotive
  isRestocked: boolean
  /** What was refunded before as the caller knows it, in the shop's currency. */
  refunded: number
  /** This much, in the shop's currency, instead of what the units and the shipping are worth; of neither, just an amount. */
  amount?: number | null
  /** This much less than the units and the shipping are worth. */
  deductionCents?: number
  /** The change of an order in processing that removes the units. */
  changeId?: string
  /** The return that it ends. */
  returnId?: string
  /** How much of it pays for another order or a code instead of being paid back. */
  transferOf?: (lines: RefundedUnits['lines'], amountCents: number) => number
}

/** A refund of one payment. */
interface RefundPart {
  refundId: string
  paymentId: string
  amountCents: number
  transferredCents: number
}

export interface RefundedUnits {
  /** The first of `parts`. */
  refundId: string
  /** One of each payment that the units were paid with. */
  parts: RefundPart[]
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
 * Stores the refund of shipped units of an order, of its shipping, of both, or of an amount; a job pays it after commit. What was
 * paid with several payments gets a refund of each. Refuses with 409 more than is left, and what was refunded by another member of staff meanwhile.
 */
export async function refundUnits(shop: Pick<Shop, 'enqueue'>, tx: Tx, wish: UnitsToRefund): Promise<RefundedUnits> {
  const paid = await lockPayments(tx, paysForOrder(wish.orderId))
  if (paid.length === 0) throw notFound(apiPaymentsMessages.orderNotFound)
  const isEdited = wish.changeId !== undefined
  const order = await readRefundable(tx, eq(orders.id, wish.orderId), { isEdited, locked: paid })
  if (toCents(wish.refunded) !== order.givenCents) throw conflict(apiPaymentsMessages.refundedMeanwhile)
  if (wish.lines.length > 0 && !order.hasShipped) throw conflict(apiPaymentsMessages.notShipped)
  const chosen = choose(order, wish)
  const transferredCents = wish.transferOf?.(chosen.lines, chosen.amountCents) ?? 0
  await returnCredit(tx, order.orderId, chosen.creditCents)
  const parts: RefundPart[] = []
  let transferCents = transferredCents
  for (const part of partsOf(order, chosen)) {
    const partCents = Math.min(part.amountCents, transferCents)
    transferCents -= partCents
    parts.push(await storeRefund(shop, tx, wish, { ...part, transferredCents: partCents }))
  }
  return { refundId: parts[0]?.refundId ?? '', parts, transferredCents, ...chosen }
}

type Chosen = Pick<RefundedUnits, 'lines' | 'creditCents' | 'shippingCents' | 'amountCents'> & {
  /** What the units and the shipping are worth. */
  worthCents: number
}

function choose(order: RefundableOrder, wish: UnitsToRefund): Chosen {
  const { lines: wanted, hasShipping, transferOf } = wish
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
  // Otherwise it would be an amount for nothing in particular.
  if (hasShipping && wish.amount != null && lines.length === 0 && shippingCents === 0)
    throw conflict(apiPaymentsMessages.noShippingLeft)
  const worthCents = lines.reduce((sum, line) => sum + line.amountCents, shippingCents)
  const amountCents = amountOf(wish, worthCents)
  const creditCents = lines.reduce((sum, line) => sum + line.creditCents, 0)
  // What cost nothing can still be exchanged.
  if (amountCents + creditCents === 0 && !transferOf) throw invalid(apiPaymentsMessages.nothingChosen)
  if (amountCents > order.restCents) throw conflict(apiPaymentsMessages.moreThanRest(formatCents(order.restCents)))
  return { lines, creditCents, shippingCents, amountCents, worthCents }
}

function amountOf({ lines, amount, deductionCents = 0 }: UnitsToRefund, worthCents: number): number {
  if (amount == null) {
    const amountCents = worthCents - deductionCents
    if (amountCents < 0 || (amountCents === 0 && deductionCents > 0))
      throw invalid(apiPaymentsMessages.deductionTooHigh)
    return amountCents
  }
  const isForItems = lines.length > 0 || worthCents > 0
  if (isForItems && toCents(amount) > worthCents)
    throw invalid(apiPaymentsMessages.moreThanChosen(formatCents(worthCents)))
  return toCents(amount)
}

type Part = Pick<Chosen, 'lines' | 'shippingCents' | 'amountCents'> & { paymentId: string }

/** The payments that the units were paid with, in turn, with what each of them gives; for an amount, all of the order. */
function partsOf(order: RefundableOrder, chosen: Chosen): Part[] {
  if (chosen.worthCents === 0 && chosen.lines.length === 0) return splitOver(order.payments, chosen.amountCents)
  let deduction = chosen.worthCents - chosen.amountCents
  const changeIds = [
    ...new Set([...(chosen.shippingCents > 0 ? [null] : []), ...chosen.lines.map(({ line }) => line.changeId)]),
  ]
  return changeIds.flatMap((changeId) => {
    const lines = chosen.lines.filter(({ line }) => line.changeId === changeId)
    const shippingCents = changeId === null ? chosen.shippingCents : 0
    const worth = lines.reduce((sum, line) => sum + line.amountCents, shippingCents)
    const deducted = Math.min(worth, deduction)
    deduction -= deducted
    return split(order, { changeId, lines, shippingCents, amountCents: worth - deducted })
  })
}

type SaleChosen = Omit<Part, 'paymentId'> & { changeId: string | null }

function split({ payments: all, restCents: orderCents }: RefundableOrder, chosen: SaleChosen): Part[] {
  const { changeId, lines, shippingCents } = chosen
  const own = all.filter((payment) => payment.changeId === changeId)
  const ownCents = own.reduce((sum, { restCents }) => sum + restCents, 0)
  if (chosen.amountCents > ownCents)
    throw conflict(apiPaymentsMessages.moreThanRest(formatCents(Math.min(ownCents, orderCents))))
  const [first = emptyPart(all[0]), ...others] = splitOver(own, chosen.amountCents)
  return [{ ...first, lines, shippingCents }, ...others]
}

/** The payments that give something of an amount, in turn. */
function splitOver(all: readonly RefundablePayment[], cents: number): Part[] {
  let open = cents
  const parts = all.map(({ id, restCents }): Part => {
    const amountCents = Math.min(open, restCents)
    open -= amountCents
    return { paymentId: id, amountCents, lines: [], shippingCents: 0 }
  })
  return parts.filter(({ amountCents }) => amountCents > 0)
}

// What was worth nothing has no payment of its own; its units are still counted.
function emptyPart(payment: RefundablePayment | undefined): Part {
  return { paymentId: payment?.id ?? '', amountCents: 0, lines: [], shippingCents: 0 }
}

async function storeRefund(
  shop: Pick<Shop, 'enqueue'>,
  tx: Tx,
  wish: UnitsToRefund,
  { paymentId, lines, shippingCents, amountCents, transferredCents }: Part & { transferredCents: number },
): Promise<RefundPart> {
  const { orderId, changeId, returnId } = wish
  const id = crypto.randomUUID()
  const isPaid = transferredCents === amountCents
  await tx.insert(refunds).values({
    id,
    paymentId,
    amountCents,
    transferredCents,
    shippingCents,
    changeId,
    returnId,
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
  return { refundId: id, paymentId, amountCents, transferredCents }
}
