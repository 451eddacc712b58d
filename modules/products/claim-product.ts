import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { conflict, notFound } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { products } from '#db/tables/products.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'

/** The version of a product that its editor has seen. */
export interface Seen {
  productId: string
  version: number
}

/**
 * Updates a product's row unless it has changed since the editor read it; returns the new row. Refuses a stale version
 * with 409 and an unknown product with 404.
 */
export async function claimProduct(
  tx: Tx,
  { productId, version }: Seen,
  changes: PgUpdateSetSource<typeof products>,
): Promise<typeof products.$inferSelect> {
  const here = and(eq(products.id, productId), isNull(products.deletedAt))
  const [claimed] = await tx
    .update(products)
    .set({ ...changes, version: sql`${products.version} + 1`, updatedAt: sql`shop_now()` })
    .where(and(here, eq(products.version, version)))
    .returning()
  if (claimed) return claimed
  throw (await tx.$count(products, here)) > 0
    ? conflict(apiProductsMessages.changedMeanwhile)
    : notFound(apiProductsMessages.notFound)
}

/**
 * Locks the variants of a product. Call it before updating its row: checkouts lock variants first and products second,
 * so the other order could deadlock.
 */
export async function lockStock(tx: Tx, productId: string): Promise<void> {
  await tx.execute(sql`select from variants where product_id = ${productId} order by id for no key update`)
}
