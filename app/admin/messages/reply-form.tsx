import { useRef } from 'react'
import { useSettings } from '#app/settings/use-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { TextareaField } from '#app/ui/form/textarea-field.tsx'
import type { ContactMessage } from '#contract/messages/calls.ts'
import type { MessageAnswer } from './answer-message.ts'
import { useMessageForm } from './use-message-form.ts'

interface ReplyFormProps {
  message: ContactMessage
  /** What came of it where the page was sent plainly. */
  answer: MessageAnswer | undefined
}

/** Writes back. Stays where it is whatever happens to the message meanwhile, so that nothing typed is lost. */
export function ReplyForm({ message, answer: plain }: ReplyFormProps) {
  const { shop } = useSettings()
  const form = useRef<HTMLFormElement>(null)
  const { Form, isBusy, answer = plain } = useMessageForm(() => form.current?.reset())
  const isRefused = answer?.isDone === false
  return (
    <Form ref={form} method="post" className="grid gap-4">
      <input type="hidden" name="intent" value="reply" />
      <input type="hidden" name="repliesSeen" value={message.replies.length} />
      <TextareaField
        label={message.replies.length === 0 ? `Reply to ${message.name}` : `Reply to ${message.name} again`}
        name="text"
        rows={8}
        required
        maxLength={5_000}
        defaultValue={plain?.isDone === false ? plain.typed : undefined}
        error={isRefused ? answer.message : null}
        hint={`Sent by email to ${message.email}, with their message quoted. Their answer goes to ${shop.contactEmail}.`}
      />
      {isRefused && (
        <p role="alert" className="sr-only">
          {answer.message}
        </p>
      )}
      <Button type="submit" busy={isBusy} className="justify-self-start">
        Send reply
      </Button>
    </Form>
  )
}
