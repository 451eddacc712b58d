import { api } from '#app/api.ts'
import type { ReceivedReview } from '#contract/reviews/calls.ts'
import { adminReviewsMessages } from '#messages/en-US/admin/reviews.ts'
import { type BulkAction, forGood } from '../table/bulk-action.ts'

/** What can be done with several reviews at once. */
export function reviewBulkActions(): BulkAction<ReceivedReview>[] {
  const { bulk, hide, showAgain, remove } = adminReviewsMessages
  return [
    {
      label: hide,
      textFor: ({ length }) => bulk.hideText(length),
      async run({ _id: reviewId }) {
        await api.reviews.hideReview({ reviewId })
        return () => api.reviews.showReview({ reviewId })
      },
    },
    {
      label: showAgain,
      textFor: ({ length }) => bulk.showText(length),
      async run({ _id: reviewId }) {
        await api.reviews.showReview({ reviewId })
        return () => api.reviews.hideReview({ reviewId })
      },
    },
    {
      label: remove,
      textFor: ({ length }) => bulk.removeText(length),
      run: ({ _id: reviewId }) => forGood(api.reviews.removeReview({ reviewId })),
    },
  ]
}
