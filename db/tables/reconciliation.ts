import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { madeAt, moment } from '../columns/column-types.ts'
import { checkoutSessions } from './checkout.ts'
import { customers } from './customers.ts'
import { orders } from './orders.ts'

/** One reconciliation of orders and payments with the payment provider. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The admin who started it; null for the nightly run. */
    actorId: uuid().references(() => customers.id, { onDelete: 'set null' }),
    /** The number of sessions checked. */
    asked: integer().notNull().default(0),
    /** The number of sessions without a response. */
    unanswered: integer().notNull().default(0),
    /** The number of differences that were fixed. */
    mended: integer().notNull().default(0),
    startedAt: madeAt(),
    finishedAt: moment(),
  },
  (t) => [index('reconciliations_newest').on(t.startedAt.desc())],
)

/** Differences that a reconciliation could not fix, for review. */
export const reconciliationFindings = pgTable(
  'reconciliation_findings',
  {
    id: uuid().primaryKey().defaultRandom(),
    reconciliationId: uuid()
      .notNull()
      .references(() => reconciliations.id, { onDelete: 'cascade' }),
    kind: text({
      enum: ['paid-without-order', 'order-without-charge', 'other-amount', 'refund-waiting', 'returned-not-canceled'],
    }).notNull(),
    sessionId: uuid().references(() => checkoutSessions.id, { onDelete: 'cascade' }),
    orderId: uuid().references(() => orders.id, { onDelete: 'cascade' }),
    amountCents: integer(),
    /** The last error. */
    note: text(),
    since: moment().notNull(),
  },
  (t) => [
    check(
      'reconciliation_findings_kind',
      sql`${t.kind} in ('paid-without-order', 'order-without-charge', 'other-amount', 'refund-waiting', 'returned-not-canceled')`,
    ),
    index('reconciliation_findings_of').on(t.reconciliationId),
  ],
)
