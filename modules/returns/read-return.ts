import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { toAmount } from '#contract/money.ts'
import type { calls } from '#contract/returns/calls.ts'
import { orders } from '#db/tables/orders.ts'
import { apiReturnsMessages } from '#messages/en-US/api/returns.ts'
import type { AdminContext } from '../context.ts'
import { readerOf } from '../orders/order-reader.ts'
import { readRefundable } from '../payments/read-refundable.ts'
import { isReturn } from './is-return.ts'
import { findStoredReturn, showReturn } from './read-returns.ts'

/** A return for staff, with what its units are worth. */
export async function readReturn(ctx: AdminContext, { returnId }: Payload<typeof calls.readReturn>) {
  const { db } = ctx
  const stored = await findStoredReturn(db, isReturn(returnId))
  const order = await readRefundable(db, eq(orders.id, stored.order.id))
  const worthCents = stored.lines.reduce((sum, { part, line }) => {
    const amounts = order.lines.find((each) => each.line.id === line.id)?.amounts ?? []
    return sum + (amounts[Math.min(part.receivedQuantity ?? 0, amounts.length) - 1] ?? 0)
  }, 0)
  return {
    orderReturn: showReturn(stored, readerOf(ctx, 'buyer')),
    worth: toAmount(Math.min(worthCents, order.restCents)),
    shipping: toAmount(order.shippingCents),
    refundedBefore: toAmount(order.givenCents),
    message: apiReturnsMessages.found(stored.sentBack.number),
  }
}
