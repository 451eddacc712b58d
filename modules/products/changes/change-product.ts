import { and, eq, ne } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, refuseTogether } from '#contract/errors.ts'
import type { calls } from '#contract/products/calls.ts'
import { fieldKeys } from '#contract/products/fields.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import type { Tx } from '#db/open-database.ts'
import { products } from '#db/tables/products.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import { changedParts } from '../../audit/changed-parts.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import type { AdminContext } from '../../context.ts'
import { storeStock } from '../../inventory/store-stock.ts'
import { storeImages } from '../../media/store-images.ts'
import { fitVariants } from '../../variants/fit-variants.ts'
import { findWrongOldPrices } from '../check-old-prices.ts'
import { missingFields } from '../check-publishable.ts'
import { claimProduct, lockStock } from '../claim-product.ts'
import { fieldRow } from '../field-columns.ts'
import { recordPriceChange, toPrices } from '../own-prices.ts'
import { showOwnProduct } from '../show-own-product.ts'
import { changeColors, changeSizes } from './change-options.ts'
import { changedVariantFields } from './change-variants.ts'
import { refuseOthers, writeVariants } from './write-variants.ts'

type Changes = Payload<typeof calls.changeProduct>
type FieldRow = ReturnType<typeof fieldRow> & ReturnType<typeof toPrices>

/**
 * Changes the fields of a product, its colors and sizes, and what is given of its variants, stock and images, all or none.
 * New variants start at 0 units. Refusals also as `writeVariants`, `storeStock` and `storeImages`.
 */
export async function changeProduct(ctx: AdminContext, payload: Changes) {
  const { productId } = payload
  const row = { ...fieldRow(payload), ...toPrices(payload) }
  const product = await ctx.db.transaction(async (tx) => {
    await lockStock(tx, productId)
    const before = await showOwnProduct(tx, productId)
    await claimFields(tx, before, payload, row)
    await changeColors(tx, productId, payload.colorVariant)
    await changeSizes(tx, productId, payload.sizeVariant)
    const counts = before.variants.some(({ onHand }) => onHand !== null)
    await fitVariants(tx, productId, counts ? 0 : null)
    await writeVariants(tx, before, payload.variants)
    await recordPriceChange(ctx, tx, [productId])
    const after = await storeParts(ctx, tx, payload)
    await recordAuditEvent(ctx, tx, {
      action: 'product.changed',
      subjectKind: 'product',
      subjectId: productId,
      detail: {
        name: after.name,
        fields: [...changedParts(auditedParts, before, after), ...changedVariantFields(before, after)],
      },
    })
    return after
  })
  return { product, message: apiProductsMessages.saved }
}

const auditedParts = [...fieldKeys, 'colorVariant', 'sizeVariant'] as const

/** Stores the fields of a product. Refuses a SKU of another product, a wrong old price and what one in the shop may not lack. */
async function claimFields(tx: Tx, before: OwnProduct, payload: Changes, row: FieldRow): Promise<void> {
  const { productId, version } = payload
  const taken = await tx.$count(products, and(eq(products.sku, row.sku), ne(products.id, productId)))
  // With its former SKU where the new one is taken, so that what else is wrong is found and refused, too.
  const claim = taken > 0 ? { ...row, sku: before.sku } : row
  const { status } = await claimProduct(tx, { productId, version }, claim)
  const [missing] = status === 'published' ? missingFields(payload) : []
  if (missing) throw conflict(apiProductsMessages.publishedMissing(missing))
  const isPriceNew = payload.price !== before.price || payload.oldPrice !== before.oldPrice
  const claimed = isPriceNew ? [{ productId, variantId: null, ...toPrices(payload) }] : []
  const [wrongOldPrice] = await findWrongOldPrices(tx, claimed)
  refuseTogether(taken > 0 ? 409 : 400, [
    ...(taken > 0 ? [{ param: 'sku', msg: apiProductsMessages.skuTaken }] : []),
    ...(wrongOldPrice ? [{ param: 'oldPrice', msg: wrongOldPrice }] : []),
  ])
}

/** Stores the stock and images that are given, and returns the product as it is then. */
async function storeParts(ctx: AdminContext, tx: Tx, { productId, stock, images }: Changes): Promise<OwnProduct> {
  if (stock) {
    const ids = stock.changes.map(({ variantId }) => variantId)
    await refuseOthers(tx, productId, ids)
    await storeStock(ctx, tx, stock.changes, stock.reason)
  }
  return images ? storeImages(ctx, tx, productId, images) : showOwnProduct(tx, productId)
}
