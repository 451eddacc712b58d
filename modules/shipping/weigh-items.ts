import { inArray } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { variants } from '#db/tables/products.ts'

/** The weight of items in grams; a variant without a weight counts as nothing. */
export async function weighItems(tx: Tx, items: readonly { variantId: string; quantity: number }[]): Promise<number> {
  const ids = items.map(({ variantId }) => variantId)
  const rows = await tx
    .select({ id: variants.id, grams: variants.weightGrams })
    .from(variants)
    .where(inArray(variants.id, ids))
  const gramsOf = new Map(rows.map(({ id, grams }) => [id, grams ?? 0]))
  return items.reduce((sum, { variantId, quantity }) => sum + quantity * (gramsOf.get(variantId) ?? 0), 0)
}
