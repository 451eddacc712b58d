import type { Tx } from '#db/open-database.ts'
import type { Shop } from '../context.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { trackingPath } from '../order-tracking/order-links.ts'
import type { FullOrder, OrderLineRow } from './order-email-fields.ts'

interface Invited {
  order: FullOrder['order']
  lines: readonly Pick<OrderLineRow, 'productId' | 'path' | 'name'>[]
  /** How many invitations the order has had with this one. */
  count: number
}

/** Emails the buyer of an order the products of its lines, each with the page where it is reviewed. */
export async function queueReviewInvitation(shop: Shop, tx: Tx, { order, lines, count }: Invited): Promise<void> {
  const places = new Map(lines.map(({ productId, path, name }) => [`/shop/${path}/${productId}`, { productId, name }]))
  await queueEmail(shop, tx, {
    kind: 'review-invitation',
    cause: `review-invitation:${order.id}:${count}`,
    to: order.email,
    locale: order.locale,
    fields: {
      orderId: order.id,
      orderNumber: order.number,
      customerName: order.customerName,
      trackingPath: trackingPath(shop, order.number),
      products: [...places].filter(([, { productId }]) => productId).map(([place, { name }]) => ({ name, place })),
    },
  })
}
