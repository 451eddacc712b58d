import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { noImage } from '#contract/media/image.ts'
import type { Db } from '#db/open-database.ts'
import { productColors, variants } from '#db/tables/products.ts'
import { orNull, selectRows } from '#db/typed-sql.ts'
import { firstImage } from '../media/first-image.ts'
import { p } from '../products/field-columns.ts'
import { isShown, toImage } from '../products/product-card.ts'

const c = alias(productColors, 'c')
const low = alias(variants, 'low')
const lowColumns = {
  productId: p.id,
  name: p.name,
  color: orNull(c.name),
  size: low.size,
  left: sql<number>`low."left"`,
  count: sql<number>`low.count`,
  image: firstImage,
}

/**
 * The shown variants with at most this many units available, the lowest first. The table is scanned: an index on stock
 * would make every sale write one more row.
 */
export async function listLowStock(db: Db, from: number, limit: number) {
  const rows = await selectRows(
    db,
    lowColumns,
    (list) => sql`
      with low as (
        select v.id, v.product_id, v.color_id, v.size, v.on_hand - v.reserved as "left", count(*) over () as count
        from variants v join products p on p.id = v.product_id
        where v.on_hand - v.reserved <= ${from} and ${isShown}
        order by v.on_hand - v.reserved, v.id limit ${limit}
      )
      select ${list} from low join products p on p.id = low.product_id left join product_colors c on c.id = low.color_id
      order by low."left", p.name, c.position, array_position(p.sizes, low.size)
    `,
  )
  return {
    count: rows[0]?.count ?? 0,
    first: rows.map(({ image, ...row }) => ({ ...row, image: image ? toImage(image) : noImage })),
  }
}
