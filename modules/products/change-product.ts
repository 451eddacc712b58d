import { and, eq, ne } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import type { calls } from '#contract/products/calls.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { slug } from '#contract/text.ts'
import { products } from '#db/tables/products.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { changeColors, changeSizes } from './change-variants.ts'
import { claimProduct, lockStock } from './claim-product.ts'
import { skuTaken } from './create-product.ts'
import { fitVariants } from './fit-variants.ts'
import { recordPriceChange } from './record-price-change.ts'
import { showOwnProduct } from './show-own-product.ts'
import { toPrices } from './to-prices.ts'

/** Changes what is said of a product, its prices, colors and sizes. New combinations begin without pieces. */
export async function changeProduct(ctx: AdminContext, asked: Payload<typeof calls.changeProduct>) {
  const { productId, version, price, oldPrice, colorVariant, sizeVariant, ...texts } = asked
  const prices = toPrices({ price, oldPrice })

  const product = await ctx.db.transaction(async (tx) => {
    await lockStock(tx, productId)
    const before = await showOwnProduct(tx, productId)
    const taken = await tx.$count(products, and(eq(products.sku, texts.sku), ne(products.id, productId)))
    if (taken > 0) throw conflict(skuTaken)
    const slugs = { subCategorySlug: slug(texts.subCategory), typeSlug: slug(texts.type) }
    const { status } = await claimProduct(tx, { productId, version }, { ...texts, ...slugs, ...prices })
    if (status === 'published' && !texts.description.trim()) {
      throw conflict('While it is in the shop, this product needs a description.')
    }
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
      detail: { name: after.name, fields: namesOfChanged(before, after) },
    })
    return after
  })
  return { product, message: 'The product has been saved.' }
}

const watched = [
  ...['sku', 'name', 'description', 'brand', 'category', 'subCategory', 'type', 'tags', 'price', 'oldPrice'],
  ...['measurement', 'colorVariant', 'sizeVariant'],
] as (keyof OwnProduct)[]

function namesOfChanged(before: OwnProduct, after: OwnProduct): string[] {
  return watched.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}
