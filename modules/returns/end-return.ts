import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import { toCents } from '#contract/money.ts'
import type { calls } from '#contract/returns/calls.ts'
import type { Tx } from '#db/open-database.ts'
import { returns } from '#db/tables/returns.ts'
import { runInLocale } from '#messages/current-locale.ts'
import { apiReturnsMessages as m } from '#messages/en-US/api/returns.ts'
import type { Shop } from '../context.ts'
import { type RefundedUnits, refundUnits } from '../payments/refund-units.ts'
import { createStoreCode } from '../store-codes/create-store-code.ts'
import { exchangedCents } from './exchanged-cents.ts'
import { isReturn } from './is-return.ts'
import { moveReturn } from './move-return.ts'
import { placeExchange } from './place-exchange.ts'
import { findStoredReturn, type StoredReturn } from './read-returns.ts'
import { releaseHeld } from './release-held.ts'

export type Closing = Payload<typeof calls.closeReturn>

/**
 * Ends a received return in this transaction with a refund, an exchange, store credit, or nothing. Refuses with 409 a return that
 * was closed meanwhile, units that were refunded meanwhile, and an exchange that was not approved.
 */
export async function endReturn(shop: Pick<Shop, 'enqueue'>, tx: Tx, asked: Closing): Promise<void> {
  const { returnId, outcome, note } = asked
  await moveReturn(tx, returnId, 'closed', { outcome, closingNote: note })
  const stored = await findStoredReturn(tx, isReturn(returnId))
  await ends[outcome](shop, tx, stored, asked)
  await releaseHeld(shop, tx, returnId)
}

type End = (shop: Pick<Shop, 'enqueue'>, tx: Tx, stored: StoredReturn, asked: Closing) => Promise<void>

const ends: Record<Closing['outcome'], End> = {
  async refund(shop, tx, stored, asked) {
    await refundUnits(shop, tx, {
      ...unitsOf(stored, asked),
      hasShipping: asked.hasShipping,
      deductionCents: toCents(asked.deduction),
    })
  },
  async exchange(shop, tx, stored, asked) {
    if (stored.lines.some(({ part }) => (part.receivedQuantity ?? 0) > part.heldQuantity)) throw conflict(m.notReserved)
    const refunded = await refundUnits(shop, tx, {
      ...unitsOf(stored, asked),
      hasShipping: false,
      transferOf: (worth) => transferOf(stored, worth),
    })
    const [paidBack, another] = refunded.parts
    // The order of the exchange is paid with one payment, which it is refunded to.
    if (!paidBack || another) throw conflict(m.severalPayments)
    await placeExchange(shop, tx, stored, { ...refunded, paymentId: paidBack.paymentId })
  },
  async code(shop, tx, stored, asked) {
    const { order, sentBack } = stored
    if (order.email === '') throw conflict(m.noAddress)
    const { amountCents } = await refundUnits(shop, tx, {
      ...unitsOf(stored, asked),
      hasShipping: asked.hasShipping,
      deductionCents: toCents(asked.deduction),
      transferOf: (_lines, cents) => cents,
    })
    if (amountCents === 0) throw conflict(m.noMoney)
    const { email, customerId, locale } = order
    const wanted = { worth: { amountCents }, email, customerId, reason: 'return' as const, expiresAt: null }
    const { discountId } = await runInLocale(locale, () => createStoreCode(tx, wanted))
    await tx.update(returns).set({ codeId: discountId }).where(eq(returns.id, sentBack.id))
  },
  async nothing() {},
}

/** What of the units' worth pays for the order of the exchange. */
function transferOf({ lines }: StoredReturn, worth: RefundedUnits['lines']): number {
  return lines.reduce((sum, { part, line }) => {
    const found = worth.find((each) => each.line.id === line.id)
    return found ? sum + exchangedCents({ ...found, part }).totalCents : sum
  }, 0)
}

function unitsOf({ sentBack, lines }: StoredReturn, { refunded }: Closing) {
  return {
    orderId: sentBack.orderId,
    lines: lines.flatMap(({ part, line }) =>
      part.receivedQuantity ? [{ lineId: line.id, quantity: part.receivedQuantity }] : [],
    ),
    motive: 'returned' as const,
    returnId: sentBack.id,
    // Restocked when it was received.
    isRestocked: false,
    refunded,
  }
}
