import { sql } from 'drizzle-orm'
import { noImage } from '#contract/media/image.ts'
import type { ReportVariant } from '#contract/reports/calls.ts'
import type { Db } from '#db/open-database.ts'
import { firstImage } from '../media/first-image.ts'
import { isShown, type PackedImage, toImage } from '../products/product-card.ts'

interface Row extends Omit<ReportVariant, 'image'>, Record<string, unknown> {
  left: number
  image: PackedImage | null
  count: number
}

/**
 * The shown variants with at most this many units available, the lowest first. The table is scanned: an index on stock
 * would make every sale write one more row.
 */
export async function listLowStock(db: Db, from: number, limit: number) {
  const { rows } = await db.execute<Row>(sql`
    with low as (
      select v.id, v.product_id, v.color_id, v.size, v.on_hand - v.reserved as "left", count(*) over () as count
      from variants v join products p on p.id = v.product_id
      where v.on_hand - v.reserved <= ${from} and ${isShown}
      order by v.on_hand - v.reserved, v.id limit ${limit}
    )
    select p.id as "productId", p.name, c.name as color, low.size::float8 as size, low."left", low.count,
      ${firstImage} as image
    from low join products p on p.id = low.product_id left join product_colors c on c.id = low.color_id
    order by low."left", p.name, c.position, low.size
  `)
  return {
    count: rows[0]?.count ?? 0,
    first: rows.map(({ image, ...row }) => ({ ...row, image: image ? toImage(image) : noImage })),
  }
}
