import type { MessageStatus } from '#contract/messages/calls.ts'
import { adminMessagesMessages } from '#messages/en-US/admin/messages.ts'
import { StatusDot } from '../status-dot.tsx'

const dots: Record<MessageStatus, string> = { open: 'bg-accent', answered: 'bg-ink', closed: 'bg-line-strong' }

/** The status of a message in words; the dot only repeats it. */
export function MessageBadge({ status }: { status: MessageStatus }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap text-small">
      <StatusDot color={dots[status]} />
      {adminMessagesMessages.statuses[status]}
    </span>
  )
}
