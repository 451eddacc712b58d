import { sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { noImage } from '#contract/media/image.ts'
import { toAmount } from '#contract/money.ts'
import type { calls } from '#contract/reports/calls.ts'
import { orNull, selectRows } from '#db/typed-sql.ts'
import type { AdminContext } from '../context.ts'
import { firstImage } from '../media/first-image.ts'
import { p } from '../products/field-columns.ts'
import { toImage } from '../products/product-card.ts'
import { findPeriod, isIn } from './period.ts'

const shown = 8

const soldColumns = {
  productId: orNull(p.id),
  name: sql<string>`coalesce(${p.name}, sold.name)`,
  units: sql<number>`sold.units`,
  cents: sql<number>`sold.cents::int8`,
  image: firstImage,
}

/** The products that sold most units in a period; canceled orders and units do not count. */
export async function listBestSellers(ctx: AdminContext, { days }: Payload<typeof calls.listBestSellers>) {
  const period = await findPeriod(ctx, days)
  const rows = await selectRows(
    ctx.db,
    soldColumns,
    (list) => sql`
      with sold as (
        select l.product_id, max(l.name) as name, sum(l.quantity - l.canceled_quantity) as units,
          -- Of a canceled unit its share is refunded, rounded down.
          sum(paid.cents - paid.cents * l.canceled_quantity / l.quantity) as cents
        from orders o join order_lines l on l.order_id = o.id
          cross join lateral (select l.quantity * l.unit_price_cents::int8 - l.discount_cents as cents) paid
        where ${isIn(sql`o.created_at`, period)} and o.status <> 'canceled'
        -- A product removed from the catalog is identified by its SKU alone.
        group by l.product_id, case when l.product_id is null then l.sku end
        having sum(l.quantity - l.canceled_quantity) > 0
        order by units desc, cents desc, name limit ${shown}
      )
      select ${list} from sold left join products p on p.id = sold.product_id and p.deleted_at is null
      order by sold.units desc, sold.cents desc, sold.name
    `,
  )
  return {
    bestSellers: rows.map(({ cents, image, ...row }) => ({
      ...row,
      image: image ? toImage(image) : noImage,
      sum: toAmount(cents),
    })),
  }
}
