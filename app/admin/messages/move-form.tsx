import { Button } from '#app/ui/button.tsx'
import type { MessageStatus } from '#contract/messages.ts'
import { useMessageForm } from './use-message-form.ts'

/** Puts a message away or back. */
export function MoveForm({ intent }: { intent: 'close' | 'reopen' }) {
  const { Form, isBusy, answer } = useMessageForm()
  return (
    <Form method="post">
      <Button type="submit" name="intent" value={intent} variant="secondary" busy={isBusy}>
        {intent === 'close' ? 'Close' : 'Reopen'}
      </Button>
      {answer?.isDone === false && (
        <p role="alert" className="mt-2 text-small text-accent">
          {answer.message}
        </p>
      )}
    </Form>
  )
}

/** Where a message may go from each status. */
export const movesFrom: Record<MessageStatus, readonly ('close' | 'reopen')[]> = {
  open: ['close'],
  answered: ['reopen', 'close'],
  closed: ['reopen'],
}
