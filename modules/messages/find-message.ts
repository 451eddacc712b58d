import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { notFound } from '#contract/errors.ts'
import type { ContactMessage, calls } from '#contract/messages/calls.ts'
import type { Db } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'
import { messageReplies, messages } from '#db/tables/messages.ts'
import { apiMessagesMessages } from '#messages/en-US/api/messages.ts'
import type { AdminContext } from '../context.ts'

/** A message with its replies and the account it seems to belong to. */
export async function findMessage(ctx: AdminContext, { messageId }: Payload<typeof calls.findMessage>) {
  const [found] = await ctx.db.select().from(messages).where(eq(messages.id, messageId))
  if (!found) throw notFound(apiMessagesMessages.notFound)
  const { id, name, email, phone, department, subject, message, status, createdAt } = found
  const contactMessage: ContactMessage = {
    _id: id,
    name,
    email,
    phone,
    department,
    subject,
    text: message,
    status,
    createdAt: createdAt.toISOString(),
    customer: await findSender(ctx.db, found),
    replies: await listReplies(ctx.db, id),
  }
  return { contactMessage, nextOpen: await findNextOpen(ctx.db, id) }
}

async function findNextOpen(db: Db, than: string): Promise<string | null> {
  const [next] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.status, 'open'), ne(messages.id, than)))
    .orderBy(sql`${messages.createdAt} asc nulls first`)
    .limit(1)
  return next?.id ?? null
}

async function findSender(db: Db, { customerId, email }: typeof messages.$inferSelect) {
  const isSender = customerId ? eq(customers.id, customerId) : eq(customers.email, email)
  const [account] = await db
    .select()
    .from(customers)
    .where(and(isSender, isNull(customers.deletedAt)))
  if (!account) return null
  return { _id: account.id, name: `${account.firstName} ${account.lastName}`, wasLoggedIn: customerId !== null }
}

async function listReplies(db: Db, requestId: string): Promise<ContactMessage['replies']> {
  const replies = await db
    .select({
      text: messageReplies.text,
      by: sql<string | null>`${customers.firstName} || ' ' || ${customers.lastName}`,
      at: messageReplies.createdAt,
    })
    .from(messageReplies)
    .leftJoin(customers, eq(customers.id, messageReplies.authorId))
    .where(eq(messageReplies.requestId, requestId))
    .orderBy(asc(messageReplies.position))
  return replies.map((reply) => ({ ...reply, at: reply.at.toISOString() }))
}
