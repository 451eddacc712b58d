import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { productColors, products, variants } from '#db/tables/products.ts'
import { stockAlerts } from '#db/tables/stock-alerts.ts'
import { productsPath } from '../products/product-path.ts'

/** The alerts of an email address that have not been sent yet, newest first, at most `limit`. */
export function listWaitingAlerts(db: Db, email: string, limit: number) {
  return db
    .select({
      id: stockAlerts.id,
      askedAt: stockAlerts.createdAt,
      product: products,
      path: productsPath,
      color: productColors.name,
      size: variants.size,
    })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .innerJoin(variants, eq(variants.id, stockAlerts.variantId))
    .leftJoin(productColors, eq(productColors.id, variants.colorId))
    .where(and(eq(stockAlerts.email, email), isNull(stockAlerts.emailedAt)))
    .orderBy(desc(stockAlerts.createdAt), asc(stockAlerts.id))
    .limit(limit)
}
