import { and, eq, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, invalid, notFound } from '#contract/errors.ts'
import type { calls } from '#contract/messages/calls.ts'
import type { Tx } from '#db/open-database.ts'
import { messageReplies, messages } from '#db/tables/messages.ts'
import { apiMessagesMessages } from '#messages/en-US/api/messages.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { sentOrStored } from '../emails/sent-or-stored.ts'

type Reply = Payload<typeof calls.replyToMessage>

/** Emails a reply to the sender and stores it; of two concurrent replies the second is refused. */
export async function replyToMessage(ctx: AdminContext, payload: Reply) {
  const text = payload.text.trim()
  if (text === '') throw invalid(apiMessagesMessages.replyMissing)

  const email = await ctx.db.transaction(async (tx) => {
    const request = await claimReply(tx, payload)
    const [reply] = await tx
      .insert(messageReplies)
      .values({ requestId: request.id, position: request.replyCount, text, authorId: ctx.caller.customerId })
      .returning({ id: messageReplies.id })
    const { id: messageId, name, subject, message, email: to } = request
    const fields = { messageId, name, subject, message, reply: text }
    await queueEmail(ctx, tx, { kind: 'contact-reply', cause: `contact-reply:${reply?.id}`, to, fields })
    await recordAuditEvent(ctx, tx, { action: 'message.answered', subjectKind: 'message', subjectId: messageId })
    return to
  })
  return { message: sentOrStored(ctx, apiMessagesMessages.replySent(email)) }
}

/** Increments the reply count unless someone has replied since; returns the message. */
async function claimReply(tx: Tx, { messageId, repliesSeen }: Reply) {
  const which = eq(messages.id, messageId)
  const [claimed] = await tx
    .update(messages)
    .set({ status: 'answered', answeredAt: sql`shop_now()`, replyCount: sql`${messages.replyCount} + 1` })
    .where(and(which, eq(messages.replyCount, repliesSeen)))
    .returning()
  if (claimed) return claimed
  throw (await tx.$count(messages, which)) > 0
    ? conflict(apiMessagesMessages.answeredMeanwhile)
    : notFound(apiMessagesMessages.notFound)
}
