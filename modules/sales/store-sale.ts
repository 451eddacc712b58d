import { eq, inArray, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { chargeStep } from '#contract/currencies.ts'
import { shopCurrency } from '#contract/currency.ts'
import { invalid } from '#contract/errors.ts'
import { toCents } from '#contract/money.ts'
import type { calls } from '#contract/sales/calls.ts'
import type { Tx } from '#db/open-database.ts'
import { collections } from '#db/tables/collections.ts'
import { products } from '#db/tables/products.ts'
import { saleProducts } from '#db/tables/sales.ts'
import { apiSalesMessages } from '#messages/en-US/api/sales.ts'

type SaleValues = z.output<typeof calls.addSale.payload>

/** The columns of a sale; times are read in this time zone. Refuses what does not fit together. */
export async function saleRow(tx: Tx, values: SaleValues, timeZone: string) {
  const { name, kind, percent, price, scope, collectionId, skus, startsAt, endsAt } = values
  if (kind === 'percent' && percent === null) throw invalid(apiSalesMessages.percentInvalid)
  if (kind === 'price' && price === null) throw invalid(apiSalesMessages.priceMissing)
  if (scope === 'hand' && skus.length === 0) throw invalid(apiSalesMessages.productsMissing)
  if (scope === 'collection') {
    const isKnown = collectionId !== null && (await tx.$count(collections, eq(collections.id, collectionId))) > 0
    if (!isKnown) throw invalid(apiSalesMessages.collectionMissing)
  }
  const at = (local: string) => sql`${local}::timestamp at time zone ${timeZone}::text`
  const { rows } = await tx.execute<{ isReversed: boolean; isPast: boolean }>(
    sql`select ${at(endsAt)} <= ${at(startsAt)} as "isReversed", ${at(endsAt)} <= shop_now() as "isPast"`,
  )
  if (rows[0]?.isReversed) throw invalid(apiSalesMessages.endsBeforeStart)
  if (rows[0]?.isPast) throw invalid(apiSalesMessages.endPassed)
  return {
    ...{ name, kind, scope },
    percent: kind === 'percent' ? percent : null,
    priceCents: kind === 'price' && price !== null ? toCents(price) : null,
    stepCents: chargeStep(shopCurrency()),
    collectionId: scope === 'collection' ? collectionId : null,
    startsAt: at(startsAt),
    endsAt: at(endsAt),
  }
}

/** Stores the products chosen by hand; a sale of another scope takes its products when it starts. */
export async function storeProducts(tx: Tx, saleId: string, { scope, skus: typed }: SaleValues): Promise<void> {
  const skus = scope === 'hand' ? [...new Set(typed)] : []
  const found = await tx
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(inArray(products.sku, skus))
  const unknown = skus.find((sku) => !found.some((each) => each.sku === sku))
  if (unknown !== undefined) throw invalid(apiSalesMessages.skuUnknown(unknown))
  await tx.delete(saleProducts).where(eq(saleProducts.saleId, saleId))
  if (found.length > 0) await tx.insert(saleProducts).values(found.map(({ id: productId }) => ({ saleId, productId })))
}
