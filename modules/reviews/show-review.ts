import { and, eq, isNotNull } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import type { calls } from '#contract/reviews/calls.ts'
import { reviews } from '#db/tables/reviews.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { findReceived } from './read-received.ts'

/** Puts a hidden review back where it was, with its stars in the rating of its product. */
export async function showReview(ctx: AdminContext, { reviewId }: Payload<typeof calls.showReview>) {
  const review = await ctx.db.transaction(async (tx) => {
    const [shown] = await tx
      .update(reviews)
      .set({ hiddenAt: null })
      .where(and(eq(reviews.id, reviewId), isNotNull(reviews.hiddenAt)))
      .returning({ id: reviews.id })
    const now = await findReceived(tx, reviewId)
    if (!shown) throw conflict('Somebody else has put this review back already.')
    await recordAuditEvent(ctx, tx, {
      action: 'review.shown',
      subjectKind: 'review',
      subjectId: reviewId,
      detail: { product: now.product.name },
    })
    return now
  })
  return { review, message: 'The review is back in the shop.' }
}
