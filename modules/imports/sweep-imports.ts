import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { productImports } from '#db/tables/imports.ts'
import type { Shop } from '../context.ts'
import { forgetFile } from './forget-file.ts'

/** Ends imports that stopped a day ago with their process, and removes their files. */
export async function sweepImports(shop: Pick<Shop, 'db' | 'files'>): Promise<void> {
  const isLeft = and(
    inArray(productImports.state, ['waiting', 'running']),
    lt(productImports.updatedAt, sql`(select shop_now()) - interval '1 day'`),
  )
  for (const left of await shop.db.select().from(productImports).where(isLeft)) {
    await forgetFile(shop, left)
    await shop.db
      .update(productImports)
      .set({ state: 'failed', updatedAt: sql`shop_now()` })
      .where(and(eq(productImports.id, left.id), isLeft))
  }
}
