import { sql } from 'drizzle-orm'
import { conflict, notFound } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { selectRows } from '#db/typed-sql.ts'
import { apiStockSheetsMessages } from '#messages/en-US/api/stock-sheets.ts'

const found = {
  variantId: sql<string>`v.id`,
  product: sql<string>`p.name`,
  isOwn: sql<boolean>`f.is_own`,
}

/**
 * The variant with a scanned or typed SKU, whatever its case, or barcode, with or without leading zeros. The SKU of a product
 * stands for its only variant. Refuses an unknown code, and the SKU of a product with several variants.
 */
export async function findScanned(tx: Tx, code: string): Promise<string> {
  const rows = await selectRows(
    tx,
    found,
    (list) => sql`
      with f as (
        select id, true as is_own from variants where lower(sku) = lower(${code})
        union
        select id, true from variants where ${/^\d{8,14}$/.test(code)} and lpad(gtin, 14, '0') = lpad(${code}, 14, '0')
        union
        select v.id, false from products p join variants v on v.product_id = p.id where p.sku in (${code}, upper(${code}))
      )
      select ${list} from f join variants v on v.id = f.id join products p on p.id = v.product_id
      where p.deleted_at is null order by f.is_own desc limit 2
    `,
  )
  const [first, second] = rows
  if (!first) throw notFound(apiStockSheetsMessages.unknownCode(code))
  if (!first.isOwn && second) throw conflict(apiStockSheetsMessages.severalVariants(code, first.product))
  return first.variantId
}
