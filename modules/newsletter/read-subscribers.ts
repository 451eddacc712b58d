import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Subscriber, SubscriberState } from '#contract/newsletter/calls.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { newsletterSubscribers } from '#db/tables/newsletter.ts'
import { selectRows } from '#db/typed-sql.ts'
import { likePatterns } from '../like-patterns.ts'
import { cursorOf, type Direction, inOrder, isAfterCursor } from '../page-cursor.ts'

interface SubscriberFilter {
  search?: string | undefined
  state?: SubscriberState | undefined
  after?: string | undefined
  sort?: Direction | undefined
}

const s = alias(newsletterSubscribers, 's')
const subscriberColumns = {
  subscriberId: s.id,
  email: s.email,
  subscribedAt: s.subscribedAt,
  unsubscribedAt: s.unsubscribedAt,
  cursor: cursorOf(s.subscribedAt, s.id),
}

const inState: Record<SubscriberState, SQL> = {
  subscribed: sql`s.unsubscribed_at is null`,
  unsubscribed: sql`s.unsubscribed_at is not null`,
}

/** Newsletter subscriptions `s`, by default newest first, each with its cursor. */
export async function readSubscribers(
  db: Db | Tx,
  { where, limit, sort }: { where: SQL; limit: number; sort?: Direction | undefined },
): Promise<{ subscriber: Subscriber; cursor: string }[]> {
  const rows = await selectRows(
    db,
    subscriberColumns,
    (list) => sql`
      select ${list} from newsletter_subscribers s where ${where}
      order by ${sql.join(inOrder(s.subscribedAt, s.id, sort), sql`, `)} limit ${limit}
    `,
  )
  return rows.map(({ cursor, ...row }) => ({
    cursor,
    subscriber: {
      ...row,
      subscribedAt: row.subscribedAt.toISOString(),
      unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
    },
  }))
}

/** The condition of a query; the address must contain every word of `search`. */
export function subscribersMatching({ search, state, after, sort }: SubscriberFilter): SQL {
  const conditions = [
    sql`true`,
    ...(state ? [inState[state]] : []),
    ...likePatterns(search).map((pattern) => sql`plain_text(s.email::text) like plain_text(${pattern})`),
    ...(after ? [isAfterCursor(s.subscribedAt, s.id, after, sort)] : []),
  ]
  return sql.join(conditions, sql` and `)
}
