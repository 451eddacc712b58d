import { eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { orderEvents, orders } from '#db/tables/orders.ts'
import type { Shop } from '../context.ts'
import type { EventNote } from './event-note.ts'

interface PaidChange {
  orderId: string
  /** The checkout of the payment link. */
  checkoutId: string
  amountCents: number
}

/**
 * Applies a change of an order once its payment link is paid, in the transaction that records the payment. Returns why it
 * cannot be applied, and then the payment is refunded; null once it is.
 */
export async function applyPaidChange(
  _shop: Pick<Shop, 'enqueue'>,
  tx: Tx,
  { orderId, amountCents }: PaidChange,
): Promise<string | null> {
  const [order] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId)).for('update')
  if (order?.status !== 'processing') return 'a change of an order that is no longer in processing'
  const detail: EventNote = { code: 'paid-more', cents: amountCents }
  await tx.insert(orderEvents).values({ orderId, kind: 'note', detail })
  return null
}
