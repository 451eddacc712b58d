import { and, eq, isNull, not } from 'drizzle-orm'
import type { Db, Tx } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { customers } from '#db/tables/customers.ts'
import { emails } from '#db/tables/emails.ts'
import { images } from '#db/tables/media.ts'
import { orders } from '#db/tables/orders.ts'
import { products } from '#db/tables/products.ts'
import { settings } from '#db/tables/settings.ts'
import type { AdminContext } from '../context.ts'
import { clearingKey } from './clearing-key.ts'
import { isDemoCustomer, isDemoEmail, isDemoImage, isDemoOrder, isDemoProduct, isSandboxSession } from './demo-rows.ts'

/** What the demo brought into the shop, and whether it can be cleared. */
export async function readDemo({ db }: AdminContext) {
  const [rows, all, clearing, hasRealOrders] = await Promise.all([
    countDemo(db),
    db.$count(products, isNull(products.deletedAt)),
    db.$count(settings, eq(settings.key, clearingKey)),
    findRealOrder(db),
  ])
  const isEmpty = Object.values(rows).every((count) => count === 0)
  const ownProducts = Math.max(all - rows.products, 0)
  return { demo: isEmpty ? null : rows, isClearing: clearing > 0, hasRealOrders, ownProducts }
}

export async function countDemo(db: Db) {
  const [productCount, imageCount, orderCount, customerCount, emailCount] = await Promise.all([
    db.$count(products, isDemoProduct(products.id)),
    db.$count(images, isDemoImage),
    db.$count(orders, isDemoOrder),
    db.$count(customers, isDemoCustomer),
    db.$count(emails, isDemoEmail),
  ])
  return {
    products: productCount,
    images: imageCount,
    orders: orderCount,
    customers: customerCount,
    emails: emailCount,
  }
}

/** Whether an order was paid at a real payment provider. */
export async function findRealOrder(db: Db | Tx): Promise<boolean> {
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(checkoutSessions, and(eq(checkoutSessions.id, orders.sessionId), not(isSandboxSession)))
    .limit(1)
  return found !== undefined
}
