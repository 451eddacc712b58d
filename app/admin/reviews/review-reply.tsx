import { Children, type ReactNode, useRef, useState } from 'react'
import { useSettings } from '#app/settings/use-settings.ts'
import type { ReceivedReview } from '#contract/reviews/calls.ts'
import { adminReviewsMessages } from '#messages/en-US/admin/reviews.ts'
import { Moment } from '../moment.tsx'
import { smallButton } from '../small-control.ts'
import { ReplyEditor } from './reply-editor.tsx'

interface ReviewReplyProps {
  review: ReceivedReview
  onChanged: (now: ReceivedReview) => void
  onRefused: () => Promise<void>
  /** Other actions on the review. */
  beside: ReactNode
}

/** The shop's reply to a review: written, edited and removed in its row. */
export function ReviewReply({ review, onChanged, onRefused, beside }: ReviewReplyProps) {
  const [isOpen, setOpen] = useState(false)
  const { name: shopName } = useSettings().shop
  const opener = useRef<HTMLButtonElement>(null)
  const { reply, repliedAt } = review

  function close() {
    setOpen(false)
    opener.current?.focus()
  }

  return (
    <>
      {reply !== null && (
        <blockquote className="mt-4 max-w-text border-l-2 border-accent pl-4">
          <p className="text-small text-ink-soft">
            {repliedAt
              ? Children.toArray(adminReviewsMessages.replyFromOn(shopName, <Moment at={repliedAt} isDay />))
              : adminReviewsMessages.replyFrom(shopName)}
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{reply}</p>
        </blockquote>
      )}
      <div className="mt-3 flex flex-wrap items-start gap-2">
        <button
          ref={opener}
          type="button"
          aria-expanded={isOpen}
          aria-label={adminReviewsMessages[reply === null ? 'replyTo' : 'editReplyTo'](review.reviewTitle)}
          className={smallButton}
          onClick={() => (isOpen ? close() : setOpen(true))}
        >
          {reply === null ? adminReviewsMessages.reply : adminReviewsMessages.editReply}
        </button>
        {beside}
      </div>
      {isOpen && (
        <ReplyEditor
          review={review}
          onSaved={(now) => {
            onChanged(now)
            close()
          }}
          onRefused={onRefused}
          onClose={close}
        />
      )}
    </>
  )
}
