import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { citext, madeAt, moment } from '../columns/column-types.ts'
import { products, variants } from './products.ts'

export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: uuid()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    email: citext().notNull(),
    createdAt: madeAt(),
    emailedAt: moment(),
  },
  (t) => [
    uniqueIndex('stock_alerts_waiting').on(t.variantId, t.email).where(sql`emailed_at is null`),
    index('stock_alerts_in_order').on(t.variantId, t.createdAt, t.id).where(sql`emailed_at is null`),
    index('stock_alerts_product').on(t.productId),
    index('stock_alerts_newest').on(t.createdAt.desc(), t.id.desc()).where(sql`emailed_at is null`),
    index('stock_alerts_sent').on(t.emailedAt.desc(), t.id.desc()).where(sql`emailed_at is not null`),
    index('stock_alerts_email').on(t.email),
  ],
)

/** How often shoppers looked at a sold-out variant, by the day, without anything about who did. */
export const soldOutViews = pgTable(
  'sold_out_views',
  {
    variantId: uuid()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    views: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.variantId, t.day] }),
    check('sold_out_views_counted', sql`${t.views} > 0`),
    index('sold_out_views_day').on(t.day),
  ],
)

/**
 * The restock radar: variants that people want and cannot have, counted from stock alerts, wishlists and views. The function
 * `refresh_wanted` keeps it; nothing else writes it. Without references, so that counting never waits for who deletes a product.
 */
export const wantedVariants = pgTable(
  'wanted_variants',
  {
    variantId: uuid().primaryKey(),
    productId: uuid().notNull(),
    people: integer().notNull(),
    waiting: integer().notNull(),
    /** When the oldest waiting request was made; null without any. */
    since: moment(),
    wishlists: integer().notNull(),
    views: integer().notNull(),
  },
  (t) => [
    index('wanted_variants_ranked').on(t.people.desc(), t.views.desc(), t.variantId.desc()),
    index('wanted_variants_product').on(t.productId),
  ],
)

/** The products whose rows of the radar may be out of date, once for each change; triggers add them. */
export const wantedMarks = pgTable('wanted_marks', { productId: uuid().notNull() })
