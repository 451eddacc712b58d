import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { ShopError } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { orderChanges, orderEvents, orders } from '#db/tables/orders.ts'
import type { Shop } from '../context.ts'
import type { EventNote } from '../orders/event-note.ts'
import { readRefundable } from '../payments/read-refundable.ts'
import { applyChange } from './apply-change.ts'
import { type ChangePlan, changePlan } from './change-plan.ts'
import { claimAnyVersion } from './claim-order.ts'
import { unitsLeftOf } from './plan-change.ts'

interface PaidChange {
  orderId: string
  /** The checkout of the payment link. */
  checkoutId: string
  amountCents: number
}

/**
 * Applies a change of an order once its payment link is paid, in the transaction that records the payment. Returns its ID, null
 * where the link was for nothing but money. Refuses with 409 what has shipped, was removed or refunded meanwhile; the caller
 * then refunds the payment.
 */
export async function applyPaidChange(
  shop: Pick<Shop, 'enqueue' | 'secrets'>,
  tx: Tx,
  { orderId, checkoutId, amountCents }: PaidChange,
): Promise<string | null> {
  const order = await claimAnyVersion(tx, orderId)
  if (!order) throw new ShopError(409, 'a change of an order that is no longer in processing')
  const [change] = await tx.select().from(orderChanges).where(eq(orderChanges.checkoutId, checkoutId)).for('update')
  const detail: EventNote = { code: 'paid-more', cents: amountCents }
  await tx.insert(orderEvents).values({ orderId, kind: 'note', detail })
  if (!change) return null
  const plan = z.parse(changePlan, change.plan)
  const refundable = await readRefundable(tx, eq(orders.id, orderId), { isEdited: true })
  if (removedCents(refundable, plan) !== change.removedCents)
    throw new ShopError(409, 'a change of units that were shipped, removed or refunded meanwhile')
  await applyChange(shop, tx, order, change, { plan, order: refundable })
  return change.id
}

/** What the units to remove were paid with; null where they are no longer there. */
function removedCents({ lines }: Awaited<ReturnType<typeof readRefundable>>, { removed }: ChangePlan): number | null {
  let sum = 0
  for (const { lineId, quantity } of removed) {
    const paid = lines.find(({ line }) => line.id === lineId)
    const cents = paid?.amounts[quantity - 1]
    if (!paid || cents === undefined || unitsLeftOf(paid) < quantity) return null
    sum += cents
  }
  return sum
}
