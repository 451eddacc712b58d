import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { api } from '#app/api.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import { focusWhenShown } from '#app/ui/focus-when-shown.ts'
import { TextareaField } from '#app/ui/form/textarea-field.tsx'
import type { ReceivedReview } from '#contract/reviews/calls.ts'
import { Moment } from '../moment.tsx'
import { smallButton } from '../small-control.ts'
import { useSaving } from '../use-saving.ts'

/** What is being typed, and which reply stood there when that began. */
interface Draft {
  text: string
  from: string | null
}

interface ReviewReplyProps {
  review: ReceivedReview
  onChanged: (now: ReceivedReview) => void
  onRefused: () => Promise<void>
  /** What else can be done with the review. */
  beside: ReactNode
}

/** The shop's reply to a review: written, edited and removed in its row. */
export function ReviewReply({ review, onChanged, onRefused, beside }: ReviewReplyProps) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const { isBusy, refusal, save, refuse } = useSaving()
  const { name: shopName } = useSettings().shop
  const opener = useRef<HTMLButtonElement>(null)
  const { _id: reviewId, reply, repliedAt } = review
  const isStale = draft !== null && draft.from !== reply

  function close() {
    setDraft(null)
    opener.current?.focus()
  }

  async function keep(text: string | null) {
    if (!draft) return
    const done = await save(() => api.reviews.replyToReview({ reviewId, from: draft.from, reply: text }))
    if (!done) return onRefused()
    onChanged(done.review)
    close()
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = draft?.text.trim() ?? ''
    if (text === '') return refuse('Please write a reply.')
    if (!isStale) void keep(text)
  }

  return (
    <>
      {reply !== null && (
        <blockquote className="mt-4 max-w-text border-l-2 border-accent pl-4">
          <p className="text-small text-ink-soft">
            Reply from {shopName}
            {repliedAt && (
              <>
                , <Moment at={repliedAt} isDay />
              </>
            )}
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{reply}</p>
        </blockquote>
      )}
      <div className="mt-3 flex flex-wrap items-start gap-2">
        <button
          ref={opener}
          type="button"
          aria-expanded={draft !== null}
          className={smallButton}
          onClick={() => (draft ? close() : setDraft({ text: reply ?? '', from: reply }))}
        >
          {reply === null ? 'Reply' : 'Edit reply'}
          <span className="sr-only"> to “{review.reviewTitle}”</span>
        </button>
        {beside}
      </div>
      {draft && (
        <form onSubmit={submit} className="mt-4 max-w-text">
          <TextareaField
            ref={focusWhenShown}
            label={reply === null ? `Your reply to ${review.name}` : 'Your reply'}
            name="reply"
            rows={4}
            maxLength={2_000}
            value={draft.text}
            error={refusal?.message ?? null}
            hint={`Shown to everyone under the review, from ${shopName}.`}
            onChange={({ currentTarget }) => setDraft({ ...draft, text: currentTarget.value })}
          />
          <div className="mt-3 flex flex-wrap items-center gap-2">
            {isStale ? (
              // Its own key: were it turned into the next button while it is pressed, it would send the form.
              <button
                key="keep"
                type="button"
                className={smallButton}
                onClick={() => setDraft({ ...draft, from: reply })}
              >
                Keep my text
              </button>
            ) : (
              <button key="save" type="submit" aria-disabled={isBusy} className={smallButton}>
                Save reply
              </button>
            )}
            {draft.from !== null && !isStale && (
              <button type="button" aria-disabled={isBusy} className={smallButton} onClick={() => keep(null)}>
                Remove reply
              </button>
            )}
            <button type="button" className="link min-h-11 px-2 text-small" onClick={close}>
              Cancel
            </button>
          </div>
        </form>
      )}
    </>
  )
}
