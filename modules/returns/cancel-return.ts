import { and, eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/returns/calls.ts'
import { orderEvents } from '#db/tables/orders.ts'
import { returns } from '#db/tables/returns.ts'
import { apiReturnsMessages } from '#messages/en-US/api/returns.ts'
import type { Context } from '../context.ts'
import { findOrderOf } from './find-order-of.ts'
import { moveReturn } from './move-return.ts'
import { notifyBuyer } from './notify.ts'
import { findStoredReturn, showReturn } from './read-returns.ts'
import { releaseHeld } from './release-held.ts'

/** Cancels a return that has not arrived, for the buyer of its order. */
export async function cancelReturn(ctx: Context, { returnNumber, ...asked }: Payload<typeof calls.cancelReturn>) {
  const canceled = await ctx.db.transaction(async (tx) => {
    const order = await findOrderOf(ctx, tx, asked)
    const isOne = and(eq(returns.number, returnNumber), eq(returns.orderId, order.id))
    const { id } = (await findStoredReturn(tx, isOne)).sentBack
    await moveReturn(tx, id, 'canceled')
    await releaseHeld(ctx, tx, id)
    const actorId = asked.key === undefined ? (ctx.caller?.customerId ?? null) : null
    await tx.insert(orderEvents).values({ orderId: order.id, kind: 'return-canceled', actorId, note: returnNumber })
    const stored = await findStoredReturn(tx, isOne)
    await notifyBuyer(ctx, tx, stored)
    return stored
  })
  return { orderReturn: showReturn(canceled, 'buyer'), message: apiReturnsMessages.canceled }
}
