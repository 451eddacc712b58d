import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import type { calls } from '#contract/reviews/calls.ts'
import { reviews } from '#db/tables/reviews.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { findReceived } from './read-received.ts'

/**
 * Takes a review out of the shop: it is in no list, count, average or search engine's view any more, and its author does
 * not see it on the product's page either, where the list and its figures are one for all. Its author still finds it in
 * what the shop stores about them, marked as hidden.
 */
export async function hideReview(ctx: AdminContext, { reviewId }: Payload<typeof calls.hideReview>) {
  const review = await ctx.db.transaction(async (tx) => {
    const [hidden] = await tx
      .update(reviews)
      .set({ hiddenAt: sql`now()` })
      .where(and(eq(reviews.id, reviewId), isNull(reviews.hiddenAt)))
      .returning({ id: reviews.id })
    const now = await findReceived(tx, reviewId)
    if (!hidden) throw conflict('Somebody else has hidden this review already.')
    await recordAuditEvent(ctx, tx, {
      action: 'review.hidden',
      subjectKind: 'review',
      subjectId: reviewId,
      detail: { product: now.product.name },
    })
    return now
  })
  return { review, message: 'The review is hidden.' }
}
