import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Db } from '#db/open-database.ts'
import { orders } from '#db/tables/orders.ts'
import { payments } from '#db/tables/payments.ts'
import type { StripeDouble } from './open-double.ts'

/** What the shop has paid back of a charge: of its payment, and of those for what it was exchanged or changed to. */
const doneCents = sql<number>`(
  select coalesce(sum(r.amount_cents - r.transferred_cents), 0)::int from refunds r join payments p on p.id = r.payment_id
  where coalesce(p.root_id, p.id) = ${payments.id} and r.state = 'done'
)`

/**
 * Asserts that the shop's data agrees with the payment provider's, whatever happened before: each charge has exactly
 * one order or went back in full, and the shop knows every refund. Source: threats, invariants I2 to I4.
 */
export async function expectSoundLedger({ db }: { db: Db }, double: Pick<StripeDouble, 'ledger'>): Promise<void> {
  const ledger = double.ledger()
  const booked = await db
    .select({ payment: payments, totalCents: orders.totalCents, doneCents })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))

  const wrongs = ledger.charges.flatMap(({ id, amountCents, refundedCents, heldCents }) => {
    const found = booked.filter(({ payment }) => payment.chargeId === id)
    const [{ payment, totalCents, doneCents } = { payment: null, totalCents: null, doneCents: 0 }] = found
    if (found.length !== 1 || payment?.amountCents !== amountCents) return [`${id} is booked ${found.length} times`]
    const backCents = refundedCents + heldCents
    if (backCents > amountCents) return [`${id} went back more than once`]
    const isOfOrder = totalCents !== null || payment.addsToOrderId !== null
    if (!isOfOrder && backCents !== amountCents) return [`${id} has neither an order nor a whole refund`]
    if (totalCents !== null && totalCents !== amountCents) return [`${id} is not what its order comes to`]
    if (doneCents > 0 && refundedCents !== doneCents) return [`the refunds of ${id} were not paid`]
    return []
  })
  expect(wrongs).toEqual([])
  const charges = new Set(ledger.charges.map(({ id }) => id))
  const atProvider = booked.filter(({ payment }) => payment.rootId === null && payment.amountCents > 0)
  expect(atProvider.filter(({ payment }) => !charges.has(payment.chargeId))).toEqual([])
}
