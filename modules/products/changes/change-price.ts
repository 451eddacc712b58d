import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/products/calls.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import type { AdminContext } from '../../context.ts'
import { refuseWrongOldPrices } from '../check-old-prices.ts'
import { claimProduct, lockStock } from '../claim-product.ts'
import { recordPriceChange, toPrices } from '../own-prices.ts'

/** Changes the price of a product; the price history keeps the old one. */
export async function changePrice(ctx: AdminContext, payload: Payload<typeof calls.changePrice>) {
  const { productId, price, oldPrice } = payload
  const prices = toPrices(payload)

  const version = await ctx.db.transaction(async (tx) => {
    await lockStock(tx, productId)
    const claimed = await claimProduct(tx, payload, prices)
    await refuseWrongOldPrices(tx, [{ productId, variantId: null, ...prices }])
    await recordPriceChange(ctx, tx, [productId])
    await recordAuditEvent(ctx, tx, {
      action: 'product.priced',
      subjectKind: 'product',
      subjectId: productId,
      detail: { name: claimed.name, price, oldPrice },
    })
    return claimed.version
  })
  return { version, message: apiProductsMessages.priceChanged }
}
