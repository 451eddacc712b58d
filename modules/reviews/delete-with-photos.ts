import { eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { reviewPhotos, reviews } from '#db/tables/reviews.ts'
import type { Context } from '../context.ts'

/** Deletes a review; a job deletes its photos. Returns the IDs of their images, in their order. */
export async function deleteWithPhotos(ctx: Pick<Context, 'enqueue'>, tx: Tx, reviewId: string): Promise<string[]> {
  const abandoned = await tx
    .update(reviewPhotos)
    .set({ reviewId: null, customerId: null })
    .where(eq(reviewPhotos.reviewId, reviewId))
    .returning()
  if (abandoned.length > 0) await ctx.enqueue(tx, 'sweepUploads', {})
  await tx.delete(reviews).where(eq(reviews.id, reviewId))
  return abandoned.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0)).map(({ imageId }) => imageId)
}
