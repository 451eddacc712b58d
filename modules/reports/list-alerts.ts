import { sql } from 'drizzle-orm'
import { noImage } from '#contract/media/image.ts'
import type { ReportVariant } from '#contract/reports/calls.ts'
import type { Db } from '#db/open-database.ts'
import { firstImage } from '../media/first-image.ts'
import { type PackedImage, toImage } from '../products/product-card.ts'

interface Row extends Omit<ReportVariant, 'image'>, Record<string, unknown> {
  waiting: number
  since: string
  image: PackedImage | null
  count: number
}

/** The variants with waiting stock alerts, the most wanted first; `count` is the number of waiting alerts in total. */
export async function listAlerts(db: Db, limit: number) {
  const { rows } = await db.execute<Row>(sql`
    with wanted as (
      select variant_id, count(*) as waiting, min(created_at) as since, sum(count(*)) over ()::int8 as count
      from stock_alerts where mailed_at is null group by variant_id
      order by waiting desc, since limit ${limit}
    )
    select p.id as "productId", p.name, c.name as color, v.size::float8 as size, wanted.waiting, wanted.since, wanted.count,
      ${firstImage} as image
    from wanted join variants v on v.id = wanted.variant_id join products p on p.id = v.product_id
      left join product_colors c on c.id = v.color_id
    order by wanted.waiting desc, wanted.since
  `)
  return {
    count: rows[0]?.count ?? 0,
    first: rows.map(({ image, since, ...row }) => ({
      ...row,
      since: new Date(since).toISOString(),
      image: image ? toImage(image) : noImage,
    })),
  }
}
