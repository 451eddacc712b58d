import { asc, eq } from 'drizzle-orm'
import { orders } from '#db/tables/orders.ts'
import { returns } from '#db/tables/returns.ts'
import { edit, payLink, withdraw } from './edit.ts'
import { dispute, refundAmount, refundAtProvider, refundPart, tellAgain } from './move-money.ts'
import { handleReturn, requestReturn } from './send-back.ts'
import { type Placed, pick, type Stage } from './stage.ts'

/** Something done with an order; `choice` chooses lines, units and variants. */
type Act = (stage: Stage, order: Placed, choice: number) => Promise<unknown>

async function shipPart({ admin }: Stage, { id: orderId, number: orderNumber }: Placed, choice: number) {
  const { order } = await admin.orders.findOrder({ orderNumber })
  const line = pick(order.orderDetails, choice)
  const lines = line ? [{ lineId: line._id, quantity: 1 }] : []
  await admin.shipments.addShipment({ orderId, lines, carrier: null, trackingNumber: null })
}

const acts = {
  remove: (stage, order, choice) => edit(stage, order, choice, false),
  replace: (stage, order, choice) => edit(stage, order, choice, true),
  payLink,
  withdraw,
  shipPart,
  ship: ({ admin }, { id: orderId, number: orderNumber }) =>
    admin.shipments.markOrderAsShipped({ orderId, orderNumber, trackingNumber: '9400 1000' }),
  cancel: ({ admin }, { id: orderToCancel }) => admin.orders.cancelOrder({ orderToCancel }),
  refundPart,
  refundAmount,
  refundAtProvider,
  requestReturn,
  handleReturn,
  dispute,
  tellAgain,
  work: ({ work }) => work(),
} satisfies Record<string, Act>

export type ActName = keyof typeof acts

export const actNames = Object.keys(acts).filter((name): name is ActName => name in acts)

/** Does it with an order, or with an order that a part of it was exchanged for. */
export async function act(name: ActName, stage: Stage, order: Placed, choice: number): Promise<void> {
  const exchanges = await stage.db
    .select({ id: orders.id, number: orders.number })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.exchangeOrderId))
    .where(eq(returns.orderId, order.id))
    .orderBy(asc(returns.createdAt), asc(returns.id))
  await acts[name](stage, pick([order, ...exchanges], choice) ?? order, choice)
}
