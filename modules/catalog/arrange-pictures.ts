import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import type { products as calls } from '#contract/products.ts'
import { noteAction } from '../audit/note-action.ts'
import type { AdminContext } from '../context.ts'
import { claimProduct } from './claim-product.ts'
import { placePictures } from './place-pictures.ts'
import { sayWhatIsMissing } from './say-what-is-missing.ts'
import { showOwnProduct } from './show-own-product.ts'

/** Arranges and describes the pictures of a product; those left out are not shown any more. */
export async function arrangePictures(ctx: AdminContext, asked: Payload<typeof calls.arrangePictures>) {
  const { productId, pictures } = asked
  const product = await ctx.db.transaction(async (tx) => {
    await claimProduct(tx, asked, {})
    await placePictures(tx, productId, pictures)
    await noteAction(ctx, tx, {
      action: 'product.pictures',
      subjectKind: 'product',
      subjectId: productId,
      detail: { pictures: pictures.length },
    })
    const arranged = await showOwnProduct(tx, productId)
    // A colour may wait for its pictures; the others stand for it until then.
    const missing = arranged.status === 'published' && sayWhatIsMissing({ ...arranged, colorVariant: [] })
    if (missing) throw conflict(`While it is in the shop, this product needs ${missing}.`)
    return arranged
  })
  return { product, message: 'The pictures have been saved.' }
}
