import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './column-types.ts'

/** The sandbox till's own books. The shop never reads them; it asks the till, as it would ask a real provider. */
export const tillSessions = pgTable(
  'till_sessions',
  {
    id: text().primaryKey(),
    /** Our reference, as a provider would keep it. */
    reference: uuid().notNull().unique(),
    status: text({ enum: ['open', 'paid', 'expired'] })
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
    /** How often somebody tried to pay; every try uses up the number it was made with. */
    attempts: integer().notNull().default(0),
    /** When the bank asked for a second factor; the buyer and the sums wait beside it. */
    challengedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    paidAt: moment(),
  },
  (t) => [
    check('till_sessions_status', sql`${t.status} in ('open', 'paid', 'expired')`),
    check('till_sessions_paid', sql`(${t.status} = 'paid') = (${t.chargeId} is not null)`),
  ],
)

export const tillRefunds = pgTable(
  'till_refunds',
  {
    id: text().primaryKey(),
    chargeId: text().notNull(),
    amountCents: integer().notNull(),
    idempotencyKey: text().notNull(),
    /** When the buyer's bank sent it back. */
    lostAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('till_refunds_charge').on(t.chargeId),
    uniqueIndex('till_refunds_key').on(t.idempotencyKey).where(sql`lost_at is null`),
    check('till_refunds_amount', sql`${t.amountCents} > 0`),
  ],
)

/** What the till has to tell the shop, told again until the shop answers. */
export const tillEvents = pgTable(
  'till_events',
  {
    id: text().primaryKey(),
    type: text({ enum: ['session-paid', 'session-expired', 'charge-refunded', 'refund-changed'] }).notNull(),
    sessionId: text()
      .notNull()
      .references(() => tillSessions.id, { onDelete: 'cascade' }),
    chargeId: text(),
    attempts: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    nextTryAt: moment().notNull().defaultNow(),
    deliveredAt: moment(),
  },
  (t) => [
    check(
      'till_events_type',
      sql`${t.type} in ('session-paid', 'session-expired', 'charge-refunded', 'refund-changed')`,
    ),
    index('till_events_due').on(t.nextTryAt).where(sql`delivered_at is null`),
    index('till_events_session').on(t.sessionId),
  ],
)

/** What the till is told to do wrong, for whoever tries the shop out; a switch without a row is off. */
export const tillSwitches = pgTable(
  'till_switches',
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
      ],
    }).primaryKey(),
    /** Whether it stays on when the shop starts again. */
    isKept: boolean().notNull().default(false),
    setAt: moment().notNull().defaultNow(),
  },
  (t) => [
    check(
      'till_switches_name',
      sql`${t.name} in ('decline', 'second-factor', 'slow', 'webhook-late', 'webhook-twice', 'webhook-out-of-order', 'webhook-never', 'refund-returned')`,
    ),
  ],
)
