import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { normalCode } from '#contract/discounts/code-text.ts'
import type { DiscountTargets, DiscountTerms } from '#contract/discounts/own-discount.ts'
import { refuseFields } from '#contract/errors.ts'
import { toCents } from '#contract/money.ts'
import type { Tx } from '#db/open-database.ts'
import { categories } from '#db/tables/categories.ts'
import { collections } from '#db/tables/collections.ts'
import { discountCodes, discountRedemptions, discountTargets } from '#db/tables/discounts.ts'
import { products } from '#db/tables/products.ts'
import { apiDiscountsMessages as m } from '#messages/en-US/api/discounts.ts'
import type { DiscountType } from './check-terms.ts'

/** The columns of terms; those that the kind does not use are empty. */
export function columnsOf({ kind }: DiscountType, terms: DiscountTerms, timeZone: string) {
  const isGot = kind === 'buy_x_get_y'
  const moment = (local: string | null) => sql`${local}::timestamp at time zone ${timeZone}::text`
  return {
    title: terms.title,
    rate: (kind === 'percent' || isGot) && terms.percent !== null ? Math.round(terms.percent * 1_000) : null,
    amountCents: kind === 'amount' && terms.amount !== null ? toCents(terms.amount) : null,
    buyQuantity: isGot ? terms.buyQuantity : null,
    getQuantity: isGot ? terms.getQuantity : null,
    freeSpeeds: kind === 'free_shipping' ? terms.freeSpeeds : null,
    scope: terms.applies.scope,
    getScope: isGot ? (terms.gets?.scope ?? null) : null,
    isFirstOrder: terms.isFirstOrder,
    minSubtotalCents: toCents(terms.minSubtotal),
    startsAt: moment(terms.startsAt),
    endsAt: moment(terms.endsAt),
    maxUses: terms.maxUses,
    maxUsesPerCustomer: terms.maxUsesPerCustomer,
    isCombinable: terms.isCombinable,
  }
}

/** Replaces what a discount is for. Refuses with 400 what does not exist. */
export async function storeTargets(tx: Tx, discountId: string, { kind }: DiscountType, terms: DiscountTerms) {
  const gets = kind === 'buy_x_get_y' ? terms.gets : null
  const rows = [...(await rowsOf(tx, 'applies', terms.applies)), ...(gets ? await rowsOf(tx, 'gets', gets) : [])].map(
    (row) => ({ ...row, discountId }),
  )
  await tx.delete(discountTargets).where(eq(discountTargets.discountId, discountId))
  if (rows.length > 0) await tx.insert(discountTargets).values(rows)
}

async function rowsOf(tx: Tx, role: 'applies' | 'gets', { scope, categoryIds, collectionIds, skus }: DiscountTargets) {
  if (scope === 'all') return []
  if (scope === 'products') {
    const wanted = [...new Set(skus)]
    const found = await tx
      .select({ id: products.id, sku: products.sku })
      .from(products)
      .where(inArray(products.sku, wanted))
    const unknown = wanted.find((sku) => !found.some((product) => product.sku === sku))
    if (unknown !== undefined) refuseFields(400, [{ param: `${role}.products`, msg: m.skuUnknown(unknown) }])
    return found.map(({ id: productId }) => ({ role, productId }))
  }
  const isCategory = scope === 'categories'
  const ids = [...new Set(isCategory ? categoryIds : collectionIds)]
  const known = isCategory
    ? await tx.$count(categories, inArray(categories.id, ids))
    : await tx.$count(collections, inArray(collections.id, ids))
  if (known < ids.length) refuseFields(400, [{ param: `${role}.${scope}`, msg: m.targetUnknown }])
  return ids.map((id) => (isCategory ? { role, categoryId: id } : { role, collectionId: id }))
}

/** Adds, renames or removes the shared code of a discount. Refuses with 409 one that exists, and to remove a used one. */
export async function storeCode(tx: Tx, discountId: string, { method }: DiscountType, typed: string | null) {
  const code = method === 'code' && typed !== null ? normalCode(typed) : null
  const ofDiscount = and(eq(discountCodes.discountId, discountId), isNull(discountCodes.maxUses))
  const [known] = await tx.select().from(discountCodes).where(ofDiscount)
  if ((known?.code ?? null) === code) return
  if (code === null) {
    if (known && (await tx.$count(discountRedemptions, eq(discountRedemptions.codeId, known.id))) > 0) {
      refuseFields(409, [{ param: 'code', msg: m.codeUsed }])
    }
    await tx.delete(discountCodes).where(ofDiscount)
    return
  }
  // Of two discounts with the same code at once, the second waits here and is refused.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('discount codes'))`)
  if ((await tx.$count(discountCodes, eq(discountCodes.code, code))) > 0) {
    refuseFields(409, [{ param: 'code', msg: m.codeTaken(code) }])
  }
  if (known) await tx.update(discountCodes).set({ code }).where(ofDiscount)
  else await tx.insert(discountCodes).values({ discountId, code })
}
