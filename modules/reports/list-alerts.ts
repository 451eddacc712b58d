import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { noImage } from '#contract/media/image.ts'
import type { Db } from '#db/open-database.ts'
import { productColors, variants } from '#db/tables/products.ts'
import { stockAlerts } from '#db/tables/stock-alerts.ts'
import { orNull, selectRows } from '#db/typed-sql.ts'
import { firstImage } from '../media/first-image.ts'
import { p } from '../products/field-columns.ts'
import { toImage } from '../products/product-card.ts'

const c = alias(productColors, 'c')
const v = alias(variants, 'v')
const wanted = alias(stockAlerts, 'wanted')
const wantedColumns = {
  productId: p.id,
  name: p.name,
  color: orNull(c.name),
  size: v.size,
  waiting: sql<number>`wanted.waiting`,
  since: wanted.createdAt,
  count: sql<number>`wanted.count`,
  image: firstImage,
}

/** The variants with waiting stock alerts, the most wanted first; `count` is the number of waiting alerts in total. */
export async function listAlerts(db: Db, limit: number) {
  const rows = await selectRows(
    db,
    wantedColumns,
    (list) => sql`
      with wanted as (
        select variant_id, count(*) as waiting, min(created_at) as created_at, sum(count(*)) over ()::int8 as count
        from stock_alerts where emailed_at is null group by variant_id
        order by waiting desc, min(created_at) limit ${limit}
      )
      select ${list}
      from wanted join variants v on v.id = wanted.variant_id join products p on p.id = v.product_id
        left join product_colors c on c.id = v.color_id
      order by wanted.waiting desc, wanted.created_at
    `,
  )
  return {
    count: rows[0]?.count ?? 0,
    first: rows.map(({ image, since, ...row }) => ({
      ...row,
      since: since.toISOString(),
      image: image ? toImage(image) : noImage,
    })),
  }
}
