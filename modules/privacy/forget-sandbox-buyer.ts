import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { orders } from '#db/tables/orders.ts'
import { paymentRequests } from '#db/tables/payments.ts'
import { sandboxSessions } from '#db/tables/sandbox.ts'
import type { Buyer } from '../customers/buyer.ts'
import { ordersOf } from '../orders/orders-of.ts'
import { retainedRows } from '../retained.ts'

const nobody = JSON.stringify({ email: '', name: '', phone: '', line1: '', line2: '', city: '', postal: '' })
const noBuyer = {
  buyer: sql`${sandboxSessions.buyer} || ${nobody}::jsonb`,
  basket: sql`${sandboxSessions.basket} || '{"email": null}'`,
}

/**
 * Removes what a customer typed into the card pages of the sandbox, logged in, for an order of theirs, or with their email
 * address, where one is given; country and state stay. The orders must still be the buyer's.
 */
export async function forgetSandboxBuyer(tx: Tx, buyer: Buyer, email: string | null): Promise<void> {
  const own = ordersOf(buyer)
  const placed = tx.select({ id: orders.sessionId }).from(orders).where(own)
  const asked = tx
    .select({ id: paymentRequests.sessionId })
    .from(paymentRequests)
    .innerJoin(orders, eq(orders.id, paymentRequests.orderId))
    .where(own)
  // The card pages of a payment link have references of their own.
  const opened = tx
    .select({ reference: checkoutSessions.reference })
    .from(checkoutSessions)
    .where(
      or(
        'customerId' in buyer ? eq(checkoutSessions.customerId, buyer.customerId) : undefined,
        inArray(checkoutSessions.id, placed),
        inArray(checkoutSessions.id, asked),
      ),
    )
  await tx
    .update(sandboxSessions)
    .set(noBuyer)
    .where(
      or(
        inArray(sandboxSessions.reference, opened),
        sql`lower(${sandboxSessions.buyer} ->> 'email') = lower(${email})`,
        sql`lower(${sandboxSessions.basket} ->> 'email') = lower(${email})`,
      ),
    )
}

/** What was typed into card pages of the sandbox that nobody paid. */
export const retainedSandboxPages = retainedRows({
  table: sandboxSessions,
  key: sandboxSessions.id,
  since: sandboxSessions.expiresAt,
  where: and(
    inArray(sandboxSessions.status, ['open', 'expired']),
    or(sql`${sandboxSessions.buyer} ->> 'email' <> ''`, sql`${sandboxSessions.basket} ->> 'email' <> ''`),
  ),
  remove: (db, due) => db.update(sandboxSessions).set(noBuyer).where(due),
})
