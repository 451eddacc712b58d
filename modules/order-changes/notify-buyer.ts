import type { Tx } from '#db/open-database.ts'
import type { orders } from '#db/tables/orders.ts'
import type { Shop } from '../context.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { orderEmailFields } from '../order-emails/order-email-fields.ts'
import { findFullOrder } from '../orders/find-full-order.ts'

interface Told {
  cause: string
  removed: readonly { lineId: string; quantity: number }[]
  /** The change whose lines were added. */
  changeId: string | null
  refundedCents: number
  creditCents: number
  paidCents: number
  hasNewContact: boolean
}

/** Emails the buyer what has changed of an order; not one whose account is deleted. */
export async function notifyBuyer(
  shop: Pick<Shop, 'enqueue' | 'secrets'>,
  tx: Tx,
  order: Pick<typeof orders.$inferSelect, 'id' | 'email' | 'locale'>,
  { cause, removed, changeId, ...told }: Told,
): Promise<void> {
  if (order.email === '') return
  const full = await findFullOrder(tx, order)
  type Line = (typeof full.lines)[number]
  const itemsOf = (unitsOf: (line: Line) => number) => {
    const lines = full.lines.map((line) => ({ ...line, quantity: unitsOf(line) }))
    return orderEmailFields(shop, { ...full, lines: lines.filter(({ quantity }) => quantity > 0) })
  }
  await queueEmail(shop, tx, {
    kind: 'order-changed',
    cause,
    to: order.email,
    locale: order.locale,
    fields: {
      ...itemsOf((line) => line.quantity - line.canceledQuantity),
      removed: itemsOf(({ id }) => removed.find(({ lineId }) => lineId === id)?.quantity ?? 0).lines,
      added: itemsOf((line) => (changeId !== null && line.changeId === changeId ? line.quantity : 0)).lines,
      ...told,
    },
  })
}
