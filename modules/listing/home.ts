import { type SQL, sql } from 'drizzle-orm'

import { selectRows } from '#db/typed-sql.ts'
import type { Context } from '../context.ts'
import { type Card, cardColumns, isShown, type PackedImage, toImage, toSummary } from '../products/product-card.ts'

// Source: spec section 9.
const maxNewIn = 30
const maxBestSellers = 70

/** Source: spec section 9, "43 banner images and 41 side images". */
const maxBanners = 43
const maxSides = 41
const maxLooks = 3
/** With fewer sold products than this, the newest products fill up the best sellers. */
const minBestSellers = 12
const maxCollection = 16
const maxShopCollection = 24
/** The collections are chosen from this many products, so that a large shop responds as fast as a small one. */
const maxCandidates = 240

const newest = sql`p.published_at desc nulls last, p.id desc nulls last`
const bestSelling = sql`p.sold_count desc nulls last, p.id desc nulls last`

/**
 * The home page: the newest products, a best seller of each type, the best sellers, and products across the families.
 */
export async function home(ctx: Context) {
  const [found] = await selectRows(
    ctx.db,
    page,
    (list) => sql`
      with new_in as (${first(isShown, newest, maxNewIn)}),
      sold as (${first(sql`${isShown} and p.sold_count > 0`, bestSelling, maxBestSellers)}),
      collection as (${oneOfEach(sql`p.type_slug`, bestSelling, maxCollection)}),
      shop_collection as (${oneOfEach(sql`p.sub_category_slug`, newest, maxShopCollection)}),
      chosen as (
        select id from new_in union select id from sold union select id from collection union select id from shop_collection
      )
      select ${list}
    `,
  )
  if (!found) throw new Error('The home page answered nothing.')

  const cards = new Map((found.cards ?? []).map((card) => [card.id, toSummary(card)]))
  const cardsOf = (ids: readonly string[] | null) => (ids ?? []).flatMap((id) => cards.get(id) ?? [])
  const sold = found.sold ?? []
  const filledUp = [...new Set([...sold, ...(found.newIn ?? [])])].slice(0, Math.max(sold.length, minBestSellers))
  return {
    newIn: cardsOf(found.newIn),
    collection: cardsOf(found.collection),
    bestSellers: cardsOf(filledUp),
    shopCollection: cardsOf(found.shopCollection),
    looks: (found.looks ?? []).map(([slug, title, ...image]) => ({ slug, title, image: toImage([null, ...image]) })),
    banners: (found.banners ?? []).map(toImage),
    sides: (found.sides ?? []).map(toImage),
  }
}

function first(condition: SQL, order: SQL, max: number, kind?: SQL): SQL {
  return sql`
    select p.id, row_number() over (order by ${order}) as place${kind ? sql`, ${kind} as kind` : sql``}
    from products p where ${condition} order by ${order} limit ${max}
  `
}

/** The first product of each kind, then the second of each, and so on. */
function oneOfEach(kind: SQL, order: SQL, max: number): SQL {
  return sql`
    select id, row_number() over (order by turn, place) as place from (
      select id, place, row_number() over (partition by kind order by place) as turn
      from (${first(sql`${isShown} and p.is_sellable`, order, maxCandidates, kind)}) as looked
    ) as turns order by turn, place limit ${max}
  `
}

/** The existing images of the series `name-01`, `name-02` … */
function imagesCalled(name: string, max: number): SQL<PackedImage[] | null> {
  const ids = Array.from({ length: max }, (_, index) => `${name}-${String(index + 1).padStart(2, '0')}`)
  return sql<PackedImage[] | null>`(
    select json_agg(json_build_array(null, id, alt, tint) order by id) from images where id = any(${sql.param(ids)}::text[])
  )`
}

const idsOf = (name: string) => sql<string[] | null>`(select json_agg(id order by place) from ${sql.identifier(name)})`

const page = {
  newIn: idsOf('new_in'),
  sold: idsOf('sold'),
  collection: idsOf('collection'),
  shopCollection: idsOf('shop_collection'),
  cards: sql<Card[] | null>`(
    select json_agg(card) from (select ${cardColumns} from chosen join products p using (id)) as card
  )`,
  looks: sql<[slug: string, title: string, id: string, alt: string, tint: string][] | null>`(
    select json_agg(json_build_array(l.slug, l.title, i.id, i.alt, i.tint) order by l.position)
    from (select slug, title, image_id, position from looks order by position limit ${maxLooks}) l
    join images i on i.id = l.image_id
  )`,
  banners: imagesCalled('banner', maxBanners),
  sides: imagesCalled('side', maxSides),
}
