import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { images } from '#db/tables/media.ts'
import { reviewPhotos } from '#db/tables/reviews.ts'
import type { Shop } from '../context.ts'
import { widthKeys } from '../media/width-key.ts'

const batchSize = 100

/** Deletes photos, with their files, that were attached to no review within a day or whose review was deleted. */
export async function sweepUploads(shop: Shop): Promise<void> {
  // A photo without an owner can no longer be attached to a review.
  await shop.db
    .update(reviewPhotos)
    .set({ customerId: null })
    .where(
      and(
        isNull(reviewPhotos.reviewId),
        isNotNull(reviewPhotos.customerId),
        lt(reviewPhotos.createdAt, sql`(select shop_now()) - interval '1 day'`),
      ),
    )
  while (await removeSome(shop));
}

async function removeSome({ db, files }: Shop): Promise<boolean> {
  const abandoned = await db
    .select({ id: images.id, fileKey: images.fileKey })
    .from(images)
    .innerJoin(reviewPhotos, eq(reviewPhotos.imageId, images.id))
    .where(and(isNull(reviewPhotos.reviewId), isNull(reviewPhotos.customerId)))
    .limit(batchSize)
  if (abandoned.length === 0) return false
  for (const { id, fileKey } of abandoned) {
    for (const key of [fileKey, ...widthKeys(id)]) await files.remove(key)
  }
  await db.delete(images).where(
    inArray(
      images.id,
      abandoned.map(({ id }) => id),
    ),
  )
  return true
}
