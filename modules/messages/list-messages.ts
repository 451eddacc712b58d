import { and, eq, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls, MessageStatus } from '#contract/messages/calls.ts'
import { messages } from '#db/tables/messages.ts'
import type { AdminContext } from '../context.ts'
import { likePatterns } from '../like-patterns.ts'
import { cursorOf, inOrder, isAfterCursor } from '../page-cursor.ts'

const excerptLength = 200

/** Without another choice, open messages are listed oldest first, closed ones newest first. */
const directions: Record<MessageStatus, 'newest' | 'oldest'> = { open: 'oldest', answered: 'newest', closed: 'newest' }

/** A page of the messages of a status, and how many wait for an answer; those that do not are not counted. */
export async function listMessages(
  ctx: AdminContext,
  { status, search, sort, after, limit }: Payload<typeof calls.listMessages>,
) {
  const { id, createdAt } = messages
  const direction = sort ?? directions[status]
  const found = await ctx.db
    .select({
      _id: id,
      name: messages.name,
      email: messages.email,
      department: messages.department,
      subject: messages.subject,
      excerpt: sql<string>`left(${messages.message}, ${excerptLength})`,
      status: messages.status,
      createdAt,
      cursor: cursorOf(createdAt, id),
    })
    .from(messages)
    .where(
      and(
        eq(messages.status, status),
        // The expression of the index `messages_text`.
        ...likePatterns(search).map(
          (pattern) =>
            sql`(${messages.name} || ' ' || ${messages.email} || ' ' || ${messages.subject}) ilike ${pattern}`,
        ),
        after ? isAfterCursor(createdAt, id, after, direction) : undefined,
      ),
    )
    .orderBy(...inOrder(createdAt, id, direction))
    .limit(limit + 1)
  const page = found.slice(0, limit)
  return {
    messages: page.map((message) => ({ ...message, createdAt: message.createdAt.toISOString() })),
    open: await ctx.db.$count(messages, eq(messages.status, 'open')),
    next: found.length > limit ? (page.at(-1)?.cursor ?? null) : null,
  }
}
