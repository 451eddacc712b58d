import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { checkoutSessions } from './checkout.ts'
import { moment } from './column-types.ts'
import { orders } from './orders.ts'

/** A payment for a session; without an order if it could not be fulfilled and is refunded. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    sessionId: uuid()
      .notNull()
      .unique()
      .references(() => checkoutSessions.id),
    orderId: uuid()
      .unique()
      .references(() => orders.id),
    provider: text().notNull(),
    chargeId: text().notNull().unique(),
    amountCents: integer().notNull(),
    cardLast4: text().notNull().default(''),
    cardBrand: text().notNull().default(''),
    disputedAt: moment(),
    paidAt: moment().notNull().defaultNow(),
  },
  (t) => [
    check('payments_amount', sql`${t.amountCents} > 0`),
    check('payments_last4', sql`${t.cardLast4} ~ '^([0-9]{4})?$'`),
    index('payments_paid').on(t.paidAt, t.amountCents),
  ],
)

/**
 * The refunds of a payment, never more than it in all, which a trigger checks; `idempotencyKey` identifies one at the
 * provider.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey().defaultRandom(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    amountCents: integer().notNull(),
    reason: text({ enum: ['canceled', 'cannot-be-served', 'by-provider'] }).notNull(),
    state: text({ enum: ['pending', 'done', 'failed'] })
      .notNull()
      .default('pending'),
    idempotencyKey: text().notNull().unique(),
    providerRefundId: text().unique(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: moment().notNull().defaultNow(),
    doneAt: moment(),
  },
  (t) => [
    check('refunds_amount', sql`${t.amountCents} > 0`),
    check('refunds_done', sql`(${t.state} = 'done') = (${t.doneAt} is not null)`),
    index('refunds_of_payment').on(t.paymentId),
    index('refunds_waiting').on(t.createdAt).where(sql`state <> 'done'`),
    index('refunds_done_at').on(t.doneAt, t.amountCents).where(sql`state = 'done'`),
  ],
)

/** Events from the payment provider, each stored once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    content: jsonb().notNull(),
    receivedAt: moment().notNull().defaultNow(),
    handledAt: moment(),
  },
  (t) => [index('payment_events_waiting').on(t.receivedAt).where(sql`handled_at is null`)],
)
