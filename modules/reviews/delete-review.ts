import { and, eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { notFound } from '#contract/errors.ts'
import type { calls } from '#contract/reviews/calls.ts'
import { reviewPhotos, reviews } from '#db/tables/reviews.ts'
import type { CustomerContext } from '../context.ts'

/** Deletes a review of the logged-in customer; a job deletes its photos. Deleting it again gives the same response. */
export async function deleteReview(ctx: CustomerContext, { id, productId }: Payload<typeof calls.deleteReview>) {
  await ctx.db.transaction(async (tx) => {
    const [review] = await tx
      .select({ customerId: reviews.customerId, productId: reviews.productId })
      .from(reviews)
      .where(eq(reviews.id, id))
      .for('update')
    if (!review) return
    if (review.customerId !== ctx.caller.customerId || review.productId !== productId) {
      throw notFound('There is no such review of yours.')
    }

    const abandoned = await tx
      .update(reviewPhotos)
      .set({ reviewId: null, customerId: null })
      .where(eq(reviewPhotos.reviewId, id))
      .returning()
    if (abandoned.length > 0) await ctx.enqueue(tx, 'sweepUploads', {})
    await tx.delete(reviews).where(and(eq(reviews.id, id), eq(reviews.customerId, ctx.caller.customerId)))
  })
  return { _id: id, message: 'Your review has been deleted successfully.' }
}
