import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { orders } from '#db/tables/orders.ts'
import { sandboxSessions } from '#db/tables/sandbox.ts'

const nobody = JSON.stringify({ email: '', name: '', phone: '', line1: '', line2: '', city: '', postal: '' })

/**
 * Removes what a customer typed into the card pages of the sandbox, logged in, for an order of theirs, or with their email
 * address; country and state stay. `customerId` must still be that of the orders.
 */
export async function forgetSandboxBuyer(tx: Tx, customerId: string, email: string): Promise<void> {
  const opened = tx
    .select({ id: checkoutSessions.id })
    .from(checkoutSessions)
    .where(eq(checkoutSessions.customerId, customerId))
  const placed = tx.select({ id: orders.sessionId }).from(orders).where(eq(orders.customerId, customerId))
  await tx
    .update(sandboxSessions)
    .set({
      buyer: sql`${sandboxSessions.buyer} || ${nobody}::jsonb`,
      basket: sql`${sandboxSessions.basket} || '{"email": null}'`,
    })
    .where(
      or(
        inArray(sandboxSessions.reference, opened),
        inArray(sandboxSessions.reference, placed),
        sql`lower(${sandboxSessions.buyer} ->> 'email') = lower(${email})`,
        sql`lower(${sandboxSessions.basket} ->> 'email') = lower(${email})`,
      ),
    )
}
