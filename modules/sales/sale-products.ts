import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '#db/open-database.ts'
import { sales } from '#db/tables/sales.ts'
import { readCollection } from '../collections/read-collection.ts'

/**
 * A statement that selects the `id` of the products of a sale: those that it has, and before it starts those that it would
 * take now. An archived product is not reduced.
 */
export async function productsOf(db: Db | Tx, saleId: string): Promise<SQL> {
  const [sale] = await db
    .select({ scope: sales.scope, collectionId: sales.collectionId, startedAt: sales.startedAt })
    .from(sales)
    .where(eq(sales.id, saleId))
  if (!sale || sale.scope === 'hand' || sale.startedAt) {
    return sql`select product_id as id from sale_products where sale_id = ${saleId}`
  }
  const condition = sale.scope === 'all' ? sql`true` : (await readCollection(db, { id: sale.collectionId })).condition
  return sql`select p.id from products p where p.deleted_at is null and p.status <> 'archived' and ${condition}`
}
