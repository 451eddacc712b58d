import { and, desc, eq, isNull } from 'drizzle-orm'
import { notFound } from '#contract/errors.ts'
import { normalEmail } from '#contract/text.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'
import { orders } from '#db/tables/orders.ts'
import { apiCustomersMessages } from '#messages/en-US/api/customers.ts'
import { ordersOf } from '../orders/orders-of.ts'

/**
 * The normal form of an address, its latest order without an account, and whether a customer has an account with it. Refuses
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
  const isOpen = and(eq(customers.email, email), isNull(customers.deletedAt))
  return { email, orderId: latest.id, hasAccount: (await db.$count(customers, isOpen)) > 0 }
}
