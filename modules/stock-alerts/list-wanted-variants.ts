import { isNull, type SQL, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { invalid } from '#contract/errors.ts'
import { noImage } from '#contract/media/image.ts'
import { type calls, radarDays, type WantedVariant } from '#contract/stock-alerts/calls.ts'
import { stockAlerts } from '#db/tables/stock-alerts.ts'
import { orNull, type RowOf, selectRows } from '#db/typed-sql.ts'
import { apiErrorsMessages } from '#messages/en-US/api/errors.ts'
import type { AdminContext } from '../context.ts'
import { likePatterns } from '../like-patterns.ts'
import { firstImage } from '../media/first-image.ts'
import { p } from '../products/field-columns.ts'
import { toImage } from '../products/product-card.ts'
import { c, v } from './read-alerts.ts'

type WantedQuery = Payload<typeof calls.listWantedVariants>

const wantedColumns = {
  variantId: v.id,
  productId: p.id,
  productName: p.name,
  sku: sql<string>`coalesce(v.sku, p.sku)`,
  status: p.status,
  image: firstImage,
  color: orNull(c.name),
  size: v.size,
  free: sql<number | null>`v.on_hand - v.reserved`,
  people: sql<number>`w.people`,
  waiting: sql<number>`w.waiting`,
  since: sql<string | null>`to_char(w.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
  wishlists: sql<number>`w.wishlists`,
  views: sql<number>`w.views`,
  sold: sql<number>`coalesce((
    select -sum(x.delta)::int from stock_changes x
    where x.variant_id = v.id and x.reason = 'sold' and x.at > (select shop_now()) - make_interval(days => ${radarDays})
  ), 0)`,
}

/**
 * A page of variants by how many people want them, then by views: those with waiting requests, those that shoppers looked at
 * while they were sold out, and the sold-out ones of products on wishlists. `search` matches SKU, name, brand and type.
 */
export async function listWantedVariants(ctx: AdminContext, query: WantedQuery) {
  const rows = await selectRows(
    ctx.db,
    wantedColumns,
    (list) => sql`
      with asked as (
        select a.variant_id, count(*)::int as waiting, min(a.created_at) as since
        from stock_alerts a where a.mailed_at is null group by a.variant_id
      ), viewed as (
        select o.variant_id, sum(o.views)::int as views from sold_out_views o
        where o.day > (select shop_now())::date - ${radarDays}::int group by o.variant_id
      ), listed as (
        select i.product_id, count(*)::int as wishlists from wishlist_items i group by i.product_id
      ), both_ways as (
        select a.variant_id, count(*)::int as people
        from stock_alerts a join customers u on u.email = a.email
          join wishlist_items i on i.customer_id = u.id and i.product_id = a.product_id
        where a.mailed_at is null group by a.variant_id
      ), wanted as (
        select v.id, coalesce(asked.waiting, 0) as waiting, asked.since, coalesce(viewed.views, 0) as views,
          coalesce(listed.wishlists, 0) as wishlists,
          coalesce(asked.waiting, 0) + coalesce(listed.wishlists, 0) - coalesce(both_ways.people, 0) as people
        from variants v join products p on p.id = v.product_id
          left join asked on asked.variant_id = v.id left join viewed on viewed.variant_id = v.id
          left join listed on listed.product_id = p.id left join both_ways on both_ways.variant_id = v.id
        where p.deleted_at is null and (
          asked.variant_id is not null
          or not is_left(v.on_hand, v.reserved) and p.status <> 'archived' and (viewed.variant_id is not null or listed.product_id is not null)
        ) and ${isFound(query)}
      )
      select ${list}
      from (
        select * from wanted ${query.after ? sql`where (people, views, id) < ${placeOf(query.after)}` : sql``}
        order by people desc, views desc, id desc limit ${query.limit + 1}
      ) as w
        join variants v on v.id = w.id join products p on p.id = v.product_id left join product_colors c on c.id = v.color_id
      order by w.people desc, w.views desc, v.id desc
    `,
  )
  const page = rows.slice(0, query.limit)
  const last = rows.length > query.limit ? page.at(-1) : undefined
  return {
    variants: page.map(toWanted),
    waiting: await ctx.db.$count(stockAlerts, isNull(stockAlerts.mailedAt)),
    next: last ? `${last.people}_${last.views}_${last.variantId}` : null,
  }
}

function isFound({ search }: WantedQuery): SQL {
  const patterns = likePatterns(search).map(
    (pattern) =>
      sql`(owner_text_of(p.sku, p.name, p.brand, p.type) like plain_text(${pattern}) or lower(v.sku) like lower(${pattern}))`,
  )
  return patterns.length === 0 ? sql`true` : sql.join(patterns, sql` and `)
}

/** The cursor of this list: the people and views of the last variant, and its ID. */
function placeOf(after: string): SQL {
  const [, people, views, id] = /^(\d{1,9})_(\d{1,9})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(after) ?? []
  if (!people) throw invalid(apiErrorsMessages.noSuchPage)
  return sql`(${people}::int, ${views}::int, ${id}::uuid)`
}

function toWanted({ image, ...row }: RowOf<typeof wantedColumns>): WantedVariant {
  return { ...row, image: image ? toImage(image) : noImage }
}
