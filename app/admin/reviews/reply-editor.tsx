import { useState } from 'react'
import { api } from '#app/api.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { ReceivedReview } from '#contract/reviews/calls.ts'
import { smallButton } from '../small-control.ts'
import { useSaving } from '../use-saving.ts'

interface ReplyEditorProps {
  review: ReceivedReview
  onSaved: (now: ReceivedReview) => void
  /** Loads the review again, which another admin may have changed. */
  onRefused: () => Promise<void>
  onClose: () => void
}

/** Edits the reply to a review. What another admin saved meanwhile is shown first; the text typed here stays. */
export function ReplyEditor({ review, onSaved, onRefused, onClose }: ReplyEditorProps) {
  const { _id: reviewId, reply, name } = review
  const { name: shopName } = useSettings().shop
  const [from, setFrom] = useState(reply)
  const isStale = from !== reply
  const form = useForm({
    fields: {
      reply: {
        label: from === null ? `Your reply to ${name}` : 'Your reply',
        control: 'paragraph',
        hint: `Shown to everyone under the review, from ${shopName}.`,
        rows: 4,
        maxLength: 2_000,
        missing: 'Please write a reply.',
        refusal: /./,
      },
    },
    initial: { reply: reply ?? '' },
    draft: `reply to review ${reviewId}`,
    async submit({ reply: text }) {
      const done = await send(text).catch(async (error: unknown) => {
        await onRefused()
        throw error
      })
      toast.success(done.message)
      finish(done.review)
    },
  })
  const removing = useSaving()

  const send = (text: string | null) => api.reviews.replyToReview({ reviewId, from, reply: text })

  function finish(now: ReceivedReview) {
    form.reset()
    onSaved(now)
  }

  async function remove() {
    const done = await removing.save(() => send(null))
    if (done) finish(done.review)
    else await onRefused()
  }

  function cancel() {
    form.reset()
    onClose()
  }

  return (
    <div ref={focusField} className="mt-4 max-w-text">
      <Form of={form}>
        <FormField of={form} name="reply" />
        <div className="mt-3 flex flex-wrap items-center gap-2">
          {isStale ? (
            // Its own key: turned into the submit button while it is pressed, it would submit the form.
            <button key="keep" type="button" className={smallButton} onClick={() => setFrom(reply)}>
              Keep my text
            </button>
          ) : (
            <button key="save" type="submit" aria-disabled={form.isBusy} className={smallButton}>
              Save reply
            </button>
          )}
          {from !== null && !isStale && (
            <button type="button" aria-disabled={removing.isBusy} className={smallButton} onClick={remove}>
              Remove reply
            </button>
          )}
          <button type="button" className="link min-h-11 px-2 text-small" onClick={cancel}>
            Cancel
          </button>
        </div>
        {removing.refusal && (
          <p role="alert" className="mt-2 text-small text-accent">
            {removing.refusal.message}
          </p>
        )}
      </Form>
    </div>
  )
}

function focusField(editor: HTMLElement | null): void {
  editor?.querySelector('textarea')?.focus()
}
