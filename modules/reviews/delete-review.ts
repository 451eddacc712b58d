import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { notFound } from '#contract/errors.ts'
import type { calls } from '#contract/reviews/calls.ts'
import { reviews } from '#db/tables/reviews.ts'
import { apiReviewsMessages } from '#messages/en-US/api/reviews.ts'
import type { CustomerContext } from '../context.ts'
import { deleteWithPhotos } from './delete-with-photos.ts'
import { presentReview } from './present-review.ts'

/** Deletes a review of the logged-in customer; a job deletes its photos. Deleting it again answers no review. */
export async function deleteReview(ctx: CustomerContext, { id, productId }: Payload<typeof calls.deleteReview>) {
  const { customerId } = ctx.caller
  const review = await ctx.db.transaction(async (tx) => {
    const [found] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update')
    if (!found) return null
    if (found.customerId !== customerId || found.productId !== productId) {
      throw notFound(apiReviewsMessages.notYours)
    }

    const imageIds = await deleteWithPhotos(ctx, tx, id)
    return presentReview(found, imageIds, customerId)
  })
  return { review }
}
