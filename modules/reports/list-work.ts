import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { emails } from '#db/tables/emails.ts'
import { messages } from '#db/tables/messages.ts'
import { orders } from '#db/tables/orders.ts'
import { returns } from '#db/tables/returns.ts'
import type { AdminContext } from '../context.ts'
import { hasDemoImages } from '../demo/has-demo-images.ts'
import { may } from '../may.ts'
import { isPartlyShipped } from '../order-table/order-conditions.ts'
import { inOrder } from '../page-cursor.ts'
import { listAlerts } from './list-alerts.ts'
import { listDisputesToAnswer } from './list-disputes-to-answer.ts'
import { listLowStock } from './list-low-stock.ts'
import { listStuckRefunds } from './list-stuck-refunds.ts'
import { listToCollect } from './list-to-collect.ts'

const shown = 5
const variantsShown = 8
/** What waits for others. */
const nothing = { count: 0, first: [] }

/**
 * The to-do list of the dashboard: disputes, orders to ship and to collect, open messages, failed refunds and emails, and
 * items low in stock; of them what is for the role of the caller.
 */
export async function listWork(ctx: AdminContext) {
  const { db, settings, mailer } = ctx
  const [forSupport, forEditors, forManagers] = [may(ctx, 'support'), may(ctx, 'editor'), may(ctx, 'manager')]
  const { lowStock: lowStockFrom } = (await settings.read()).thresholds
  const [
    anyOrder,
    toShip,
    disputes,
    toCollect,
    openMessages,
    returns,
    stuckRefunds,
    parkedEmails,
    lowStock,
    alerts,
    unsentEmails,
    isDemo,
  ] = await Promise.all([
    db.select({ id: orders.id }).from(orders).limit(1),
    forSupport ? listToShip(db) : { ...nothing, partlyShipped: 0 },
    forManagers ? listDisputesToAnswer(db, shown) : nothing,
    forSupport ? listToCollect(db, shown) : nothing,
    forSupport ? listOpenMessages(db) : nothing,
    forSupport ? listReturns(db) : nothing,
    forManagers ? listStuckRefunds(db, shown) : nothing,
    forSupport ? listFailedEmails(db) : nothing,
    forEditors ? listLowStock(db, lowStockFrom, variantsShown) : nothing,
    forEditors ? listAlerts(db, variantsShown) : nothing,
    mailer.name === 'smtp' || !forSupport ? null : countUnsent(db),
    hasDemoImages(db),
  ])
  const hasSold = anyOrder.length > 0
  return {
    hasSold,
    isDemo,
    toShip,
    disputes,
    toCollect,
    openMessages,
    returns,
    stuckRefunds,
    parkedEmails,
    unsentEmails,
    lowStockFrom,
    lowStock,
    alerts,
  }
}

async function listToShip(db: Db) {
  const isWaiting = eq(orders.status, 'processing')
  const found = await db
    .select({ orderNumber: orders.number, createdAt: orders.createdAt })
    .from(orders)
    .where(isWaiting)
    .orderBy(...inOrder(orders.createdAt, orders.id, 'oldest'))
    .limit(shown)
  return {
    count: await db.$count(orders, isWaiting),
    partlyShipped: await db.$count(orders, isPartlyShipped),
    first: found.map(({ orderNumber, createdAt }) => ({ orderNumber, createdAt: createdAt.toISOString() })),
  }
}

async function listReturns(db: Db) {
  const isWaiting = inArray(returns.status, ['requested', 'received'])
  const found = await db
    .select({ _id: returns.id, number: returns.number, createdAt: returns.createdAt })
    .from(returns)
    .where(isWaiting)
    .orderBy(...inOrder(returns.createdAt, returns.id, 'oldest'))
    .limit(shown)
  return {
    count: await db.$count(returns, isWaiting),
    first: found.map(({ createdAt, ...each }) => ({ ...each, createdAt: createdAt.toISOString() })),
  }
}

async function listOpenMessages(db: Db) {
  const isOpen = eq(messages.status, 'open')
  const found = await db
    .select({ _id: messages.id, subject: messages.subject, createdAt: messages.createdAt })
    .from(messages)
    .where(isOpen)
    .orderBy(...inOrder(messages.createdAt, messages.id, 'oldest'))
    .limit(shown)
  return {
    count: await db.$count(messages, isOpen),
    first: found.map(({ createdAt, ...message }) => ({ ...message, createdAt: createdAt.toISOString() })),
  }
}

function countUnsent(db: Db) {
  const isRecent = gt(emails.createdAt, sql`(select shop_now()) - interval '1 day'`)
  return db.$count(emails, and(eq(emails.state, 'unsent'), gt(emails.attempts, 0), isRecent))
}

async function listFailedEmails(db: Db) {
  const isParked = eq(emails.state, 'parked')
  const found = await db
    .select({ _id: emails.id, subject: emails.subject, createdAt: emails.createdAt })
    .from(emails)
    .where(isParked)
    .orderBy(...inOrder(emails.createdAt, emails.id))
    .limit(shown)
  return {
    count: await db.$count(emails, isParked),
    first: found.map(({ createdAt, ...email }) => ({ ...email, createdAt: createdAt.toISOString() })),
  }
}
