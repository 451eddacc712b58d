import { and, eq, isNull } from 'drizzle-orm'
import { invalid } from '#contract/errors.ts'
import { pictureAddress } from '#contract/picture.ts'
import type { Tx } from '#db/open-database.ts'
import { reviewPhotos } from '#db/tables/reviews.ts'

/**
 * Gives a review its photos, in order; answers their picture ids. Only what its author uploaded and used nowhere else
 * is taken; anything else is refused with 'Please upload your photos again.'
 */
export async function attachPhotos(
  tx: Tx,
  reviewId: string,
  customerId: string,
  addresses: readonly string[],
): Promise<string[]> {
  const pictureIds = addresses.map(pictureIdIn)
  for (const [position, pictureId] of pictureIds.entries()) {
    const isOwnAndFree = and(eq(reviewPhotos.customerId, customerId), isNull(reviewPhotos.reviewId))
    const attached = await tx
      .update(reviewPhotos)
      .set({ reviewId, position })
      .where(and(eq(reviewPhotos.pictureId, pictureId), isOwnAndFree))
      .returning()
    if (attached.length === 0) throw invalid('Please upload your photos again.')
  }
  return pictureIds
}

function pictureIdIn(address: string): string {
  const id = address.split('/')[2] ?? ''
  return address === pictureAddress(id) ? id : ''
}
