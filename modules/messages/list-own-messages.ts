import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { MyData } from '#contract/privacy/calls.ts'
import { messageReplies, messages } from '#db/tables/messages.ts'
import type { CustomerContext } from '../context.ts'

/** The messages of the logged-in customer, newest first, with replies. */
export async function listOwnMessages({ db, caller }: CustomerContext): Promise<MyData['messages']> {
  const own = await db
    .select()
    .from(messages)
    .where(eq(messages.customerId, caller.customerId))
    .orderBy(desc(messages.createdAt))
  const ids = own.map(({ id }) => id)
  const replies = await db
    .select()
    .from(messageReplies)
    .where(inArray(messageReplies.requestId, ids))
    .orderBy(asc(messageReplies.position))
  return own.map(({ id, createdAt, ...message }) => ({
    ...message,
    createdAt: createdAt.toISOString(),
    replies: replies
      .filter(({ requestId }) => requestId === id)
      .map((reply) => ({ text: reply.text, createdAt: reply.createdAt.toISOString() })),
  }))
}
