import { and, eq, isNull } from 'drizzle-orm'
import { invalid } from '#contract/errors.ts'
import { imageIdAt } from '#contract/media/image.ts'
import type { Tx } from '#db/open-database.ts'
import { reviewPhotos } from '#db/tables/reviews.ts'
import { apiReviewsMessages } from '#messages/en-US/api/reviews.ts'

/**
 * Attaches photos to a review, in order; returns their image IDs. Accepts only photos that the author uploaded and has
 * not used elsewhere; refuses others with 400.
 */
export async function attachPhotos(
  tx: Tx,
  reviewId: string,
  customerId: string,
  addresses: readonly string[],
): Promise<string[]> {
  const imageIds = addresses.map((address) => imageIdAt(address) ?? '')
  for (const [position, imageId] of imageIds.entries()) {
    const isOwnAndFree = and(eq(reviewPhotos.customerId, customerId), isNull(reviewPhotos.reviewId))
    const attached = await tx
      .update(reviewPhotos)
      .set({ reviewId, position })
      .where(and(eq(reviewPhotos.imageId, imageId), isOwnAndFree))
      .returning()
    if (attached.length === 0) throw invalid(apiReviewsMessages.uploadAgain)
  }
  return imageIds
}
