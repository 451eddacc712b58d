import { sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { notFound } from '#contract/errors.ts'
import type { calls } from '#contract/products/calls.ts'
import { selectRows } from '#db/typed-sql.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import type { Context } from '../context.ts'
import { allImages, cardSelection, imagesOfColor, isShown, mainGallery } from './product-card.ts'

const selection = { colors: cardSelection.colors, images: allImages }

/**
 * The images that a card of the product can show, by color; those without a color follow a color's own. Refuses
 * with 404 a product that is not in the shop.
 */
export async function galleries(ctx: Context, { productId }: Payload<typeof calls.galleries>) {
  const [found] = await selectRows(
    ctx.db,
    selection,
    (list) => sql`select ${list} from products p where p.id = ${productId} and ${isShown}`,
  )
  if (!found) throw notFound(apiProductsMessages.notFound)
  const ids = (found.colors ?? []).map(([id]) => id)
  const main = mainGallery(found.images, ids[0])
  const ofColors = ids.map((colorId) => {
    const images = imagesOfColor(found.images, colorId)
    return { colorId, images: images.length > 0 ? images : main }
  })
  return { galleries: ids.length > 0 ? ofColors : [{ colorId: null, images: main }] }
}
