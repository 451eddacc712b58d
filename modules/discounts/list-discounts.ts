import { and, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/discounts/calls.ts'
import { toAmount } from '#contract/money.ts'
import type { Db } from '#db/open-database.ts'
import { discounts } from '#db/tables/discounts.ts'
import type { AdminContext } from '../context.ts'
import { patternOf, wordsOf } from '../like-patterns.ts'
import { cursorOf, inOrder, isAfterCursor } from '../page-cursor.ts'
import { hasTrigram, isAmong } from '../search/is-among.ts'
import { codesOfDiscount, localOf, stateOfDiscount, usesOfDiscount } from './discount-facts.ts'

/** A page of discounts with what has been used of them. */
export async function listDiscounts(
  ctx: AdminContext,
  { search, state, isForOne, sort, after, limit }: Payload<typeof calls.listDiscounts>,
) {
  const { timeZone } = (await ctx.settings.read()).shop
  const found = await ctx.db
    .select({
      discount: discounts,
      state: stateOfDiscount,
      ...usesOfDiscount,
      code: codesOfDiscount.code,
      singleCodes: codesOfDiscount.singleCodes,
      startsAt: localOf(discounts.startsAt, timeZone),
      endsAt: localOf(discounts.endsAt, timeZone),
      cursor: cursorOf(discounts.createdAt, discounts.id),
    })
    .from(discounts)
    .where(
      and(
        isForOne ? isNotNull(discounts.ownerEmail) : isNull(discounts.ownerEmail),
        state && sql`${stateOfDiscount} = ${state}`,
        ...(await Promise.all(wordsOf(search).map((word) => isFound(ctx.db, word)))),
        after === undefined ? undefined : isAfterCursor(discounts.createdAt, discounts.id, after, sort),
      ),
    )
    .orderBy(...inOrder(discounts.createdAt, discounts.id, sort))
    .limit(limit + 1)
  const page = found.slice(0, limit)
  return {
    discounts: page.map(({ discount, cursor: _, revenueCents, savedCents, ...facts }) => ({
      ...facts,
      discountId: discount.id,
      version: discount.version,
      title: discount.title,
      createdAt: discount.createdAt.toISOString(),
      method: discount.method,
      kind: discount.kind,
      percent: discount.rate === null ? null : discount.rate / 1_000,
      amount: discount.amountCents === null ? null : toAmount(discount.amountCents),
      balance: discount.balanceCents === null ? null : toAmount(discount.balanceCents),
      buyQuantity: discount.buyQuantity,
      getQuantity: discount.getQuantity,
      maxUses: discount.maxUses,
      ownerEmail: discount.ownerEmail,
      revenue: toAmount(revenueCents),
      saved: toAmount(savedCents),
    })),
    next: found.length > limit ? (page.at(-1)?.cursor ?? null) : null,
  }
}

/** Whether its title or its customer has a word, or one of its codes does. */
async function isFound(db: Db, word: string): Promise<SQL | undefined> {
  const pattern = patternOf(word)
  const each = sql`exists (select 1 from discount_codes c where c.discount_id = ${discounts.id} and c.code ilike ${pattern} offset 0)`
  const found = sql`select c.discount_id as id from discount_codes c where c.code ilike ${pattern}`
  return or(
    // The expression of the index `discounts_text`.
    sql`(${discounts.title} || ' ' || coalesce(${discounts.ownerEmail}::text, '')) ilike ${pattern}`,
    hasTrigram(word) ? await isAmong(db, discounts.id, { found, each }) : each,
  )
}
