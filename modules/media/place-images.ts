import { eq, inArray, sql } from 'drizzle-orm'
import { invalid } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { imageUploads } from '#db/tables/media.ts'
import { productColors, productImages } from '#db/tables/products.ts'
import { apiMediaMessages } from '#messages/en-US/api/media.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'

export interface Placed {
  imageId: string
  /** The color whose gallery it belongs to; null is the product's own. */
  colorId: string | null
  alt: string
}

/**
 * Stores the galleries of a product, each in the given order, with alt texts. Accepts only images that it already shows
 * or that were uploaded for products; refuses others with 'Please upload this image again.'
 */
export async function placeImages(tx: Tx, productId: string, placed: readonly Placed[]): Promise<void> {
  const before = await tx.delete(productImages).where(eq(productImages.productId, productId)).returning()
  const ids = placed.map(({ imageId }) => imageId)
  const fresh = await tx.delete(imageUploads).where(inArray(imageUploads.imageId, ids)).returning()
  const known = new Set([...before, ...fresh].map(({ imageId }) => imageId))
  if (ids.some((id) => !known.has(id))) throw invalid(apiMediaMessages.uploadAgain)

  const colors = await tx
    .select({ id: productColors.id })
    .from(productColors)
    .where(eq(productColors.productId, productId))
  const galleries = [null, ...colors.map(({ id }) => id)]
  if (placed.some(({ colorId }) => !galleries.includes(colorId))) throw invalid(apiProductsMessages.colorUnknown)

  const rows = galleries.flatMap((gallery) =>
    placed
      .filter(({ colorId }) => colorId === gallery)
      .map(({ imageId, colorId }, position) => ({ productId, colorId, imageId, position })),
  )
  if (rows.length > 0) await tx.insert(productImages).values(rows)
  await describeImages(tx, placed)
}

async function describeImages(tx: Tx, placed: readonly Placed[]): Promise<void> {
  const ids = sql.param(placed.map(({ imageId }) => imageId))
  const texts = sql.param(placed.map(({ alt }) => alt.trim()))
  await tx.execute(sql`
    update images set alt = w.alt from unnest(${ids}::text[], ${texts}::text[]) as w(id, alt)
    where images.id = w.id and images.alt <> w.alt
  `)
}
