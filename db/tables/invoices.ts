import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { invoiceKinds } from '#contract/invoices/invoice.ts'
import { madeAt, oneOf } from '../columns/column-types.ts'
import { orderChanges, orders } from './orders.ts'
import { refunds } from './payments.ts'

const kind = () => text({ enum: invoiceKinds })

/**
 * The last position of each kind of paper in each year. Its row is locked until the transaction that took a position ends, so that
 * none is skipped; a sequence would lose the positions of transactions that fail.
 */
export const invoiceCounters = pgTable(
  'invoice_counters',
  { kind: kind().notNull(), year: integer().notNull().default(0), last: integer().notNull() },
  (t) => [
    primaryKey({ name: 'invoice_counters_of_year', columns: [t.kind, t.year] }),
    check('invoice_counters_last', sql`${t.last} > 0`),
  ],
)

/** Invoices and credit notes as they were issued; a trigger refuses changes. */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: kind().notNull(),
    /** Of the day of issue; 0 for those of versions that did not count by year. */
    year: integer().notNull().default(0),
    /** Counted from 1 without gaps, for each kind and year. */
    position: integer().notNull(),
    /** What is printed: the prefix of then, the year and the position. */
    number: text().notNull().unique(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** The change of the order whose lines it is for; null for those that were ordered at first. */
    changeId: uuid().references(() => orderChanges.id),
    /** The refund that a credit note is about. */
    refundId: uuid()
      .unique()
      .references(() => refunds.id),
    /** The invoice that a credit note corrects. */
    invoiceId: uuid().references((): AnyPgColumn => invoices.id),
    issuedAt: madeAt(),
    /** Everything that it says; shape in `contract/invoices/invoice.ts`. */
    content: jsonb().notNull(),
  },
  (t) => [
    check('invoices_kind', sql`${t.kind} in (${oneOf(invoiceKinds)})`),
    check('invoices_position', sql`${t.position} > 0`),
    check(
      'invoices_refund',
      sql`(${t.kind} = 'credit-note') = (${t.refundId} is not null) and (${t.refundId} is null) = (${t.invoiceId} is null)`,
    ),
    unique('invoices_place').on(t.kind, t.year, t.position),
    uniqueIndex('invoices_of_order').on(t.orderId).where(sql`kind = 'invoice' and change_id is null`),
    uniqueIndex('invoices_of_change').on(t.changeId).where(sql`kind = 'invoice' and change_id is not null`),
    index('invoices_corrects').on(t.invoiceId).where(sql`invoice_id is not null`),
    index('invoices_day').on(sql`(content->>'issuedOn')`),
    index('invoices_order').on(t.orderId, t.year, t.position),
  ],
)
