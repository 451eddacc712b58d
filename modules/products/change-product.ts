import { and, eq, ne } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, refuseTogether } from '#contract/errors.ts'
import type { calls } from '#contract/products/calls.ts'
import { fieldKeys } from '#contract/products/fields.ts'
import { products } from '#db/tables/products.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import { changedParts } from '../audit/changed-parts.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { fitVariants } from '../variants/fit-variants.ts'
import { changeColors, changeSizes } from './change-options.ts'
import { findWrongOldPrices } from './check-old-prices.ts'
import { missingFields } from './check-publishable.ts'
import { claimProduct, lockStock } from './claim-product.ts'
import { fieldRow } from './field-columns.ts'
import { recordPriceChange, toPrices } from './own-prices.ts'
import { showOwnProduct } from './show-own-product.ts'

/** Changes the fields of a product, its colors and sizes. New variants start at 0 units. */
export async function changeProduct(ctx: AdminContext, payload: Payload<typeof calls.changeProduct>) {
  const { productId, version, colorVariant, sizeVariant } = payload
  const row = { ...fieldRow(payload), ...toPrices(payload) }

  const product = await ctx.db.transaction(async (tx) => {
    await lockStock(tx, productId)
    const before = await showOwnProduct(tx, productId)
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
    await recordPriceChange(ctx, tx, [productId])
    await changeColors(tx, productId, colorVariant)
    await changeSizes(tx, productId, sizeVariant)
    const counts = before.variants.some(({ onHand }) => onHand !== null)
    await fitVariants(tx, productId, counts ? 0 : null)
    const after = await showOwnProduct(tx, productId)
    await recordAuditEvent(ctx, tx, {
      action: 'product.changed',
      subjectKind: 'product',
      subjectId: productId,
      detail: { name: after.name, fields: changedParts(auditedParts, before, after) },
    })
    return after
  })
  return { product, message: apiProductsMessages.saved }
}

const auditedParts = [...fieldKeys, 'colorVariant', 'sizeVariant'] as const
