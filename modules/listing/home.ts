import { type SQL, sql } from 'drizzle-orm'

import type { Context } from '../context.ts'
import { type Card, cardColumns, isShown, type PackedImage, toImage, toSummary } from '../products/product-card.ts'

// Source: spec section 9.
const maxNewIn = 30
const maxBestSellers = 70

/** Source: spec section 9, "43 banner images and 41 side images". */
const bannersMost = 43
const sidesMost = 41
/** With fewer sales than that, the newest stand beside what was sold. */
const bestSellersLeast = 12
const collectionMost = 16
const shopCollectionMost = 24
/** The collections are chosen from so many products, so that a large shop answers as quickly as a small one. */
const looked = 240

interface Found extends Record<string, unknown> {
  newIn: string[] | null
  sold: string[] | null
  collection: string[] | null
  shopCollection: string[] | null
  cards: Card[] | null
  banners: PackedImage[] | null
  sides: PackedImage[] | null
}

const newest = sql`p.published_at desc nulls last, p.id desc nulls last`
const bestSelling = sql`p.sold_count desc nulls last, p.id desc nulls last`

/** What the home page shows: the newest, a best seller of each type, what really sold best, and a walk through the families. */
export async function home(ctx: Context) {
  const { rows } = await ctx.db.execute<Found>(sql`
    with new_in as (${first(isShown, newest, maxNewIn)}),
    sold as (${first(sql`${isShown} and p.sold_count > 0`, bestSelling, maxBestSellers)}),
    collection as (${oneOfEach(sql`p.type_slug`, bestSelling, collectionMost)}),
    shop_collection as (${oneOfEach(sql`p.sub_category_slug`, newest, shopCollectionMost)}),
    chosen as (
      select id from new_in union select id from sold union select id from collection union select id from shop_collection
    )
    select
      (select json_agg(id order by place) from new_in) as "newIn",
      (select json_agg(id order by place) from sold) as sold,
      (select json_agg(id order by place) from collection) as collection,
      (select json_agg(id order by place) from shop_collection) as "shopCollection",
      (select json_agg(card) from (select ${cardColumns} from chosen join products p using (id)) as card) as cards,
      ${imagesCalled('banner', bannersMost)} as banners,
      ${imagesCalled('side', sidesMost)} as sides
  `)
  const found = rows[0]
  if (!found) throw new Error('The home page answered nothing.')

  const cards = new Map((found.cards ?? []).map((card) => [card.id, toSummary(card)]))
  const shelf = (ids: readonly string[] | null) => (ids ?? []).flatMap((id) => cards.get(id) ?? [])
  const sold = found.sold ?? []
  const filledUp = [...new Set([...sold, ...(found.newIn ?? [])])].slice(0, Math.max(sold.length, bestSellersLeast))
  return {
    newIn: shelf(found.newIn),
    collection: shelf(found.collection),
    bestSellers: shelf(filledUp),
    shopCollection: shelf(found.shopCollection),
    banners: (found.banners ?? []).map(toImage),
    sides: (found.sides ?? []).map(toImage),
  }
}

function first(condition: SQL, order: SQL, most: number, kind?: SQL): SQL {
  return sql`
    select p.id, row_number() over (order by ${order}) as place${kind ? sql`, ${kind} as kind` : sql``}
    from products p where ${condition} order by ${order} limit ${most}
  `
}

/** The first product of each kind, then the second of each, and so on. */
function oneOfEach(kind: SQL, order: SQL, most: number): SQL {
  return sql`
    select id, row_number() over (order by turn, place) as place from (
      select id, place, row_number() over (partition by kind order by place) as turn
      from (${first(sql`${isShown} and p.is_sellable`, order, looked, kind)}) as looked
    ) as turns order by turn, place limit ${most}
  `
}

/** The images `name-01`, `name-02` … that there are. */
function imagesCalled(name: string, most: number): SQL {
  const ids = Array.from({ length: most }, (_, index) => `${name}-${String(index + 1).padStart(2, '0')}`)
  return sql`(
    select json_agg(json_build_array(null, id, alt, tint) order by id) from images where id = any(${sql.param(ids)}::text[])
  )`
}
