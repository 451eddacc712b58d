import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The rate-limit counters, in the format of rate-limiter-flexible. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (t) => [index('rate_limits_expiry').on(t.expire)],
)
