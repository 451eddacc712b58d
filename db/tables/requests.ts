import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { citext, moment } from './column-types.ts'
import { products, variants } from './products.ts'

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    email: citext().primaryKey(),
    id: uuid().notNull().unique().defaultRandom(),
    subscribedAt: moment().notNull().defaultNow(),
    unsubscribedAt: moment(),
    /** When a mail about the subscription last went out, so that nobody is flooded. */
    lastMailedAt: moment(),
  },
  (t) => [
    index('newsletter_subscribers_newest').on(t.subscribedAt.desc(), t.id.desc()),
    index('newsletter_subscribers_gone').on(t.subscribedAt.desc(), t.id.desc()).where(sql`unsubscribed_at is not null`),
  ],
)

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
    createdAt: moment().notNull().defaultNow(),
    mailedAt: moment(),
  },
  (t) => [
    uniqueIndex('stock_alerts_waiting').on(t.variantId, t.email).where(sql`mailed_at is null`),
    index('stock_alerts_in_order').on(t.variantId, t.createdAt, t.id).where(sql`mailed_at is null`),
    index('stock_alerts_product').on(t.productId).where(sql`mailed_at is null`),
    index('stock_alerts_newest').on(t.createdAt.desc(), t.id.desc()).where(sql`mailed_at is null`),
    index('stock_alerts_sent').on(t.mailedAt.desc(), t.id.desc()).where(sql`mailed_at is not null`),
  ],
)

export const contactRequests = pgTable(
  'contact_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    department: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    status: text({ enum: ['open', 'answered', 'closed'] })
      .notNull()
      .default('open'),
    reply: text(),
    createdAt: moment().notNull().defaultNow(),
    answeredAt: moment(),
  },
  (t) => [
    check('contact_requests_status', sql`${t.status} in ('open', 'answered', 'closed')`),
    index('contact_requests_open').on(t.status, t.createdAt.desc(), t.id.desc()),
  ],
)
