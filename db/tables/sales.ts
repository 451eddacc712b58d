import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { saleKinds, saleScopes, saleStates } from '#contract/sales/sale-shape.ts'
import { madeAt, moment, oneOf } from '../columns/column-types.ts'
import { collections } from './collections.ts'
import { products } from './products.ts'

/** Reduced prices for a time; a job starts and ends them. */
export const sales = pgTable(
  'sales',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    kind: text({ enum: saleKinds }).notNull(),
    /** How much less a product costs. */
    percent: integer(),
    /** What a product costs, unless it costs less anyway. */
    priceCents: integer(),
    /** Prices are rounded to multiples of it: what a card can be charged. */
    stepCents: integer().notNull().default(1),
    scope: text({ enum: saleScopes }).notNull(),
    /** The collection whose products it takes when it starts. */
    collectionId: uuid().references(() => collections.id, { onDelete: 'set null' }),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    state: text({ enum: saleStates }).notNull().default('scheduled'),
    /** Whether all prices follow its state. */
    isApplied: boolean().notNull().default(true),
    /** When its prices began and ceased to be in force. */
    startedAt: moment(),
    endedAt: moment(),
    /** Incremented with every change, so that concurrent edits conflict. */
    version: integer().notNull().default(1),
    createdAt: madeAt(),
  },
  (t) => [
    check('sales_name', sql`length(${t.name}) between 1 and 80`),
    check('sales_kind', sql`${t.kind} in (${oneOf(saleKinds)})`),
    check('sales_scope', sql`${t.scope} in (${oneOf(saleScopes)})`),
    check('sales_state', sql`${t.state} in (${oneOf(saleStates)})`),
    check(
      'sales_reduction',
      sql`case ${t.kind} when 'percent' then ${t.percent} between 1 and 95 and ${t.priceCents} is null
        else ${t.priceCents} between 1 and 1000000000 and ${t.percent} is null end`,
    ),
    check('sales_collection', sql`${t.scope} = 'collection' or ${t.collectionId} is null`),
    check('sales_times', sql`${t.endsAt} > ${t.startsAt}`),
    index('sales_due').on(t.state, t.startsAt).where(sql`state in ('scheduled', 'running') or not is_applied`),
    index('sales_newest').on(t.createdAt.desc(), t.id),
    index('sales_collection_id').on(t.collectionId),
  ],
)

/** The products of a sale: chosen by hand, or those that it took when it started. */
export const saleProducts = pgTable(
  'sale_products',
  {
    saleId: uuid()
      .notNull()
      .references(() => sales.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.saleId, t.productId] }), index('sale_products_product').on(t.productId)],
)
