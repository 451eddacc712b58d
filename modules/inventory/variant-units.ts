import { sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'

/** So many units of one variant. */
export interface VariantUnits {
  variantId: string
  quantity: number
}

/** The units of each variant together, in the order in which variants are locked. */
export function sumUnits(lines: readonly VariantUnits[]): VariantUnits[] {
  const sums = new Map<string, number>()
  for (const { variantId, quantity } of lines) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  return [...sums]
    .map(([variantId, quantity]) => ({ variantId, quantity }))
    .sort((one, other) => (one.variantId < other.variantId ? -1 : 1))
}

/** The units as rows that SQL can join: `… as w(id, quantity)`. */
export function asRows(units: readonly VariantUnits[]) {
  const ids = sql.param(units.map((each) => each.variantId))
  const quantities = sql.param(units.map((each) => each.quantity))
  return sql`unnest(${ids}::uuid[], ${quantities}::int[])`
}

/** Locks the variants in the order of their ids, so that two carts with the same goods wait instead of colliding. */
export async function lockVariants(tx: Tx, units: readonly VariantUnits[]): Promise<void> {
  // One alone cannot be locked in the wrong order: whoever changes it next locks it.
  if (units.length < 2) return
  const ids = sql.param(units.map((each) => each.variantId))
  await tx.execute(sql`select from variants where id = any(${ids}::uuid[]) order by id for no key update`)
}
