import { and, asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { discountRedemptions, discounts } from '#db/tables/discounts.ts'
import { reach } from '#failpoints/reach.ts'
import { giveBackUses } from './take-uses.ts'

/**
 * Gives the uses of a canceled order back to their discounts, and store credit to its balance; returns how much, in the smallest
 * units of the shop's currency.
 */
export async function returnDiscounts(tx: Tx, orderId: string): Promise<number> {
  const isRedeemed = and(eq(discountRedemptions.orderId, orderId), eq(discountRedemptions.state, 'redeemed'))
  const redeemed = await tx.select().from(discountRedemptions).where(isRedeemed).for('no key update')
  await giveBackUses(
    tx,
    redeemed.map((use) => ({ ...use, amountCents: use.amountCents - use.returnedCents })),
  )
  await tx
    .update(discountRedemptions)
    .set({
      state: 'returned',
      endedAt: sql`shop_now()`,
      returnedCents: sql`case when ${discountRedemptions.kind} = 'store_credit' then ${discountRedemptions.amountCents} else 0 end`,
    })
    .where(isRedeemed)
  const credits = redeemed.filter(({ kind }) => kind === 'store_credit')
  return credits.reduce((sum, { amountCents, returnedCents }) => sum + amountCents - returnedCents, 0)
}

/** Gives a part of the store credit that paid an order back to its balances, for units that are refunded. */
export async function returnCredit(tx: Tx, orderId: string, cents: number): Promise<void> {
  if (cents === 0) return
  const paid = await tx
    .select()
    .from(discountRedemptions)
    .where(
      and(
        eq(discountRedemptions.orderId, orderId),
        eq(discountRedemptions.state, 'redeemed'),
        eq(discountRedemptions.kind, 'store_credit'),
      ),
    )
    .orderBy(asc(discountRedemptions.id))
    .for('no key update')
  let rest = cents
  for (const { id, discountId, amountCents, returnedCents } of paid) {
    const part = Math.min(rest, amountCents - returnedCents)
    if (part === 0) continue
    rest -= part
    await tx
      .update(discountRedemptions)
      .set({ returnedCents: returnedCents + part })
      .where(eq(discountRedemptions.id, id))
    await tx
      .update(discounts)
      .set({ balanceCents: sql`${discounts.balanceCents} + ${part}` })
      .where(eq(discounts.id, discountId))
  }
  if (rest > 0) throw new Error('More store credit would be returned than paid the order.')
  if (process.env.FAILPOINTS) await reach('credit.afterReturn')
}
