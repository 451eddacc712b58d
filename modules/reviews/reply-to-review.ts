import { and, eq, sql } from 'drizzle-orm'
import type { Action } from '#contract/audit/actions.ts'
import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import type { calls } from '#contract/reviews/calls.ts'
import { reviews } from '#db/tables/reviews.ts'
import { apiReviewsMessages } from '#messages/en-US/api/reviews.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { findReceived } from './read-received.ts'

type Input = Payload<typeof calls.replyToReview>

/**
 * Adds, changes or (with null) removes the shop's reply to a review. Refuses with 409 if the reply is not the one that
 * the admin saw, so that no admin overwrites the reply of another unseen.
 */
export async function replyToReview(ctx: AdminContext, { reviewId, from, reply }: Input) {
  const review = await ctx.db.transaction(async (tx) => {
    const [changed] = await tx
      .update(reviews)
      .set({ reply, repliedAt: reply === null ? null : sql`shop_now()` })
      .where(and(eq(reviews.id, reviewId), sql`${reviews.reply} is not distinct from ${from}`))
      .returning({ id: reviews.id })
    const now = await findReceived(tx, reviewId)
    if (!changed) throw conflict(apiReviewsMessages.replyChangedMeanwhile)
    await recordAuditEvent(ctx, tx, {
      action: actionOf(from, reply),
      subjectKind: 'review',
      subjectId: reviewId,
      detail: { product: now.product.name },
    })
    return now
  })
  return { review, message: reply === null ? apiReviewsMessages.replyRemoved : apiReviewsMessages.replySaved }
}

function actionOf(from: string | null, reply: string | null): Action {
  if (reply === null) return 'review.reply-removed'
  return from === null ? 'review.answered' : 'review.reply-changed'
}
