import { eq } from 'drizzle-orm'
import { orders } from '#db/tables/orders.ts'
import { requestPayment } from '#modules/payment-links/request-payment.ts'
import type { TestShop } from '../create-test-shop.ts'
import { payByLink } from './pay-by-link.ts'

/** Pays $12.00 more for an order by a payment link; returns the provider's ID of its card page. */
export async function payMore(shop: TestShop, orderId: string): Promise<string> {
  const { path } = await shop.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
    if (!order) throw new Error('No such order')
    return requestPayment(shop, tx, { order, amountCents: 12_00, description: 'A longer chain', validDays: 7 })
  })
  return payByLink(shop, path)
}
