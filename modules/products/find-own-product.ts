import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/products/calls.ts'
import type { AdminContext } from '../context.ts'
import { showOwnProduct } from './show-own-product.ts'

/** A product as its editor shows it, in any status. */
export async function findOwnProduct(ctx: AdminContext, { productId }: Payload<typeof calls.findOwnProduct>) {
  return { product: await showOwnProduct(ctx.db, productId) }
}
