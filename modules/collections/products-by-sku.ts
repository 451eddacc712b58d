import { inArray } from 'drizzle-orm'
import type { Db, Tx } from '#db/open-database.ts'
import { products } from '#db/tables/products.ts'

/** The products with these SKUs in their order, each once, and the first SKU that no product has. */
export async function productsBySku(db: Db | Tx, typed: readonly string[]) {
  const skus = [...new Set(typed)]
  const found = await db
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(inArray(products.sku, skus))
  const ids = new Map(found.map(({ id, sku }) => [sku, id]))
  return { ids: skus.flatMap((sku) => ids.get(sku) ?? []), unknown: skus.find((sku) => !ids.has(sku)) }
}
