import { useState } from 'react'
import { api, RefusedError } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import type { Review } from '#contract/reviews/calls.ts'
import { reviewsMessages } from '#messages/en-US/reviews.ts'

interface DeleteReviewProps {
  review: Review
  productId: string
  open: boolean
  onKeep: () => void
  onDeleted: () => void
}

/** Asks for confirmation, then deletes the author's review. */
export function DeleteReview({ open, ...question }: DeleteReviewProps) {
  return (
    <Dialog open={open} onOpenChange={question.onKeep} title={reviewsMessages.deleteTitle}>
      <Question {...question} />
    </Dialog>
  )
}

// Mounted only while the dialog is open, so that an earlier refusal is not shown again.
function Question({ review, productId, onKeep, onDeleted }: Omit<DeleteReviewProps, 'open'>) {
  const [isBusy, setBusy] = useState(false)
  const [isRefused, setRefused] = useState(false)

  async function remove() {
    setBusy(true)
    setRefused(false)
    try {
      await api.reviews.deleteReview({ id: review._id, productId })
      toast.success(reviewsMessages.deleted)
      onDeleted()
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      setRefused(true)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="space-y-6">
      <p className="wrap-anywhere">
        {review.photos.length > 0
          ? reviewsMessages.deleteQuestionWithPhotos(review.reviewTitle)
          : reviewsMessages.deleteQuestion(review.reviewTitle)}
      </p>
      {isRefused && (
        <p role="alert" className="border-l-2 border-accent pl-4 text-accent">
          {reviewsMessages.deleteFailed}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={remove}>
          {reviewsMessages.delete}
        </Button>
        <Button variant="quiet" onClick={onKeep}>
          {reviewsMessages.cancel}
        </Button>
      </div>
    </div>
  )
}
