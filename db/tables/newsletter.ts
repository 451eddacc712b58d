import { sql } from 'drizzle-orm'
import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { citext, madeAt, moment } from '../columns/column-types.ts'

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    email: citext().primaryKey(),
    id: uuid().notNull().unique().defaultRandom(),
    subscribedAt: madeAt(),
    unsubscribedAt: moment(),
    /** When an email about the subscription was last sent; limits repeats. */
    lastMailedAt: moment(),
  },
  (t) => [
    index('newsletter_subscribers_newest').on(t.subscribedAt.desc(), t.id.desc()),
    index('newsletter_subscribers_gone').on(t.subscribedAt.desc(), t.id.desc()).where(sql`unsubscribed_at is not null`),
  ],
)
