import { asc, eq, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/discounts/calls.ts'
import type { DiscountTargets, OwnDiscount } from '#contract/discounts/own-discount.ts'
import { notFound } from '#contract/errors.ts'
import { toAmount } from '#contract/money.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { discounts, discountTargets } from '#db/tables/discounts.ts'
import { products } from '#db/tables/products.ts'
import { apiDiscountsMessages } from '#messages/en-US/api/discounts.ts'
import type { AdminContext } from '../context.ts'
import { codesOfDiscount, localOf, stateOfDiscount, usesOfDiscount } from './discount-facts.ts'

/** A discount as staff see it. */
export async function findDiscount(ctx: AdminContext, { discountId }: Payload<typeof calls.findDiscount>) {
  const { timeZone } = (await ctx.settings.read()).shop
  return { discount: await findOwnDiscount(ctx.db, discountId, timeZone) }
}

/** The same in a transaction; dates and times are those of a time zone. Refuses an unknown one with 404. */
export async function findOwnDiscount(db: Db | Tx, discountId: string, timeZone: string): Promise<OwnDiscount> {
  const [found] = await db
    .select({
      discount: discounts,
      state: stateOfDiscount,
      ...usesOfDiscount,
      ...codesOfDiscount,
      startsAt: localOf(discounts.startsAt, timeZone),
      endsAt: localOf(discounts.endsAt, timeZone),
    })
    .from(discounts)
    .where(eq(discounts.id, discountId))
  if (!found) throw notFound(apiDiscountsMessages.notFound)
  const { discount, revenueCents, savedCents, ...facts } = found
  const orNull = (cents: number | null) => (cents === null ? null : toAmount(cents))
  return {
    ...facts,
    discountId,
    title: discount.title,
    method: discount.method,
    kind: discount.kind,
    origin: discount.origin,
    percent: discount.rate === null ? null : discount.rate / 1_000,
    amount: orNull(discount.amountCents),
    balance: orNull(discount.balanceCents),
    buyQuantity: discount.buyQuantity,
    getQuantity: discount.getQuantity,
    freeSpeeds: discount.freeSpeeds,
    ...(await readTargets(db, discount)),
    isFirstOrder: discount.isFirstOrder,
    minSubtotal: toAmount(discount.minSubtotalCents),
    maxUses: discount.maxUses,
    maxUsesPerCustomer: discount.maxUsesPerCustomer,
    isCombinable: discount.isCombinable,
    ownerEmail: discount.ownerEmail,
    revenue: toAmount(revenueCents),
    saved: toAmount(savedCents),
    version: discount.version,
  }
}

async function readTargets(
  db: Db | Tx,
  { id, scope, getScope }: typeof discounts.$inferSelect,
): Promise<{ applies: DiscountTargets; gets: DiscountTargets | null }> {
  const found = await db
    .select({ target: discountTargets, sku: sql<string | null>`${products.sku}` })
    .from(discountTargets)
    .leftJoin(products, eq(products.id, discountTargets.productId))
    .where(eq(discountTargets.discountId, id))
    .orderBy(asc(products.sku), asc(discountTargets.id))
  const targetsOf = (role: 'applies' | 'gets', of: DiscountTargets['scope']): DiscountTargets => {
    const own = found.filter(({ target }) => target.role === role)
    return {
      scope: of,
      categoryIds: own.flatMap(({ target }) => target.categoryId ?? []),
      collectionIds: own.flatMap(({ target }) => target.collectionId ?? []),
      skus: own.flatMap(({ sku }) => sku ?? []),
    }
  }
  return { applies: targetsOf('applies', scope), gets: getScope === null ? null : targetsOf('gets', getScope) }
}
