import { eq, inArray, sql } from 'drizzle-orm'
import { invalid } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { pictureUploads } from '#db/tables/pictures.ts'
import { productColors, productPictures } from '#db/tables/products.ts'

export interface Placed {
  pictureId: string
  /** Whose gallery it belongs to; null is the product's own. */
  colorId: string | null
  alt: string
}

/**
 * Puts the pictures of a product into their galleries, each in the order given, with what is seen on them. Only what it
 * shows already or what was uploaded for goods is taken; else 'Please upload this picture again.'
 */
export async function placePictures(tx: Tx, productId: string, placed: readonly Placed[]): Promise<void> {
  const before = await tx.delete(productPictures).where(eq(productPictures.productId, productId)).returning()
  const ids = placed.map(({ pictureId }) => pictureId)
  const fresh = await tx.delete(pictureUploads).where(inArray(pictureUploads.pictureId, ids)).returning()
  const known = new Set([...before, ...fresh].map(({ pictureId }) => pictureId))
  if (ids.some((id) => !known.has(id))) throw invalid('Please upload this picture again.')

  const colors = await tx
    .select({ id: productColors.id })
    .from(productColors)
    .where(eq(productColors.productId, productId))
  const galleries = [null, ...colors.map(({ id }) => id)]
  if (placed.some(({ colorId }) => !galleries.includes(colorId)))
    throw invalid('This product does not have that color.')

  const rows = galleries.flatMap((gallery) =>
    placed
      .filter(({ colorId }) => colorId === gallery)
      .map(({ pictureId, colorId }, position) => ({ productId, colorId, pictureId, position })),
  )
  if (rows.length > 0) await tx.insert(productPictures).values(rows)
  await describePictures(tx, placed)
}

async function describePictures(tx: Tx, placed: readonly Placed[]): Promise<void> {
  const ids = sql.param(placed.map(({ pictureId }) => pictureId))
  const texts = sql.param(placed.map(({ alt }) => alt.trim()))
  await tx.execute(sql`
    update pictures set alt = w.alt from unnest(${ids}::text[], ${texts}::text[]) as w(id, alt)
    where pictures.id = w.id and pictures.alt <> w.alt
  `)
}
