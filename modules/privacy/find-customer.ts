import { and, count, desc, eq, gt, isNull, ne, sql, sum } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { maxShownPerCustomer, type OwnCustomer } from '#contract/customers/calls.ts'
import { notFound } from '#contract/errors.ts'
import { toAmount } from '#contract/money.ts'
import type { calls } from '#contract/privacy/calls.ts'
import { isStaffRole } from '#contract/staff/roles.ts'
import { emailChanges } from '#db/tables/accounts.ts'
import { auditEvents } from '#db/tables/audit.ts'
import { customers } from '#db/tables/customers.ts'
import { messages } from '#db/tables/messages.ts'
import { newsletterSubscribers } from '#db/tables/newsletter.ts'
import { orders } from '#db/tables/orders.ts'
import { sessions } from '#db/tables/sessions.ts'
import { apiCustomersMessages } from '#messages/en-US/api/customers.ts'
import { staffName } from '../audit/staff-name.ts'
import type { AdminContext } from '../context.ts'
import { listConsentsOf } from '../newsletter/record-consent.ts'
import { wireStatus } from '../orders/show-order.ts'
import { listAlertsOf } from './list-alerts-of.ts'
import { listReviewsOf } from './list-reviews-of.ts'

/** One customer with everything an admin needs to help them. */
export async function findCustomer(ctx: AdminContext, { customerId }: Payload<typeof calls.findCustomer>) {
  const [found] = await ctx.db
    .select()
    .from(customers)
    .where(and(eq(customers.id, customerId), isNull(customers.deletedAt)))
  if (!found) throw notFound(apiCustomersMessages.notFound)
  const { id, firstName, lastName, email, country, channel, role, note, tags, emailConfirmedAt, createdAt } = found

  const [change] = await ctx.db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.customerId, id), isNull(emailChanges.usedAt), gt(emailChanges.expiresAt, sql`now()`)))
  const customer: OwnCustomer = {
    _id: id,
    isYou: id === ctx.caller.customerId,
    firstName,
    lastName,
    email,
    country,
    channel,
    note,
    tags,
    isAdmin: isStaffRole(role),
    createdAt: createdAt.toISOString(),
    emailConfirmedAt: emailConfirmedAt?.toISOString() ?? null,
    newEmail: change?.email ?? null,
    newsletter: await findNewsletter(ctx, email),
    consents: await listConsentsOf(ctx.db, email),
    sessionCount: await ctx.db.$count(sessions, and(eq(sessions.customerId, id), gt(sessions.expiresAt, sql`now()`))),
    ...(await sumUp(ctx, id)),
    orders: await listOrdersOf(ctx, id),
    reviews: await listReviewsOf(ctx.db, id),
    stockAlerts: await listAlertsOf(ctx.db, email),
    messages: await listMessagesOf(ctx, id),
    activity: await listActivityAbout(ctx, id),
  }
  return { customer }
}

async function findNewsletter({ db }: AdminContext, email: string): Promise<OwnCustomer['newsletter']> {
  const [subscriber] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  if (!subscriber) return 'never'
  return subscriber.unsubscribedAt ? 'unsubscribed' : 'subscribed'
}

async function sumUp({ db }: AdminContext, customerId: string) {
  const own = eq(orders.customerId, customerId)
  const [bought] = await db
    .select({ spentCents: sum(orders.totalCents).mapWith(Number) })
    .from(orders)
    .where(and(own, ne(orders.status, 'canceled')))
  const [placed] = await db.select({ times: count() }).from(orders).where(own)
  return { orderCount: placed?.times ?? 0, spent: toAmount(bought?.spentCents ?? 0) }
}

async function listOrdersOf({ db }: AdminContext, customerId: string): Promise<OwnCustomer['orders']> {
  const newest = await db
    .select()
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(sql`${orders.createdAt} desc nulls last`)
    .limit(maxShownPerCustomer)
  return newest.map(({ number, createdAt, status, totalCents }) => ({
    orderNumber: number,
    createdAt: createdAt.toISOString(),
    status: wireStatus[status],
    grandTotal: toAmount(totalCents),
  }))
}

async function listMessagesOf({ db }: AdminContext, customerId: string): Promise<OwnCustomer['messages']> {
  const newest = await db
    .select()
    .from(messages)
    .where(eq(messages.customerId, customerId))
    .orderBy(desc(messages.createdAt))
    .limit(maxShownPerCustomer)
  return newest.map(({ id, subject, status, createdAt }) => {
    return { _id: id, subject, status, createdAt: createdAt.toISOString() }
  })
}

async function listActivityAbout({ db }: AdminContext, customerId: string): Promise<OwnCustomer['activity']> {
  const newest = await db
    .select({
      _id: auditEvents.id,
      action: auditEvents.action,
      by: sql<string | null>`${staffName}`,
      at: auditEvents.at,
    })
    .from(auditEvents)
    .leftJoin(customers, eq(customers.id, auditEvents.actorId))
    .where(and(eq(auditEvents.subjectKind, 'customer'), eq(auditEvents.subjectId, customerId)))
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(maxShownPerCustomer)
  return newest.map((entry) => ({ ...entry, at: entry.at.toISOString() }))
}
