import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { conflict } from '#contract/errors.ts'
import { nameVariant } from '#contract/products/name-variant.ts'
import type { Tx } from '#db/open-database.ts'
import { productColors, variants } from '#db/tables/products.ts'
import { type RowOf, selectRows } from '#db/typed-sql.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'

const v = alias(variants, 'v')
const removedColumns = {
  color: sql<
    string | null
  >`(select ${productColors.name} from ${productColors} where ${productColors.id} = ${v.colorId})`,
  size: v.size,
  reserved: v.reserved,
}

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
  const removed = await selectRows(
    tx,
    removedColumns,
    (list) => sql`
      delete from variants v where v.product_id = ${productId} and not exists (
        select from (${grid(productId)}) g
        where g.color_id is not distinct from v.color_id and g.size is not distinct from v.size
      ) returning ${list}
    `,
  )
  refuseReserved(removed)
  const added = await selectRows(
    tx,
    { id: variants.id },
    (list) => sql`
      insert into variants (product_id, color_id, size, on_hand)
      select ${productId}::uuid, g.color_id, g.size, ${units}::int from (${grid(productId)}) g
      on conflict on constraint variants_combination do nothing returning ${list}
    `,
  )
  return added.map(({ id }) => id)
}

/** Refuses to remove variants with units reserved by checkouts; the error rolls back the transaction. */
export function refuseReserved(removed: readonly RowOf<typeof removedColumns>[]): void {
  const inCheckout = removed.find(({ reserved }) => reserved > 0)
  if (inCheckout) {
    const name = nameVariant(inCheckout, apiProductsMessages.thisProduct)
    throw conflict(apiProductsMessages.inCheckout(name))
  }
}
