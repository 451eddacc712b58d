import { desc, eq } from 'drizzle-orm'
import { toAmount } from '#contract/money.ts'
import type { Db } from '#db/open-database.ts'
import { discountCodes, discounts } from '#db/tables/discounts.ts'
import type { Buyer } from '../customers/buyer.ts'
import { codesOf } from '../discounts/forget-user.ts'

/** The codes that the shop made for a buyer, newest first. */
export async function listCodesOf(db: Db, buyer: Buyer) {
  const found = await db
    .select({ discount: discounts, code: discountCodes.code })
    .from(discounts)
    .innerJoin(discountCodes, eq(discountCodes.discountId, discounts.id))
    .where(codesOf(buyer))
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
