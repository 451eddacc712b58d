import { desc } from 'drizzle-orm'
import { notFound } from '#contract/errors.ts'
import { normalEmail } from '#contract/text.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { orders } from '#db/tables/orders.ts'
import { apiCustomersMessages } from '#messages/en-US/api/customers.ts'
import { findAddressState } from '../accounts/find-address-state.ts'
import { ordersOf } from '../orders/orders-of.ts'

/**
 * The normal form of an address, its latest order without an account, and whether an account with it owns it. Refuses
 * an address that has not ordered as a guest.
 */
export async function findGuest(db: Db | Tx, typed: string) {
  const email = normalEmail(typed)
  const [latest] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(ordersOf({ guest: email }))
    .orderBy(desc(orders.createdAt))
    .limit(1)
  if (email === '' || !latest) throw notFound(apiCustomersMessages.guestNotFound)
  return { email, orderId: latest.id, address: await findAddressState(db, email) }
}
