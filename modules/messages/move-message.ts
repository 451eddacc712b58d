import { and, eq, inArray } from 'drizzle-orm'
import type { Action } from '#contract/audit/actions.ts'
import { conflict, notFound } from '#contract/errors.ts'
import type { MessageStatus } from '#contract/messages/calls.ts'
import { messages } from '#db/tables/messages.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'

/** Where a message may come from to be put away or back, what is written down, and why it may not go there again. */
const moves: Record<'open' | 'closed', { sources: MessageStatus[]; action: Action; refusal: string }> = {
  open: { sources: ['answered', 'closed'], action: 'message.reopened', refusal: 'This message is open already.' },
  closed: { sources: ['open', 'answered'], action: 'message.closed', refusal: 'This message is closed already.' },
}

/** Moves a message to a status; of two who do so at once one is told. Refuses with 404 what is not there. */
export async function moveMessage(ctx: AdminContext, messageId: string, to: 'open' | 'closed'): Promise<void> {
  const { sources, action, refusal } = moves[to]
  await ctx.db.transaction(async (tx) => {
    const which = eq(messages.id, messageId)
    const [moved] = await tx
      .update(messages)
      .set({ status: to })
      .where(and(which, inArray(messages.status, sources)))
      .returning({ id: messages.id })
    if (!moved) throw (await tx.$count(messages, which)) > 0 ? conflict(refusal) : notFound('There is no such message.')
    await recordAuditEvent(ctx, tx, { action, subjectKind: 'message', subjectId: messageId })
  })
}
