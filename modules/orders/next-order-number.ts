import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { orderNumbers } from '#db/tables/orders.ts'

/** The SQL that takes the next order number; those of orders that are never paid stay unused. */
export function nextOrderNumber(prefix: string | Placeholder): SQL<string> {
  return sql<string>`${prefix}::text || nextval(${orderNumbers.seqName})`
}
