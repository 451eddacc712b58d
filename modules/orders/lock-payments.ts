import { asc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { payments } from '#db/tables/payments.ts'

type Payment = typeof payments.$inferSelect

/**
 * Locks payments until the transaction ends, and returns the oldest first. Refunds, cancellations and disputes lock all they need in
 * one call, before they lock units in stock: the rows are locked in the order of their IDs, so two of them never wait for each other.
 */
export async function lockPayments(tx: Tx, condition: SQL | undefined): Promise<Payment[]> {
  const locked = await tx.select().from(payments).where(condition).orderBy(asc(payments.id)).for('no key update')
  return locked.toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime())
}

/** The payment of an order and those for changes of it. */
export const paysForOrder = (orderId: string) => or(eq(payments.orderId, orderId), eq(payments.addsToOrderId, orderId))

/** The ID of the order that a payment is for, placed with it or changed; null if it could not become one and is refunded. */
export const paidOrderOf = ({ orderId, addsToOrderId }: Pick<Payment, 'orderId' | 'addsToOrderId'>) =>
  orderId ?? addsToOrderId

/** The same of a row of `payments` in SQL. */
export const paidOrderId = sql<string | null>`coalesce(${payments.orderId}, ${payments.addsToOrderId})`

/** The payment of a charge, and those that it also paid for: exchanges and changes of its order. */
export const paysFromCharge = (paymentId: string) => or(eq(payments.id, paymentId), eq(payments.rootId, paymentId))
