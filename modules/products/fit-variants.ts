import { sql } from 'drizzle-orm'
import { conflict } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { nameVariant } from './own-variants.ts'

/** The colors and sizes of a product as rows: a single null row if it has no colors or no sizes. */
const grid = (productId: string) => sql`
  select c.id as color_id, s.size from
    (select id from product_colors where product_id = ${productId}
      union all select null where not exists (select from product_colors where product_id = ${productId})) c
    cross join
    (select size from product_sizes where product_id = ${productId}
      union all select null where not exists (select from product_sizes where product_id = ${productId})) s
`

/**
 * Adds the missing variants of a product, with this many units each (null: not counted), and removes those whose color
 * or size it no longer has. Returns the IDs of the new ones. Refuses to remove a variant that is reserved by a
 * checkout.
 */
export async function fitVariants(tx: Tx, productId: string, units: number | null): Promise<string[]> {
  const { rows: left } = await tx.execute<{ color: string | null; size: number | null; reserved: number }>(sql`
    delete from variants v where v.product_id = ${productId} and not exists (
      select from (${grid(productId)}) g where g.color_id is not distinct from v.color_id and g.size is not distinct from v.size
    ) returning v.reserved, v.size::float8 as size, (select name from product_colors c where c.id = v.color_id) as color
  `)
  refuseReserved(left)
  const { rows: added } = await tx.execute<{ id: string }>(sql`
    insert into variants (product_id, color_id, size, on_hand)
    select ${productId}::uuid, g.color_id, g.size, ${units}::int from (${grid(productId)}) g
    on conflict on constraint variants_combination do nothing returning id
  `)
  return added.map(({ id }) => id)
}

/** Refuses to remove variants with units reserved by checkouts; the error rolls back the transaction. */
export function refuseReserved(
  leaving: readonly { color: string | null; size: number | null; reserved: number }[],
): void {
  const held = leaving.find(({ reserved }) => reserved > 0)
  if (held) {
    const name = nameVariant(held, 'This product')
    throw conflict(`${name} is in somebody's checkout at the moment. Please try again when that has ended.`)
  }
}
