import { Button } from '#app/ui/button.tsx'
import type { MessageStatus } from '#contract/messages/calls.ts'
import { useMessageForm } from './use-message-form.ts'

/** Where a message may go from each status. */
const movesFrom: Record<MessageStatus, readonly ('close' | 'reopen')[]> = {
  open: ['close'],
  answered: ['reopen', 'close'],
  closed: ['reopen'],
}
const words = { close: 'Close', reopen: 'Reopen' }

/** Puts a message away or back. One form for both, so that it outlives the button that was pressed. */
export function MessageMoves({ status }: { status: MessageStatus }) {
  const { Form, isBusy, answer } = useMessageForm()
  return (
    <Form method="post" className="flex flex-wrap gap-3">
      {movesFrom[status].map((intent) => (
        <Button key={intent} type="submit" name="intent" value={intent} variant="secondary" busy={isBusy}>
          {words[intent]}
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
