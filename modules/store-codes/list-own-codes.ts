import { desc, eq } from 'drizzle-orm'
import { toAmount } from '#contract/money.ts'
import { discountCodes, discounts } from '#db/tables/discounts.ts'
import type { CustomerContext } from '../context.ts'

/** The codes that the shop made for the caller, newest first. */
export async function listOwnCodes({ db, caller }: CustomerContext) {
  const found = await db
    .select({ discount: discounts, code: discountCodes.code })
    .from(discounts)
    .innerJoin(discountCodes, eq(discountCodes.discountId, discounts.id))
    .where(eq(discounts.ownerCustomerId, caller.customerId))
    .orderBy(desc(discounts.createdAt), desc(discounts.id))
  return found.map(({ discount: { title, rate, balanceCents, createdAt, endsAt }, code }) => ({
    code,
    title,
    percent: rate === null ? null : rate / 1_000,
    balance: balanceCents === null ? null : toAmount(balanceCents),
    createdAt: createdAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
  }))
}
