import { and, eq, inArray } from 'drizzle-orm'
import type { Action } from '#contract/audit/actions.ts'
import type { Payload } from '#contract/call.ts'
import { conflict, notFound } from '#contract/errors.ts'
import type { calls, MessageStatus } from '#contract/messages/calls.ts'
import { messages } from '#db/tables/messages.ts'
import { apiMessagesMessages } from '#messages/en-US/api/messages.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'

/** From which statuses a message may reach each status, the audit action, and the refusal. */
const moves: Record<
  'open' | 'closed',
  { sources: MessageStatus[]; action: Action; refusal: 'openAlready' | 'closedAlready' }
> = {
  open: { sources: ['answered', 'closed'], action: 'message.reopened', refusal: 'openAlready' },
  closed: { sources: ['open', 'answered'], action: 'message.closed', refusal: 'closedAlready' },
}

/** Closes a message, answered or not. */
export async function closeMessage(ctx: AdminContext, { messageId }: Payload<typeof calls.closeMessage>) {
  await moveMessage(ctx, messageId, 'closed')
  return { message: apiMessagesMessages.closed }
}

/** Reopens a message. */
export async function reopenMessage(ctx: AdminContext, { messageId }: Payload<typeof calls.reopenMessage>) {
  await moveMessage(ctx, messageId, 'open')
  return { message: apiMessagesMessages.reopened }
}

// Of two admins who move a message at once, the second is refused.
async function moveMessage(ctx: AdminContext, messageId: string, to: 'open' | 'closed'): Promise<void> {
  const { sources, action, refusal } = moves[to]
  await ctx.db.transaction(async (tx) => {
    const which = eq(messages.id, messageId)
    const [moved] = await tx
      .update(messages)
      .set({ status: to })
      .where(and(which, inArray(messages.status, sources)))
      .returning({ id: messages.id })
    if (!moved)
      throw (await tx.$count(messages, which)) > 0
        ? conflict(apiMessagesMessages[refusal])
        : notFound(apiMessagesMessages.notFound)
    await recordAuditEvent(ctx, tx, { action, subjectKind: 'message', subjectId: messageId })
  })
}
