import { inArray, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, invalid } from '#contract/errors.ts'
import type { calls } from '#contract/products/calls.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { variantKeys } from '#contract/products/variant-fields.ts'
import type { Tx } from '#db/open-database.ts'
import { variants as table } from '#db/tables/products.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { findTakenCodes } from '../variants/variant-codes.ts'
import { type VariantRow, variantRow } from '../variants/variant-columns.ts'
import { type ClaimedPrice, refuseWrongOldPrices } from './check-old-prices.ts'
import { claimProduct, lockStock } from './claim-product.ts'
import { recordPriceChange } from './own-prices.ts'
import { showOwnProduct } from './show-own-product.ts'

/**
 * Changes what is known of variants, all or none. Refuses a SKU or barcode that another variant has with 409, and a
 * variant of another product.
 */
export async function changeVariants(ctx: AdminContext, payload: Payload<typeof calls.changeVariants>) {
  const { productId, version, variants } = payload
  if (new Set(variants.map(({ variantId }) => variantId)).size < variants.length) {
    throw invalid(apiProductsMessages.variantTwice)
  }
  const rows = variants.map(({ variantId, ...values }) => ({ id: variantId, ...variantRow(values) }))
  for (const { priceCents, oldPriceCents } of rows) {
    if (oldPriceCents !== null && priceCents === null) throw invalid(apiProductsMessages.variantPriceMissing)
    if (oldPriceCents !== null && oldPriceCents <= Number(priceCents)) throw invalid(apiProductsMessages.oldPriceTooLow)
  }
  const product = await ctx.db.transaction(async (tx) => {
    await lockStock(tx, productId)
    const before = await showOwnProduct(tx, productId)
    await claimProduct(tx, { productId, version }, {})
    if (rows.some(({ id }) => !before.variants.some(({ variantId }) => variantId === id))) {
      throw conflict(apiProductsMessages.variantGone)
    }
    await refuseTakenCodes(tx, rows)
    await writeVariants(tx, rows)
    await refuseWrongOldPrices(tx, rows.filter(isPriceNew(before)).map(claimOf(productId)))
    await recordPriceChange(ctx, tx, [productId])
    const after = await showOwnProduct(tx, productId)
    await recordAuditEvent(ctx, tx, {
      action: 'product.changed',
      subjectKind: 'product',
      subjectId: productId,
      detail: { name: after.name, fields: changedParts(before, after) },
    })
    return after
  })
  return { product, message: apiProductsMessages.saved }
}

type IdentifiedRow = VariantRow & { id: string }

async function refuseTakenCodes(tx: Tx, rows: readonly IdentifiedRow[]): Promise<void> {
  const [taken] = await findTakenCodes(tx, rows)
  if (!taken) return
  const { code, product } = taken
  throw conflict(product === null ? apiProductsMessages.codeTwice(code) : apiProductsMessages.codeTaken(code, product))
}

async function writeVariants(tx: Tx, rows: readonly IdentifiedRow[]): Promise<void> {
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

/** The names under which the audit log lists them. */
function changedParts(before: OwnProduct, after: OwnProduct): string[] {
  const valuesOf = ({ variants }: OwnProduct, key: (typeof variantKeys)[number]) =>
    JSON.stringify(variants.map((each) => each[key]))
  return variantKeys.filter((key) => valuesOf(before, key) !== valuesOf(after, key)).map((key) => `variant.${key}`)
}
