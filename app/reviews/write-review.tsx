import { Dialog } from '#app/ui/dialog.tsx'
import type { Review } from '#contract/reviews/calls.ts'
import { reviewsMessages } from '#messages/en-US/reviews.ts'
import { ReviewForm, type ReviewFormProps } from './review-form.tsx'

interface WriteReviewProps extends ReviewFormProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The dialog with the review form. */
export function WriteReview({ open, onOpenChange, onAdded, ...rest }: WriteReviewProps) {
  function close(review: Review) {
    onAdded(review)
    onOpenChange(false)
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={reviewsMessages.write}>
      <ReviewForm {...rest} onAdded={close} />
    </Dialog>
  )
}
