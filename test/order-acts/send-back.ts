import { asc, eq } from 'drizzle-orm'
import { returns } from '#db/tables/returns.ts'
import { trackKey } from '#modules/order-tracking/order-links.ts'
import { type Placed, pick, type Stage } from './stage.ts'

/** A buyer asks to return a unit, for its money or for another size. */
export async function requestReturn(stage: Stage, { number: orderNumber }: Placed, choice: number): Promise<void> {
  const guest = stage.guest()
  const link = { orderNumber, key: trackKey(stage, orderNumber, 'whole') }
  const { returnable } = await guest.returns.findReturnable(link)
  const line = pick(
    returnable.lines.filter(({ left }) => left > 0),
    choice,
  )
  if (!line) return
  const wish = choice % 2 === 0 ? ('exchange' as const) : ('refund' as const)
  const wantedVariantId = wish === 'exchange' ? (line.choices[0]?.variantId ?? null) : null
  const lines = [{ lineId: line.lineId, quantity: 1, reason: 'size' as const, wantedVariantId }]
  await guest.returns.requestReturn({ ...link, wish, returnsSeen: returnable.returnsSeen, lines })
}

/** Staff take a return of the order one step further: approved, received, and closed in some way. */
export async function handleReturn({ db, admin }: Stage, { id: orderId }: Placed, choice: number): Promise<void> {
  const all = await db
    .select()
    .from(returns)
    .where(eq(returns.orderId, orderId))
    .orderBy(asc(returns.createdAt), asc(returns.id))
  const found = all.find(({ status }) => ['requested', 'approved', 'received'].includes(status)) ?? all[0]
  if (!found) return
  const { id: returnId, wish } = found
  const { orderReturn, refundedBefore } = await admin.returns.readReturn({ returnId })
  if (orderReturn.status === 'requested') await admin.returns.approveReturn({ returnId, wish })
  if (orderReturn.status === 'approved') {
    const lines = orderReturn.lines.map(({ lineId, quantity }) => {
      return { lineId, received: quantity, restocked: choice % 2 }
    })
    await admin.returns.receiveReturn({ returnId, lines })
  }
  if (orderReturn.status === 'received') {
    const outcome = orderReturn.wish === 'exchange' ? ('exchange' as const) : pick(['refund', 'code'] as const, choice)
    await admin.returns.closeReturn({ returnId, outcome: outcome ?? 'refund', refunded: refundedBefore })
  }
}
