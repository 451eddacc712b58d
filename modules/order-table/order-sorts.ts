import { eq, type SQL, sql } from 'drizzle-orm'
import { invalid } from '#contract/errors.ts'
import type { OrderSort } from '#contract/order-table/order-row.ts'
import type { Db } from '#db/open-database.ts'
import { orders } from '#db/tables/orders.ts'
import { apiErrorsMessages } from '#messages/en-US/api/errors.ts'
import { inOrder } from '../page-cursor.ts'

// Each column has an index together with the ID, so that every page is read from it.
const columns = {
  createdAt: { column: orders.createdAt, type: sql`timestamptz` },
  total: { column: orders.totalCents, type: sql`integer` },
  customer: { column: orders.customerName, type: sql`text` },
}

const sorts: Record<OrderSort, { by: keyof typeof columns; direction: 'newest' | 'oldest' }> = {
  newest: { by: 'createdAt', direction: 'newest' },
  oldest: { by: 'createdAt', direction: 'oldest' },
  'total-desc': { by: 'total', direction: 'newest' },
  'total-asc': { by: 'total', direction: 'oldest' },
  'customer-asc': { by: 'customer', direction: 'oldest' },
  'customer-desc': { by: 'customer', direction: 'newest' },
}

export function orderOf(sort: OrderSort): SQL[] {
  const { by, direction } = sorts[sort]
  return inOrder(columns[by].column, orders.id, direction)
}

/** The orders after one of them in a list; refuses one that does not exist. */
export async function isAfterOrder(db: Db, sort: OrderSort, orderId: string): Promise<SQL> {
  const { by, direction } = sorts[sort]
  const { column, type } = columns[by]
  const [last] = await db
    .select({ value: sql<string>`${column}::text` })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!last) throw invalid(apiErrorsMessages.noSuchPage)
  const comparison = direction === 'newest' ? sql`<` : sql`>`
  return sql`(${column}, ${orders.id}) ${comparison} (${last.value}::${type}, ${orderId}::uuid)`
}
