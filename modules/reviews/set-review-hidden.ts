import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { conflict } from '#contract/errors.ts'
import { reviews } from '#db/tables/reviews.ts'
import { apiReviewsMessages } from '#messages/en-US/api/reviews.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { findReceived } from './read-received.ts'

/**
 * Hides a review or shows a hidden one again. A hidden review is in no list, count, average or structured data. The
 * product page is the same for everyone, so its author does not see it there either, but still finds it in their data
 * export, marked as hidden. Of two admins who make the same change, the second gets a conflict.
 */
export async function setReviewHidden(ctx: AdminContext, reviewId: string, isHidden: boolean) {
  const review = await ctx.db.transaction(async (tx) => {
    const [changed] = await tx
      .update(reviews)
      .set({ hiddenAt: isHidden ? sql`shop_now()` : null })
      .where(and(eq(reviews.id, reviewId), isHidden ? isNull(reviews.hiddenAt) : isNotNull(reviews.hiddenAt)))
      .returning({ id: reviews.id })
    const now = await findReceived(tx, reviewId)
    if (!changed) throw conflict(isHidden ? apiReviewsMessages.hiddenAlready : apiReviewsMessages.shownAlready)
    await recordAuditEvent(ctx, tx, {
      action: isHidden ? 'review.hidden' : 'review.shown',
      subjectKind: 'review',
      subjectId: reviewId,
      detail: { product: now.product.name },
    })
    return now
  })
  return { review, message: isHidden ? apiReviewsMessages.hidden : apiReviewsMessages.shown }
}
