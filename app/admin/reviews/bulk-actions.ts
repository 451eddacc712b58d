import { api } from '#app/api.ts'
import type { ReceivedReview } from '#contract/reviews/calls.ts'
import { adminReviewsMessages } from '#messages/en-US/admin/reviews.ts'
import type { BulkAction } from '../table/bulk-run.tsx'

/** What can be done with several reviews at once. */
export function reviewBulkActions(): BulkAction<ReceivedReview>[] {
  const { bulk, hide, showAgain, remove } = adminReviewsMessages
  return [
    {
      label: hide,
      textFor: ({ length }) => bulk.hideText(length),
      run: ({ _id: reviewId }) => api.reviews.hideReview({ reviewId }),
    },
    {
      label: showAgain,
      textFor: ({ length }) => bulk.showText(length),
      run: ({ _id: reviewId }) => api.reviews.showReview({ reviewId }),
    },
    {
      label: remove,
      textFor: ({ length }) => bulk.removeText(length),
      run: ({ _id: reviewId }) => api.reviews.removeReview({ reviewId }),
    },
  ]
}
