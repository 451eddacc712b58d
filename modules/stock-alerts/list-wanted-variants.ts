import { isNull, type SQL, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { invalid } from '#contract/errors.ts'
import { noImage } from '#contract/media/image.ts'
import type { calls, WantedVariant } from '#contract/stock-alerts/calls.ts'
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
  sku: p.sku,
  status: p.status,
  image: firstImage,
  color: orNull(c.name),
  size: v.size,
  free: sql<number | null>`v.on_hand - v.reserved`,
  waiting: sql<number>`w.waiting`,
  since: sql<string>`to_char(w.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
}

/** A page of variants with waiting alerts, the most wanted first; `search` matches SKU, name, brand and type. */
export async function listWantedVariants(ctx: AdminContext, query: WantedQuery) {
  const rows = await selectRows(
    ctx.db,
    wantedColumns,
    (list) => sql`
      with wanted as (
        select a.variant_id, count(*)::int as waiting, min(a.created_at) as since
        from stock_alerts a where ${isWanted(query)} group by a.variant_id
        ${query.after ? sql`having (count(*), a.variant_id) < ${placeOf(query.after)}` : sql``}
        order by waiting desc, a.variant_id desc limit ${query.limit + 1}
      )
      select ${list} from wanted w join variants v on v.id = w.variant_id join products p on p.id = v.product_id
        left join product_colors c on c.id = v.color_id
      order by w.waiting desc, v.id desc
    `,
  )
  const page = rows.slice(0, query.limit)
  const last = rows.length > query.limit ? page.at(-1) : undefined
  return {
    variants: page.map(toWanted),
    waiting: await ctx.db.$count(stockAlerts, isNull(stockAlerts.mailedAt)),
    next: last ? `${last.waiting}_${last.variantId}` : null,
  }
}

function isWanted({ search }: WantedQuery): SQL {
  const patterns = likePatterns(search)
  const isFound = patterns.map(
    (pattern) => sql`owner_text_of(p.sku, p.name, p.brand, p.type) like plain_text(${pattern})`,
  )
  if (isFound.length === 0) return sql`a.mailed_at is null`
  const found = sql`select p.id from products p where ${sql.join(isFound, sql` and `)}`
  return sql`a.mailed_at is null and a.product_id = any(array(${found}))`
}

/** The cursor of this list: the alert count of the last variant and its ID. */
function placeOf(after: string): SQL {
  const [, waiting, id] = /^(\d{1,9})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(after) ?? []
  if (!waiting) throw invalid(apiErrorsMessages.noSuchPage)
  return sql`(${waiting}::int, ${id}::uuid)`
}

function toWanted({ image, ...row }: RowOf<typeof wantedColumns>): WantedVariant {
  return { ...row, image: image ? toImage(image) : noImage }
}
