import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { notFound } from '#contract/errors.ts'
import type { calls } from '#contract/reviews/calls.ts'
import { products } from '#db/tables/products.ts'
import { reviews } from '#db/tables/reviews.ts'
import { apiReviewsMessages } from '#messages/en-US/api/reviews.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { deleteWithPhotos } from './delete-with-photos.ts'

/** Deletes the review of a customer; the audit log says of which product, and nothing of the author. */
export async function removeReview(ctx: AdminContext, { reviewId }: Payload<typeof calls.removeReview>) {
  await ctx.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ product: products.name })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(eq(reviews.id, reviewId))
      .for('update', { of: reviews })
    if (!found) throw notFound(apiReviewsMessages.notFound)
    await deleteWithPhotos(ctx, tx, reviewId)
    await recordAuditEvent(ctx, tx, {
      action: 'review.removed',
      subjectKind: 'review',
      subjectId: reviewId,
      detail: { product: found.product },
    })
  })
  return { message: apiReviewsMessages.removed }
}
