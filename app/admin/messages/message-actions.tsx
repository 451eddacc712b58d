import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import type { MessageStatus } from '#contract/messages/calls.ts'
import { adminMessagesMessages } from '#messages/en-US/admin/messages.ts'
import type { MessageAnswer } from './answer-message.ts'

/** What can be done with a message in each status. */
const actionsFor: Record<MessageStatus, readonly ('close' | 'reopen')[]> = {
  open: ['close'],
  answered: ['reopen', 'close'],
  closed: ['reopen'],
}
/** Closes or reopens a message. One form for both, so that it outlives the button that was pressed. */
export function MessageActions({ status }: { status: MessageStatus }) {
  const { Form, state, data: answer } = useFetcher<MessageAnswer>()
  const isBusy = state !== 'idle'
  useEffect(() => {
    if (!isBusy && answer?.isDone) toast.success(answer.message)
  }, [isBusy, answer])
  return (
    <Form method="post" className="flex flex-wrap gap-3">
      {actionsFor[status].map((intent) => (
        <Button key={intent} type="submit" name="intent" value={intent} variant="secondary" busy={isBusy}>
          {adminMessagesMessages[intent]}
        </Button>
      ))}
      {answer?.isDone === false && (
        <p role="alert" className="basis-full text-small text-accent">
          {answer.message}
        </p>
      )}
    </Form>
  )
}
