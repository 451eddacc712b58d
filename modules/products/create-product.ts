import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import type { calls } from '#contract/products/calls.ts'
import { products } from '#db/tables/products.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { recordStockCount } from '../inventory/record-stock-count.ts'
import { placeImages } from '../media/place-images.ts'
import { fitVariants } from '../variants/fit-variants.ts'
import { changeColors, changeSizes } from './changes/change-options.ts'
import { refuseWrongOldPrices } from './check-old-prices.ts'
import { fieldRow, initialRow } from './field-columns.ts'
import { makeSku } from './make-sku.ts'
import { recordPriceChange, toPrices } from './own-prices.ts'

/** Adds a product as a draft, with initial stock for every color and size. Refuses a SKU that is taken with 409. */
export async function createProduct(ctx: AdminContext, payload: Payload<typeof calls.createProduct>) {
  const { title: name, mainPicture, otherPicture, quantity } = payload
  const isReduced = payload.oldPrice !== payload.price
  const oldPrice = isReduced ? payload.oldPrice : null
  const { shop } = await ctx.settings.read()
  const row = {
    ...initialRow,
    brand: shop.name,
    ...fieldRow({ ...payload, name, oldPrice }),
    ...toPrices({ ...payload, oldPrice }),
  }

  const productId = await ctx.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(products)
      .values({
        ...row,
        sku: payload.sku ?? makeSku(shop),
      })
      .onConflictDoNothing({ target: products.sku })
      .returning({ id: products.id, sku: products.sku })
    if (!made) throw conflict(apiProductsMessages.skuTaken)
    await refuseWrongOldPrices(tx, [{ productId: made.id, variantId: null, ...toPrices({ ...payload, oldPrice }) }])
    await recordPriceChange(ctx, tx, [made.id])
    await changeColors(tx, made.id, payload.colorVariant)
    await changeSizes(tx, made.id, payload.sizeVariant)
    const variantIds = await fitVariants(tx, made.id, quantity)
    const counts = variantIds.map((variantId) => ({ variantId, delta: quantity }))
    if (quantity > 0) await recordStockCount(tx, counts, 'delivered', ctx.caller.customerId)
    const altOf = (imageId: string) => payload.altTexts.find((each) => each.imageId === imageId)?.alt ?? ''
    const placed = [mainPicture, ...otherPicture].map((imageId) => ({ imageId, colorId: null, alt: altOf(imageId) }))
    await placeImages(tx, made.id, placed)
    await recordAuditEvent(ctx, tx, {
      action: 'product.created',
      subjectKind: 'product',
      subjectId: made.id,
      detail: { name, sku: made.sku },
    })
    return made.id
  })
  return { productId, message: apiProductsMessages.created }
}
