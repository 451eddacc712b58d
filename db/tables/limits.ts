import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The counters behind the limits, in the shape that rate-limiter-flexible reads. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (t) => [index('rate_limits_expiry').on(t.expire)],
)
