import { sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'

/** A number of units of one variant. */
export interface VariantUnits {
  variantId: string
  quantity: number
}

/** The total units of each variant, in the order in which variants are locked. */
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

/** Locks the variants in the order of their IDs, so that two carts with the same variants do not deadlock. */
export async function lockVariants(tx: Tx, units: readonly VariantUnits[]): Promise<void> {
  // A single variant has no lock order, and the next statement that changes it locks it.
  if (units.length < 2) return
  const ids = sql.param(units.map((each) => each.variantId))
  await tx.execute(sql`select from variants where id = any(${ids}::uuid[]) order by id for no key update`)
}
