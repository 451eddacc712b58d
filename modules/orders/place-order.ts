import type { PaidCharge } from '#adapters/payment/payment.ts'
import type { Tx } from '#db/open-database.ts'
import { orderEvents, orderLines, orders } from '#db/tables/orders.ts'
import type { Shop } from '../context.ts'
import { queueMail } from '../notifications/queue-mail.ts'
import { fieldsOfOrder, type LineOfOrder } from './fields-of-order.ts'

/** What was paid for: our checkout session, the card company's id of it, and its lines as they were priced. */
export interface PaidCheckout {
  checkoutId: string
  sessionId: string
  customerId: string | null
  lines: readonly LineOfOrder[]
  charge: PaidCharge
}

/** Turns a paid checkout into an order, with its receipt and a note to the shop; once, since a checkout has one order. */
export async function placeOrder(shop: Shop, tx: Tx, paid: PaidCheckout): Promise<typeof orders.$inferSelect> {
  const { charge, sessionId } = paid
  const { buyer } = charge
  const { name: shippingName, ...address } = buyer.address
  const [order] = await tx
    .insert(orders)
    .values({
      sessionId: paid.checkoutId,
      customerId: paid.customerId,
      email: buyer.email,
      customerName: buyer.name,
      shippingOption: charge.shippingOption,
      shippingName,
      ...address,
      phone: buyer.phone,
      subtotalCents: charge.subtotalCents,
      shippingCents: charge.shippingCents,
      taxCents: charge.taxCents,
      totalCents: charge.amountCents,
    })
    .returning()
  if (!order) throw new Error('The order was not stored')

  const orderId = order.id
  await tx.insert(orderLines).values(paid.lines.map((line) => ({ ...line, orderId })))
  await tx.insert(orderEvents).values([
    { orderId, kind: 'placed' as const },
    { orderId, kind: 'paid' as const },
  ])

  const card = { brand: charge.cardBrand, last4: charge.cardLast4 }
  const fields = fieldsOfOrder(shop, { order, lines: paid.lines, card, sessionId })
  await queueMail(shop, tx, { kind: 'receipt', cause: `receipt:${orderId}`, to: order.email, fields })
  await queueMail(shop, tx, { kind: 'new-order', cause: `new-order:${orderId}`, to: shop.inbox, fields })
  return order
}
