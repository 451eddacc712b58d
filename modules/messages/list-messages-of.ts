import { asc, desc, inArray } from 'drizzle-orm'
import type { MyData } from '#contract/privacy/calls.ts'
import type { Db } from '#db/open-database.ts'
import { messageReplies, messages } from '#db/tables/messages.ts'
import type { Buyer } from '../customers/buyer.ts'
import { messagesOf } from './messages-of.ts'

/** The messages of a buyer, newest first, with replies. */
export async function listMessagesOf(db: Db, buyer: Buyer): Promise<MyData['messages']> {
  const own = await db.select().from(messages).where(messagesOf(buyer)).orderBy(desc(messages.createdAt))
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
