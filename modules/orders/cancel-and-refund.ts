import type { SQL } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { canceledUnits, orderEvents } from '#db/tables/orders.ts'
import type { Shop } from '../context.ts'
import { returnDiscounts } from '../discounts/return-discounts.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { restock } from '../inventory/restock.ts'
import { orderEmailFields } from '../order-emails/order-email-fields.ts'
import { queueStockAlerts } from '../stock-alerts/queue-stock-alerts.ts'
import { createRefund } from './create-refund.ts'
import type { EventNote } from './event-note.ts'
import { findFullOrder } from './find-full-order.ts'
import { lockPayments, paysForOrder } from './lock-payments.ts'
import { moveOrder } from './move-order.ts'

interface Caller {
  /** The customer ID of who canceled it; null for a guest. */
  actorId: string | null
  /** How it was canceled, for admins. */
  note?: EventNote
  /** Limits which orders may be canceled. */
  visible?: SQL | undefined
}

/**
 * Cancels an order in processing: restocks its units, returns its uses of discounts, refunds its payment and notifies the buyer. Refuses with 409 an
 * order that can no longer be canceled, and with 404 one that is not visible.
 */
export async function cancelAndRefund(shop: Shop, tx: Tx, orderId: string, { actorId, note, visible }: Caller) {
  const { id } = await moveOrder(tx, orderId, 'canceled', {}, visible)
  const paid = await lockPayments(tx, paysForOrder(id))
  const canceled = await findFullOrder(tx, { id })
  const rest = canceled.lines
    .map((line) => ({ ...line, quantity: line.quantity - line.canceledQuantity }))
    .filter(({ quantity }) => quantity > 0)
  const units = rest.map(({ id: orderLineId, quantity }) => ({ orderLineId, quantity, reason: 'order' as const }))
  await tx.insert(canceledUnits).values(units)
  await restock(tx, unitsOf(rest), id)
  for (const productId of productsOf(rest)) await queueStockAlerts(shop, tx, productId)
  const creditCents = await returnDiscounts(tx, id)
  const refundCents = await refundAll(shop, tx, paid)
  await tx.insert(orderEvents).values({ orderId: id, kind: 'canceled', actorId, detail: note })
  await queueEmail(shop, tx, {
    kind: 'canceled',
    cause: `canceled:${id}`,
    to: canceled.order.email,
    locale: canceled.order.locale,
    fields: { ...orderEmailFields(shop, { ...canceled, lines: rest }), refundCents, creditCents },
  })
}

/** Refunds what is left of its payments. */
async function refundAll(shop: Shop, tx: Tx, paid: readonly { id: string }[]): Promise<number> {
  let cents = 0
  for (const { id } of paid) cents += await createRefund(shop, tx, id, 'canceled')
  return cents
}

// A variant that has since been removed from the catalog has no stock to restore.
function unitsOf(lines: readonly { variantId: string | null; quantity: number }[]) {
  return lines.flatMap(({ variantId, quantity }) => (variantId ? [{ variantId, quantity }] : []))
}

function productsOf(lines: readonly { productId: string | null }[]): Set<string> {
  return new Set(lines.flatMap(({ productId }) => productId ?? []))
}
