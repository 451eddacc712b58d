import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { checkoutSessions } from './checkout.ts'
import { moment } from './column-types.ts'
import { customers } from './customers.ts'
import { orders } from './orders.ts'

/** One comparison of the shop's books with those of the payment provider. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The admin who asked for it; null at night. */
    actorId: uuid().references(() => customers.id, { onDelete: 'set null' }),
    /** How many sessions the payment provider was asked about. */
    asked: integer().notNull().default(0),
    /** How many of these it said nothing about. */
    unanswered: integer().notNull().default(0),
    /** What was corrected on the way. */
    mended: integer().notNull().default(0),
    startedAt: moment().notNull().defaultNow(),
    finishedAt: moment(),
  },
  (t) => [index('reconciliations_newest').on(t.startedAt.desc())],
)

/** What a comparison could not corrected and someone has to look at. */
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
    /** What was said last, by the payment provider or by the shop. */
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
