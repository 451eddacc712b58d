import { isNull, type SQL, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { invalid } from '#contract/errors.ts'
import { noImage } from '#contract/media/image.ts'
import { type calls, radarDays, type WantedVariant } from '#contract/stock-alerts/calls.ts'
import { stockAlerts } from '#db/tables/stock-alerts.ts'
import { orNull, type RowOf, selectRows } from '#db/typed-sql.ts'
import { apiErrorsMessages } from '#messages/en-US/api/errors.ts'
import type { AdminContext } from '../context.ts'
import { firstImage } from '../media/first-image.ts'
import { p } from '../products/field-columns.ts'
import { toImage } from '../products/product-card.ts'
import { matchEachWord } from '../search/match-each-word.ts'
import { c, v } from './read-alerts.ts'
import { refreshSomeWanted } from './refresh-wanted.ts'

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

const ranked = sql`w.people desc nulls last, w.views desc nulls last, w.variant_id desc nulls last`

/**
 * A page of variants by how many people want them, then by views: those with waiting requests, those that shoppers looked at
 * while they were sold out, and the sold-out ones of products on wishlists. `search` matches SKU, name, brand and type.
 */
export async function listWantedVariants(ctx: AdminContext, { search, after, limit }: WantedQuery) {
  await refreshSomeWanted(ctx.db)
  const inList = after ? sql`(w.people, w.views, w.variant_id) < ${placeOf(after)}` : sql`true`
  const isFound = await matchEachWord(ctx.db, search, {
    productId: sql`w.product_id`,
    ownId: sql`w.variant_id`,
    own: { from: sql`variants v`, id: v.id, isLike: (pattern) => sql`lower(v.sku) like lower(${pattern})` },
  })
  const rows = await selectRows(
    ctx.db,
    wantedColumns,
    (list) => sql`
      select ${list}
      from (
        select w.* from wanted_variants w join variants v on v.id = w.variant_id join products p on p.id = w.product_id
        where ${inList} and ${isFound} order by ${ranked} limit ${limit + 1}
      ) as w
        join variants v on v.id = w.variant_id join products p on p.id = v.product_id left join product_colors c on c.id = v.color_id
      order by ${ranked}
    `,
  )
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    variants: page.map(toWanted),
    waiting: await ctx.db.$count(stockAlerts, isNull(stockAlerts.emailedAt)),
    next: last ? `${last.people}_${last.views}_${last.variantId}` : null,
  }
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
