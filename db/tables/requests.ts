import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { citext, moment } from './column-types.ts'
import { customers } from './customers.ts'
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
    index('stock_alerts_email').on(t.email),
  ],
)

export const contactRequests = pgTable(
  'contact_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Who was logged in while writing it; the typed address alone proves nothing. */
    customerId: uuid().references(() => customers.id, { onDelete: 'set null' }),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    department: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    status: text({ enum: ['open', 'answered', 'closed'] })
      .notNull()
      .default('open'),
    /** Goes up with every reply, so that two who reply at once notice each other. */
    replyCount: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    answeredAt: moment(),
  },
  (t) => [
    check('contact_requests_status', sql`${t.status} in ('open', 'answered', 'closed')`),
    index('contact_requests_open').on(t.status, t.createdAt.desc(), t.id.desc()),
    index('contact_requests_customer').on(t.customerId),
  ],
)

/** What was written back, word for word, in order. */
export const contactReplies = pgTable(
  'contact_replies',
  {
    id: uuid().primaryKey().defaultRandom(),
    requestId: uuid()
      .notNull()
      .references(() => contactRequests.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    text: text().notNull(),
    authorId: uuid().references(() => customers.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [unique('contact_replies_place').on(t.requestId, t.position)],
)
