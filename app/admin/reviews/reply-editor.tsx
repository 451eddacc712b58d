import { api } from '#app/api.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import type { FormState } from '#app/ui/form/form-state.ts'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { FormFields } from '#contract/check-form.ts'
import type { ReceivedReview } from '#contract/reviews/calls.ts'
import { adminFormsMessages } from '#messages/en-US/admin/forms.ts'
import { adminReviewsMessages } from '#messages/en-US/admin/reviews.ts'
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
  const { _id: reviewId, reply } = review
  const shopName = useSettings().shop.name
  const loaded = { reply: reply ?? '' }
  const form = useForm({
    fields: replyFields(review, shopName),
    initial: loaded,
    draft: `reply to review ${reviewId}`,
    async submit(typed) {
      const done = await send(typed.reply).catch(async (error: unknown) => {
        await onRefused()
        throw error
      })
      toast.success(done.message)
      finish(done.review)
    },
  })
  const removing = useSaving()
  const from = form.begin.reply || null

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
          <SaveButton of={form} onKeep={() => form.rebase(loaded)} />
          {from !== null && form.stale.length === 0 && (
            <button type="button" aria-disabled={removing.isBusy} className={smallButton} onClick={remove}>
              {adminReviewsMessages.removeReply}
            </button>
          )}
          <button type="button" className="link min-h-11 px-2 text-small" onClick={cancel}>
            {adminFormsMessages.cancel}
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

function replyFields({ reply, name }: ReceivedReview, shopName: string) {
  return {
    reply: {
      label: reply === null ? adminReviewsMessages.yourReplyTo(name) : adminReviewsMessages.yourReply,
      control: 'paragraph',
      hint: adminReviewsMessages.replyHint(shopName),
      rows: 4,
      maxLength: 2_000,
      missing: adminReviewsMessages.replyMissing,
      refusal: /./,
    },
  } satisfies FormFields
}

/** Saves the reply; after another admin's change, the typed text must be confirmed first. */
function SaveButton({ of: form, onKeep }: { of: FormState; onKeep: () => void }) {
  // Keys of their own: turned into the submit button while it is pressed, the other one would submit the form.
  if (form.stale.length > 0) {
    return (
      <button key="keep" type="button" className={smallButton} onClick={onKeep}>
        {adminReviewsMessages.keepMyText}
      </button>
    )
  }
  return (
    <button key="save" type="submit" aria-disabled={form.isBusy} className={smallButton}>
      {adminReviewsMessages.saveReply}
    </button>
  )
}

function focusField(editor: HTMLElement | null): void {
  editor?.querySelector('textarea')?.focus()
}
