import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { refundMotives } from '#contract/payments/refund-motives.ts'
import { madeAt, moment } from '../columns/column-types.ts'
import { checkoutSessions } from './checkout.ts'
import { orderChanges, orderLines, orders } from './orders.ts'
import { returns } from './returns.ts'

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
    /** The order that it was paid for in addition, after a change that costs more. */
    addsToOrderId: uuid().references(() => orders.id),
    /** The change whose lines it pays. */
    changeId: uuid().references(() => orderChanges.id),
    /** The payment whose charge it is paid back to, for what units were exchanged for or replaced by: no money came in again. */
    rootId: uuid().references((): AnyPgColumn => payments.id),
    provider: text().notNull(),
    chargeId: text().notNull().unique(),
    amountCents: integer().notNull(),
    cardLast4: text().notNull().default(''),
    cardBrand: text().notNull().default(''),
    disputedAt: moment(),
    paidAt: madeAt(),
  },
  (t) => [
    // An order that discounts pay in full has a payment of 0.
    check('payments_amount', sql`${t.amountCents} >= 0`),
    check('payments_last4', sql`${t.cardLast4} ~ '^([0-9]{4})?$'`),
    check('payments_change', sql`${t.changeId} is null or ${t.addsToOrderId} is not null`),
    check('payments_one_order', sql`${t.orderId} is null or ${t.addsToOrderId} is null`),
    index('payments_added').on(t.addsToOrderId).where(sql`adds_to_order_id is not null`),
    index('payments_of_change').on(t.changeId).where(sql`change_id is not null`),
    index('payments_of_root').on(t.rootId).where(sql`root_id is not null`),
    index('payments_disputed').on(t.orderId).where(sql`disputed_at is not null`),
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
    /** The part of it that became another order or a code instead of being paid back. */
    transferredCents: integer().notNull().default(0),
    reason: text({ enum: ['canceled', 'cannot-be-served', 'by-provider', 'by-staff'] }).notNull(),
    /** Why staff refunded it; null for the other reasons. */
    motive: text({ enum: refundMotives }),
    /** The change of the order that removed its units. */
    changeId: uuid().references(() => orderChanges.id),
    /** The return that it ended, of which each payment of its units has one. */
    returnId: uuid().references(() => returns.id, { onDelete: 'set null' }),
    /** The part of the amount that is for shipping, with its tax. */
    shippingCents: integer().notNull().default(0),
    /** Whether the units of its lines were returned to stock. */
    isRestocked: boolean().notNull().default(false),
    state: text({ enum: ['pending', 'done', 'failed'] })
      .notNull()
      .default('pending'),
    idempotencyKey: text().notNull().unique(),
    /** Of a charge that paid for several orders, one refund at the provider may be of several of them. */
    providerRefundId: text(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: madeAt(),
    doneAt: moment(),
  },
  (t) => [
    // Nothing is refunded for units that store credit paid in full.
    check('refunds_amount', sql`${t.amountCents} >= 0`),
    unique('refunds_at_provider').on(t.providerRefundId, t.paymentId),
    check('refunds_transferred', sql`${t.transferredCents} between 0 and ${t.amountCents}`),
    check('refunds_shipping', sql`${t.shippingCents} >= 0`),
    check('refunds_motive', sql`(${t.reason} = 'by-staff') = (${t.motive} is not null)`),
    check('refunds_done', sql`(${t.state} = 'done') = (${t.doneAt} is not null)`),
    index('refunds_of_payment').on(t.paymentId),
    index('refunds_of_return').on(t.returnId).where(sql`return_id is not null`),
    index('refunds_waiting').on(t.createdAt).where(sql`state <> 'done'`),
    index('refunds_done_at').on(t.doneAt, t.amountCents).where(sql`state = 'done'`),
  ],
)

/** The units that a refund is for; a trigger refuses more of a line than were ordered. */
export const refundLines = pgTable(
  'refund_lines',
  {
    refundId: uuid()
      .notNull()
      .references(() => refunds.id, { onDelete: 'cascade' }),
    orderLineId: uuid()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** With the tax on top of it. */
    amountCents: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.refundId, t.orderLineId] }),
    check('refund_lines_amounts', sql`${t.quantity} > 0 and ${t.amountCents} >= 0`),
    index('refund_lines_of_line').on(t.orderLineId),
  ],
)

/** What a payment link asks for after a change of an order; its checkout has the amount and the reserved units. */
export const paymentRequests = pgTable(
  'payment_requests',
  {
    sessionId: uuid()
      .primaryKey()
      .references(() => checkoutSessions.id, { onDelete: 'cascade' }),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: madeAt(),
  },
  (t) => [index('payment_requests_order').on(t.orderId)],
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
