import { and, eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/returns/calls.ts'
import { returns } from '#db/tables/returns.ts'
import { apiReturnsMessages } from '#messages/en-US/api/returns.ts'
import type { Context } from '../context.ts'
import { findOrderOf } from './find-order-of.ts'
import { findStoredReturn, showReturn } from './read-returns.ts'

/** A return, for the buyer of its order. */
export async function findReturn(ctx: Context, { returnNumber, ...asked }: Payload<typeof calls.findReturn>) {
  const order = await findOrderOf(ctx, ctx.db, asked)
  const stored = await findStoredReturn(ctx.db, and(eq(returns.number, returnNumber), eq(returns.orderId, order.id)))
  return { orderReturn: showReturn(stored, 'buyer'), message: apiReturnsMessages.found(returnNumber) }
}
