import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#db/open-database.ts'
import { selectRows } from '#db/typed-sql.ts'

/** A variant with the codes that it shall have. */
export interface CodedVariant {
  id: string
  sku: string | null
  gtin: string | null
}

/** A code that another variant has, or that is given to two. `product` is the name of its product, null for one of these. */
export interface TakenCode {
  id: string
  code: string
  isBarcode: boolean
  product: string | null
}

const taken = {
  id: sql<string>`w.id`,
  code: sql<string>`w.code`,
  isBarcode: sql<boolean>`w.is_barcode`,
  product: sql<string | null>`p.name`,
}

/**
 * The codes that these variants cannot have. A SKU is compared without regard to case, and a barcode by its number, with
 * or without leading zeros. Of two transactions that give codes, the second waits for the end of the first.
 */
export async function findTakenCodes(db: Db | Tx, variants: readonly CodedVariant[]): Promise<TakenCode[]> {
  if (variants.every(({ sku, gtin }) => sku === null && gtin === null)) return []
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('variants.codes'))`)
  const rows = sql`jsonb_to_recordset(${JSON.stringify(variants)}::jsonb) as r(id uuid, sku text, gtin text)`
  return selectRows(
    db,
    taken,
    (list) => sql`
      with r as materialized (select r.* from ${rows}),
      w as (
        select r.id, r.sku as code, false as is_barcode, v.product_id from r join variants v on lower(v.sku) = lower(r.sku)
        where v.id not in (select id from r)
        union all
        select r.id, r.gtin, true, v.product_id from r join variants v on lpad(v.gtin, 14, '0') = lpad(r.gtin, 14, '0')
        where v.id not in (select id from r)
        union all
        select max(r.id::text)::uuid, max(r.sku), false, null from r group by lower(r.sku) having count(r.sku) > 1
        union all
        select max(r.id::text)::uuid, max(r.gtin), true, null from r group by lpad(r.gtin, 14, '0') having count(r.gtin) > 1
      )
      select ${list} from w left join products p on p.id = w.product_id
    `,
  )
}
