import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { notFound } from '#contract/errors.ts'
import type { calls } from '#contract/order-tracking/calls.ts'
import type { TrackedOrder } from '#contract/orders/order.ts'
import { noNotes } from '#contract/orders/order-notes.ts'
import { orders } from '#db/tables/orders.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import type { Context } from '../context.ts'
import { readOrders } from '../orders/read-orders.ts'
import { showOrder } from '../orders/show-order.ts'
import { type View, viewOf } from './order-links.ts'

/** Where an order is picked up is no secret. */
const noName = { name: '', phone: '' }
const nowhere = { ...noName, line1: '', line2: '', city: '', state: '', postalCode: '' }
const noTracking = { trackingNumber: null, trackingUrl: null }

/** An order as the holder of its tracking key may see it; an invalid key finds nothing. */
export async function trackedOrder(ctx: Context, { orderNumber, key }: Payload<typeof calls.trackedOrder>) {
  const view = viewOf(ctx, orderNumber, key)
  return { order: await showTracked(ctx, orderNumber, view), message: apiOrdersMessages.tracked }
}

/**
 * The order with a number, without internal fields. Masked, it says what was ordered and how far it is: of its address the
 * country, and neither how it was paid, nor tracking numbers, nor codes.
 */
export async function showTracked(ctx: Context, orderNumber: string, view: View): Promise<TrackedOrder> {
  const [found] = await readOrders(ctx.db, eq(orders.number, orderNumber), 1)
  if (!found) throw notFound(apiOrdersMessages.notFound)
  const masked = view === 'masked'
  const order = showOrder(found, masked ? 'stranger' : 'buyer')
  return {
    ...order,
    masked,
    // The papers of a deleted account are the owner's alone.
    ...(found.order.email === '' && { invoices: [] }),
    ...(masked && {
      ...noNotes,
      ...noTracking,
      shippingAddress: { ...order.shippingAddress, ...(order.pickup ? noName : nowhere) },
      cardLast4: '',
      cardType: '',
      shipments: order.shipments.map((each) => ({ ...each, ...noTracking })),
      returns: order.returns.map((each) => ({ ...each, answer: '' })),
    }),
  }
}
