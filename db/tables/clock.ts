import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * How far the clock of the shop is ahead, in one row that every database has; `shop_now()` reads it. It can only be ahead
 * while no money moves.
 */
export const shopClock = pgTable(
  'shop_clock',
  {
    id: boolean().primaryKey().default(true),
    aheadDays: integer().notNull().default(0),
    /** The payment provider of the process that started last. */
    provider: text({ enum: ['sandbox', 'stripe'] })
      .notNull()
      .default('sandbox'),
  },
  (t) => [
    check('shop_clock_one', sql`${t.id}`),
    check('shop_clock_provider', sql`${t.provider} in ('sandbox', 'stripe')`),
    check(
      'shop_clock_ahead',
      sql`${t.aheadDays} between 0 and 3650 and (${t.aheadDays} = 0 or ${t.provider} = 'sandbox')`,
    ),
  ],
)
