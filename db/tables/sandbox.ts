import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { disputeStates } from '#contract/disputes/dispute.ts'
import { madeAt, moment, oneOf } from '../columns/column-types.ts'

/** The sandbox's own data. The shop never reads it; it calls the sandbox as it would a real provider. */
export const sandboxSessions = pgTable(
  'sandbox_sessions',
  {
    id: text().primaryKey(),
    /** The shop's reference. */
    reference: uuid().notNull().unique(),
    status: text({ enum: ['open', 'processing', 'paid', 'expired'] })
      .notNull()
      .default('open'),
    basket: jsonb().notNull(),
    successUrl: text().notNull(),
    cancelUrl: text().notNull(),
    chargeId: text().unique(),
    amountCents: integer(),
    shippingCents: integer(),
    taxCents: integer(),
    buyer: jsonb(),
    cardLast4: text(),
    cardBrand: text(),
    /** The number of payment attempts; each invalidates its form. */
    attempts: integer().notNull().default(0),
    /** When the bank asked for a second factor; the buyer and the amounts are stored with it. */
    challengedAt: moment(),
    createdAt: madeAt(),
    expiresAt: moment().notNull(),
    /** When a bank debit was ordered, which the bank decides about later. */
    processingAt: moment(),
    paidAt: moment(),
  },
  (t) => [
    check('sandbox_sessions_status', sql`${t.status} in ('open', 'processing', 'paid', 'expired')`),
    index('sandbox_sessions_processing').on(t.processingAt).where(sql`status = 'processing'`),
    check('sandbox_sessions_paid', sql`(${t.status} = 'paid') = (${t.chargeId} is not null)`),
  ],
)

export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    id: text().primaryKey(),
    chargeId: text().notNull(),
    amountCents: integer().notNull(),
    idempotencyKey: text().notNull(),
    /** When the buyer's bank returned it. */
    lostAt: moment(),
    createdAt: madeAt(),
  },
  (t) => [
    index('sandbox_refunds_charge').on(t.chargeId),
    uniqueIndex('sandbox_refunds_key').on(t.idempotencyKey).where(sql`lost_at is null`),
    check('sandbox_refunds_amount', sql`${t.amountCents} > 0`),
  ],
)

/** Disputes that an admin opens at the sandbox, to see how they go. */
export const sandboxDisputes = pgTable(
  'sandbox_disputes',
  {
    id: text().primaryKey(),
    chargeId: text().notNull(),
    amountCents: integer().notNull(),
    reason: text().notNull(),
    state: text({ enum: disputeStates }).notNull().default('needs-response'),
    respondBy: moment().notNull(),
    createdAt: madeAt(),
  },
  (t) => [
    check('sandbox_disputes_amount', sql`${t.amountCents} > 0`),
    check('sandbox_disputes_state', sql`${t.state} in (${oneOf(disputeStates)})`),
    // A second dispute of a charge begins once the first is over.
    uniqueIndex('sandbox_disputes_open').on(t.chargeId).where(sql`state in ('needs-response', 'under-review')`),
    index('sandbox_disputes_charge').on(t.chargeId),
  ],
)

/** Webhook events, retried until the shop accepts them. */
export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    id: text().primaryKey(),
    type: text({
      enum: ['session-paid', 'session-expired', 'charge-refunded', 'refund-changed', 'charge-disputed'],
    }).notNull(),
    sessionId: text()
      .notNull()
      .references(() => sandboxSessions.id, { onDelete: 'cascade' }),
    chargeId: text(),
    attempts: integer().notNull().default(0),
    createdAt: madeAt(),
    nextTryAt: madeAt(),
    deliveredAt: moment(),
  },
  (t) => [
    check(
      'sandbox_events_type',
      sql`${t.type} in ('session-paid', 'session-expired', 'charge-refunded', 'refund-changed', 'charge-disputed')`,
    ),
    index('sandbox_events_due').on(t.nextTryAt).where(sql`delivered_at is null`),
    index('sandbox_events_session').on(t.sessionId),
  ],
)

/** Simulated failures; a switch without a row is off. */
export const sandboxSwitches = pgTable(
  'sandbox_switches',
  {
    name: text({
      enum: [
        'decline',
        'second-factor',
        'slow',
        'webhook-late',
        'webhook-twice',
        'webhook-out-of-order',
        'webhook-never',
        'refund-returned',
        'debit-succeeds',
        'debit-fails',
      ],
    }).primaryKey(),
    /** Whether it survives a restart. */
    isKept: boolean().notNull().default(false),
    setAt: madeAt(),
  },
  (t) => [
    check(
      'sandbox_switches_name',
      sql`${t.name} in ('decline', 'second-factor', 'slow', 'webhook-late', 'webhook-twice', 'webhook-out-of-order', 'webhook-never', 'refund-returned', 'debit-succeeds', 'debit-fails')`,
    ),
  ],
)
