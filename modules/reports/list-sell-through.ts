import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Payload } from '#contract/call.ts'
import { noImage } from '#contract/media/image.ts'
import type { calls } from '#contract/reports/calls.ts'
import { productColors, variants } from '#db/tables/products.ts'
import { orNull, selectRows } from '#db/typed-sql.ts'
import type { AdminContext } from '../context.ts'
import { firstImage } from '../media/first-image.ts'
import { p } from '../products/field-columns.ts'
import { toImage } from '../products/product-card.ts'
import { findPeriod, isIn, isInEither } from './period.ts'

const shown = 8

const c = alias(productColors, 'c')
const v = alias(variants, 'v')
const soldColumns = {
  productId: p.id,
  name: p.name,
  color: orNull(c.name),
  size: v.size,
  sold: sql<number>`sold.now`,
  soldBefore: sql<number>`sold.before`,
  left: sql<number>`greatest(v.on_hand, 0)`,
  image: firstImage,
}
const unitColumns = {
  soldNow: sql<number>`coalesce(sum(units.now), 0)::int8`,
  soldBefore: sql<number>`coalesce(sum(units.before), 0)::int8`,
  returnedNow: sql<number>`coalesce(sum(units.returned_now), 0)::int8`,
  returnedBefore: sql<number>`coalesce(sum(units.returned_before), 0)::int8`,
}

/**
 * How much of what was in stock has sold: the counted variants of which the largest share sold in the period, and how many of
 * the units ordered came back. Canceled units do not count.
 */
export async function listSellThrough(ctx: AdminContext, { days }: Payload<typeof calls.listSellThrough>) {
  const period = await findPeriod(ctx, days)
  const createdAt = sql`o.created_at`
  const isNow = isIn(createdAt, period)
  const ordered = sql`
    select l.variant_id, sum(l.quantity - l.canceled_quantity) filter (where ${isNow}) as now,
      sum(l.quantity - l.canceled_quantity) filter (where not (${isNow})) as before,
      sum(l.returned_quantity) filter (where ${isNow}) as returned_now,
      sum(l.returned_quantity) filter (where not (${isNow})) as returned_before
    from orders o join order_lines l on l.order_id = o.id
    where ${isInEither(createdAt, period)} and o.status <> 'canceled'
    group by l.variant_id
  `
  const [units] = await selectRows(ctx.db, unitColumns, (list) => sql`select ${list} from (${ordered}) units`)
  const rows = await selectRows(
    ctx.db,
    soldColumns,
    (list) => sql`
      with sold as (
        select u.variant_id, u.now::int8 as now, coalesce(u.before, 0)::int8 as before
        from (${ordered}) u join variants x on x.id = u.variant_id
        where u.now > 0 and x.on_hand is not null
        order by u.now / (u.now + greatest(x.on_hand, 0)) desc, u.now desc, u.variant_id limit ${shown}
      )
      select ${list} from sold join variants v on v.id = sold.variant_id
      join products p on p.id = v.product_id and p.deleted_at is null left join product_colors c on c.id = v.color_id
      order by sold.now::float8 / (sold.now + greatest(v.on_hand, 0)) desc, sold.now desc, v.id
    `,
  )
  return {
    units: {
      now: { sold: units?.soldNow ?? 0, returned: units?.returnedNow ?? 0 },
      before: { sold: units?.soldBefore ?? 0, returned: units?.returnedBefore ?? 0 },
    },
    variants: rows.map(({ image, ...row }) => ({ ...row, image: image ? toImage(image) : noImage })),
  }
}
