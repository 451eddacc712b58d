import { useRevalidator } from 'react-router'
import { api, RefusedError } from '#app/api.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { FormAnswer } from '#contract/check-form.ts'
import type { ContactMessage } from '#contract/messages/calls.ts'
import { adminMessagesMessages } from '#messages/en-US/admin/messages.ts'

interface ReplyFormProps {
  message: ContactMessage
  /** What the server answered where the form was sent without JavaScript. */
  answer: FormAnswer | undefined
}

/** Replies by email. After another admin's reply the page shows it, and what was typed here stays. */
export function ReplyForm({ message: { _id: messageId, name, email, replies }, answer }: ReplyFormProps) {
  const { shop } = useSettings()
  const { revalidate } = useRevalidator()
  const form = useForm({
    fields: {
      text: {
        label: replies.length === 0 ? adminMessagesMessages.reply(name) : adminMessagesMessages.replyAgain(name),
        control: 'paragraph',
        hint: adminMessagesMessages.replyHint(email, shop.contactEmail),
        rows: 8,
        maxLength: 5_000,
        missing: adminMessagesMessages.replyMissing,
        refusal: /./,
      },
    },
    draft: `reply to ${messageId}`,
    isQuiet: true,
    answer,
    async submit({ text }) {
      try {
        const { message } = await api.messages.replyToMessage({ messageId, text, repliesSeen: replies.length })
        toast.success(message)
        form.reset()
        await revalidate()
      } catch (error) {
        if (error instanceof RefusedError && error.status === 409) await revalidate()
        throw error
      }
    },
  })
  return (
    <Form of={form} action={`/admin/messages/${messageId}`} className="grid gap-4">
      <input type="hidden" name="intent" value="reply" />
      <input type="hidden" name="repliesSeen" value={replies.length} />
      <FormField of={form} name="text" />
      <Button type="submit" busy={form.isBusy} className="justify-self-start">
        {adminMessagesMessages.sendReply}
      </Button>
    </Form>
  )
}
