import { and, asc, desc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { notFound } from '#contract/errors.ts'
import type { ContactMessage, calls } from '#contract/messages/calls.ts'
import type { Db } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'
import { messageReplies, messages } from '#db/tables/messages.ts'
import { orders } from '#db/tables/orders.ts'
import { apiMessagesMessages } from '#messages/en-US/api/messages.ts'
import { staffName } from '../audit/staff-name.ts'
import type { AdminContext } from '../context.ts'

const maxOrders = 5

/** A message with its replies, the orders of its sender and the account it seems to belong to. */
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
    orders: await listOrdersOf(ctx.db, found),
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

// An account's orders are found by its id, too: its address may have changed since.
async function listOrdersOf(db: Db, { customerId, email }: typeof messages.$inferSelect) {
  const rows = await db
    .select({ orderNumber: orders.number, createdAt: orders.createdAt })
    .from(orders)
    .where(or(eq(orders.email, email), customerId ? eq(orders.customerId, customerId) : undefined))
    .orderBy(desc(orders.createdAt))
    .limit(maxOrders)
  return rows.map(({ orderNumber, createdAt }) => ({ orderNumber, createdAt: createdAt.toISOString() }))
}

async function listReplies(db: Db, requestId: string): Promise<ContactMessage['replies']> {
  const replies = await db
    .select({
      text: messageReplies.text,
      by: sql<string | null>`${staffName}`,
      at: messageReplies.createdAt,
    })
    .from(messageReplies)
    .leftJoin(customers, eq(customers.id, messageReplies.authorId))
    .where(eq(messageReplies.requestId, requestId))
    .orderBy(asc(messageReplies.position))
  return replies.map((reply) => ({ ...reply, at: reply.at.toISOString() }))
}
