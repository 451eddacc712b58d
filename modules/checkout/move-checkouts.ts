import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { customers } from '#db/tables/customers.ts'
import { orders } from '#db/tables/orders.ts'
import { sessions } from '#db/tables/sessions.ts'

interface Move {
  /** The hashes of the visitor cookies before and after. */
  from: string
  to: string
  /** The hash of the session that began. */
  tokenHash: string
}

/**
 * Gives the checkouts of a browser to the new visitor that it becomes at login: those that are open, and a guest's orders with
 * the address of this account. What else is paid stays with the former visitor.
 */
export async function moveCheckouts(db: Db, { from, to, tokenHash }: Move): Promise<void> {
  const own = db
    .select({ id: orders.sessionId })
    .from(orders)
    .innerJoin(customers, eq(customers.email, orders.email))
    .innerJoin(sessions, eq(sessions.customerId, customers.id))
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(orders.customerId)))
  const isMoved = or(inArray(checkoutSessions.status, ['opening', 'open']), inArray(checkoutSessions.id, own))
  await db
    .update(checkoutSessions)
    .set({ visitorHash: to })
    .where(and(eq(checkoutSessions.visitorHash, from), isMoved))
}
