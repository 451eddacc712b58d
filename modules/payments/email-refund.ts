import type { Tx } from '#db/open-database.ts'
import type { Shop } from '../context.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { type OrderLineRow, orderEmailFields } from '../order-emails/order-email-fields.ts'
import { findFullOrder } from '../orders/find-full-order.ts'

interface RefundNotice {
  /** Unique to the refund. */
  cause: string
  refundedCents: number
  hasShipping: boolean
  creditCents: number
  /** The units that are refunded. */
  lines: readonly OrderLineRow[]
}

/** Tells the buyer of an order what is refunded of it. */
export async function emailRefund(
  shop: Pick<Shop, 'enqueue' | 'secrets'>,
  tx: Tx,
  orderId: string,
  { cause, lines, ...refund }: RefundNotice,
): Promise<void> {
  const full = await findFullOrder(tx, { id: orderId })
  // The buyer of a deleted account has no address.
  if (full.order.email === '') return
  await queueEmail(shop, tx, {
    kind: 'refunded',
    cause: `refunded:${cause}`,
    to: full.order.email,
    locale: full.order.locale,
    fields: { ...orderEmailFields(shop, { ...full, lines }), ...refund },
  })
}
