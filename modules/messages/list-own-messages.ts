import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { MyData } from '#contract/privacy/calls.ts'
import { contactReplies, contactRequests } from '#db/tables/requests.ts'
import type { CustomerContext } from '../context.ts'

/** What whoever is logged in wrote to the shop, newest first, with what was written back. */
export async function listOwnMessages({ db, caller }: CustomerContext): Promise<MyData['messages']> {
  const own = await db
    .select()
    .from(contactRequests)
    .where(eq(contactRequests.customerId, caller.customerId))
    .orderBy(desc(contactRequests.createdAt))
  const ids = own.map(({ id }) => id)
  const replies = await db
    .select()
    .from(contactReplies)
    .where(inArray(contactReplies.requestId, ids))
    .orderBy(asc(contactReplies.position))
  return own.map(({ id, createdAt, ...message }) => ({
    ...message,
    createdAt: createdAt.toISOString(),
    replies: replies
      .filter(({ requestId }) => requestId === id)
      .map((reply) => ({ text: reply.text, createdAt: reply.createdAt.toISOString() })),
  }))
}
