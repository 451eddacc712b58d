import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { invalid } from '#contract/errors.ts'
import { noImage } from '#contract/media/image.ts'
import type { ProductStatus } from '#contract/products/own-product.ts'
import type { calls, WantedProduct } from '#contract/stock-alerts/calls.ts'
import type { AdminContext } from '../context.ts'
import { likePatterns } from '../like-patterns.ts'
import { firstImage } from '../media/first-image.ts'
import { type PackedImage, toImage } from '../products/product-card.ts'

type Wish = Payload<typeof calls.listWantedProducts>

interface Row extends Record<string, unknown> {
  id: string
  sku: string
  name: string
  status: ProductStatus
  waiting: number
  image: PackedImage | null
  variants: WantedProduct['variants']
}

/** A page of products with waiting alerts, the most wanted first; `search` matches SKU, name, brand and type. */
export async function listWantedProducts(ctx: AdminContext, query: Wish) {
  const { rows } = await ctx.db.execute<Row>(sql`
    with wanted as (
      select a.product_id, count(*)::int as waiting from stock_alerts a where ${isWanted(query)} group by a.product_id
      ${query.after ? sql`having (count(*), a.product_id) < ${placeOf(query.after)}` : sql``}
      order by waiting desc, a.product_id desc limit ${query.limit + 1}
    )
    select p.id, p.sku, p.name, p.status, w.waiting, ${firstImage} as image, ${wantedVariants} as variants
    from wanted w join products p on p.id = w.product_id order by w.waiting desc, p.id desc
  `)
  const { rows: counted } = await ctx.db.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from stock_alerts where mailed_at is null`,
  )
  const page = rows.slice(0, query.limit)
  const last = rows.length > query.limit ? page.at(-1) : undefined
  return {
    products: page.map(toWanted),
    waiting: counted[0]?.waiting ?? 0,
    next: last ? `${last.waiting}_${last.id}` : null,
  }
}

const wantedVariants = sql`(
  select json_agg(json_build_object(
    'variantId', v.id, 'color', c.name, 'size', v.size::float8, 'free', v.on_hand - v.reserved,
    'waiting', x.waiting, 'since', to_char(x.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
  ) order by x.waiting desc, c.position, c.name, v.size)
  from (
    select a.variant_id, count(*)::int as waiting, min(a.created_at) as since
    from stock_alerts a where a.product_id = p.id and a.mailed_at is null group by a.variant_id
  ) x join variants v on v.id = x.variant_id left join product_colors c on c.id = v.color_id
)`

function isWanted({ search }: Wish): SQL {
  const patterns = likePatterns(search)
  const isFound = patterns.map(
    (pattern) => sql`owner_text_of(p.sku, p.name, p.brand, p.type) like plain_text(${pattern})`,
  )
  if (isFound.length === 0) return sql`a.mailed_at is null`
  const found = sql`select p.id from products p where ${sql.join(isFound, sql` and `)}`
  return sql`a.mailed_at is null and a.product_id = any(array(${found}))`
}

/** The cursor of this list: the alert count of the last product and its ID. */
function placeOf(after: string): SQL {
  const [, waiting, id] = /^(\d{1,9})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(after) ?? []
  if (!waiting) throw invalid('This page of the list does not exist.')
  return sql`(${waiting}::int, ${id}::uuid)`
}

function toWanted({ id, image, ...row }: Row): WantedProduct {
  return { ...row, _id: id, image: image ? toImage(image) : noImage }
}
