import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { discountRedemptions } from '#db/tables/discounts.ts'
import { reach } from '#failpoints/reach.ts'

interface PaidOrder {
  id: string
  sessionId: string
  email: string
  customerId: string | null
  /** What free shipping took off the method that was paid for. */
  shippingDiscountCents: number
}

/** Makes the uses that a checkout holds those of its order. */
export async function redeemDiscounts(tx: Tx, order: PaidOrder): Promise<void> {
  const { kind, amountCents, email, customerId } = discountRedemptions
  await tx
    .update(discountRedemptions)
    .set({
      state: 'redeemed',
      orderId: order.id,
      redeemedAt: sql`shop_now()`,
      amountCents: sql`case when ${kind} = 'free_shipping' then ${order.shippingDiscountCents}::int else ${amountCents} end`,
      email: sql`coalesce(${email}, ${order.email}::citext)`,
      customerId: sql`coalesce(${customerId}, ${order.customerId}::uuid)`,
    })
    .where(and(eq(discountRedemptions.sessionId, order.sessionId), eq(discountRedemptions.state, 'held')))
  if (process.env.FAILPOINTS) await reach('code.afterRedeem')
}
