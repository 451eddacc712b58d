import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/products/calls.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { type VariantKey, variantKeys } from '#contract/products/variant-fields.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import { recordAuditEvent } from '../../audit/record-audit-event.ts'
import type { AdminContext } from '../../context.ts'
import { claimProduct, lockStock } from '../claim-product.ts'
import { recordPriceChange } from '../own-prices.ts'
import { showOwnProduct } from '../show-own-product.ts'
import { writeVariants } from './write-variants.ts'

/**
 * Changes what is known of variants, all or none. Refuses a SKU or barcode that another variant has with 409, and a
 * variant of another product.
 */
export async function changeVariants(ctx: AdminContext, payload: Payload<typeof calls.changeVariants>) {
  const { productId, version, variants } = payload
  const product = await ctx.db.transaction(async (tx) => {
    await lockStock(tx, productId)
    const before = await showOwnProduct(tx, productId)
    await claimProduct(tx, { productId, version }, {})
    await writeVariants(tx, before, variants)
    await recordPriceChange(ctx, tx, [productId])
    const after = await showOwnProduct(tx, productId)
    await recordAuditEvent(ctx, tx, {
      action: 'product.changed',
      subjectKind: 'product',
      subjectId: productId,
      detail: { name: after.name, fields: changedVariantFields(before, after) },
    })
    return after
  })
  return { product, message: apiProductsMessages.saved }
}

/** The names under which the audit log lists them. */
export function changedVariantFields(before: OwnProduct, after: OwnProduct): string[] {
  const known = new Map(before.variants.map((each) => [each.variantId, each]))
  const isChanged = (key: VariantKey) =>
    after.variants.some((each) => (known.get(each.variantId) ?? each)[key] !== each[key])
  return variantKeys.filter(isChanged).map((key) => `variant.${key}`)
}
