import { and, eq, inArray, sql } from 'drizzle-orm'
import { conflict, invalid } from '#contract/errors.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import type { VariantChange } from '#contract/products/variant-fields.ts'
import type { Tx } from '#db/open-database.ts'
import { variants as table } from '#db/tables/products.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import { findTakenCodes } from '../../variants/variant-codes.ts'
import { type VariantRow, variantRow } from '../../variants/variant-columns.ts'
import { type ClaimedPrice, refuseWrongOldPrices } from '../check-old-prices.ts'

type IdentifiedRow = VariantRow & { id: string }

/**
 * Stores what is known of variants of a product, all or none; `before` is the product before. Refuses a SKU or barcode that
 * another variant has with 409, and a variant that the product does not have. The caller has locked its stock and records
 * the prices.
 */
export async function writeVariants(tx: Tx, before: OwnProduct, changes: readonly VariantChange[]): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ variantId, ...values }) => ({ id: variantId, ...variantRow(values) }))
  const ids = rows.map(({ id }) => id)
  if (new Set(ids).size < ids.length) throw invalid(apiProductsMessages.variantTwice)
  for (const { priceCents, oldPriceCents } of rows) {
    if (oldPriceCents !== null && priceCents === null) throw invalid(apiProductsMessages.variantPriceMissing)
    if (oldPriceCents !== null && oldPriceCents <= Number(priceCents)) throw invalid(apiProductsMessages.oldPriceTooLow)
  }
  await refuseOthers(tx, before._id, ids)
  await refuseTakenCodes(tx, rows)
  await storeRows(tx, rows)
  await refuseWrongOldPrices(tx, rows.filter(isPriceNew(before)).map(claimOf(before._id)))
}

/** Refuses variants that a product does not have with 409. */
export async function refuseOthers(tx: Tx, productId: string, variantIds: readonly string[]): Promise<void> {
  const own = await tx.$count(table, and(eq(table.productId, productId), inArray(table.id, [...variantIds])))
  if (own < new Set(variantIds).size) throw conflict(apiProductsMessages.variantGone)
}

async function refuseTakenCodes(tx: Tx, rows: readonly IdentifiedRow[]): Promise<void> {
  const [taken] = await findTakenCodes(tx, rows)
  if (!taken) return
  const { code, product } = taken
  throw conflict(product === null ? apiProductsMessages.codeTwice(code) : apiProductsMessages.codeTaken(code, product))
}

async function storeRows(tx: Tx, rows: readonly IdentifiedRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  // Two variants may exchange their codes.
  await tx.update(table).set({ sku: null, gtin: null }).where(inArray(table.id, ids))
  await tx.execute(sql`
    update variants v set sku = w.sku, gtin = w.gtin, weight_grams = w."weightGrams", cost_cents = w."costCents",
      price_cents = w."priceCents", old_price_cents = w."oldPriceCents"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as w(id uuid, sku text, gtin text, "weightGrams" int, "costCents" int, "priceCents" int, "oldPriceCents" int)
    where v.id = w.id
  `)
}

/** Whether one of its prices differs from those before. */
function isPriceNew({ variants }: OwnProduct) {
  const known = new Map(variants.map(({ variantId, ...values }) => [variantId, variantRow(values)]))
  return ({ id, priceCents, oldPriceCents }: IdentifiedRow) =>
    known.get(id)?.priceCents !== priceCents || known.get(id)?.oldPriceCents !== oldPriceCents
}

const claimOf =
  (productId: string) =>
  ({ id, priceCents, oldPriceCents }: IdentifiedRow): ClaimedPrice => ({
    ...{ productId, variantId: id, priceCents, oldPriceCents },
  })
