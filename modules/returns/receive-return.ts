import { and, eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { invalid, notFound } from '#contract/errors.ts'
import type { calls } from '#contract/returns/calls.ts'
import type { Tx } from '#db/open-database.ts'
import { returnLines } from '#db/tables/returns.ts'
import { apiReturnsMessages as m } from '#messages/en-US/api/returns.ts'
import type { AdminContext } from '../context.ts'
import { restock } from '../inventory/restock.ts'
import { queueStockAlerts } from '../stock-alerts/queue-stock-alerts.ts'
import { changeReturn } from './change-return.ts'
import { isReturn } from './is-return.ts'
import { moveReturn } from './move-return.ts'
import { findStoredReturn, type StoredReturn } from './read-returns.ts'
import { releaseUnits } from './release-held.ts'

type Counted = Payload<typeof calls.receiveReturn>['lines'][number]

/**
 * Records which units of an approved return arrived, and returns to stock those that can be sold again. What was reserved for
 * others is released. Refuses more than was announced, and a package with nothing of it.
 */
export async function receiveReturn(ctx: AdminContext, { returnId, lines }: Payload<typeof calls.receiveReturn>) {
  const change = { returnId, event: 'return-received', action: 'return.received' } as const
  const orderReturn = await changeReturn(ctx, change, async (tx) => {
    await moveReturn(tx, returnId, 'received')
    const stored = await findStoredReturn(tx, isReturn(returnId))
    const counted = check(stored, lines)
    for (const { part, received, restocked } of counted) {
      const heldQuantity = Math.min(part.heldQuantity, received)
      await tx
        .update(returnLines)
        .set({ receivedQuantity: received, restockedQuantity: restocked, heldQuantity })
        .where(and(eq(returnLines.returnId, returnId), eq(returnLines.orderLineId, part.orderLineId)))
    }
    await releaseMissing(ctx, tx, counted)
    await restockUnits(ctx, tx, stored.order.id, counted)
  })
  return { orderReturn, message: m.received }
}

type CheckedLine = StoredReturn['lines'][number] & Counted

function check(stored: StoredReturn, counted: readonly Counted[]): CheckedLine[] {
  if (counted.length !== stored.lines.length) throw invalid(m.countEach)
  const checked = stored.lines.map((each) => {
    const found = counted.find(({ lineId }) => lineId === each.line.id)
    if (!found) throw notFound(m.lineNotFound)
    if (found.received > each.part.quantity) throw invalid(m.moreThanAnnounced(each.line.name, each.part.quantity))
    if (found.restocked > found.received) throw invalid(m.moreThanReceived(each.line.name))
    return { ...each, ...found }
  })
  if (checked.every(({ received }) => received === 0)) throw invalid(m.nothingReceived)
  return checked
}

async function releaseMissing(ctx: AdminContext, tx: Tx, counted: readonly CheckedLine[]): Promise<void> {
  const missing = counted.flatMap(({ part, line, received }) => {
    const quantity = part.heldQuantity - Math.min(part.heldQuantity, received)
    const { wantedVariantId: variantId } = part
    return variantId && line.productId && quantity > 0 ? [{ variantId, productId: line.productId, quantity }] : []
  })
  await releaseUnits(ctx, tx, counted[0]?.part.returnId ?? '', missing)
}

// A variant that has since been removed from the catalog has no stock to return to.
async function restockUnits(ctx: AdminContext, tx: Tx, orderId: string, counted: readonly CheckedLine[]) {
  const good = counted.filter(({ line, restocked }) => line.variantId !== null && restocked > 0)
  const units = good.flatMap(({ line, restocked }) =>
    line.variantId ? [{ variantId: line.variantId, quantity: restocked }] : [],
  )
  if (units.length === 0) return
  await restock(tx, units, orderId)
  const productIds = new Set(good.flatMap(({ line }) => line.productId ?? []))
  for (const productId of productIds) await queueStockAlerts(ctx, tx, productId)
}
