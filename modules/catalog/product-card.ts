import { sql } from 'drizzle-orm'
import type { ProductSummary } from '#contract/catalog.ts'
import { newForDays } from '#contract/constants.ts'
import { toDollars } from '#contract/money.ts'
import { noPicture, type Picture, pictureAddress } from '#contract/picture.ts'
import { pathOf } from './path-of.ts'

/** A colour, picture or combination as the database packs them: no names, to stay small. */
export type PackedColor = [id: string, name: string, hex: string]
export type PackedPicture = [colorId: string | null, id: string, alt: string, tint: string]
export type PackedCombination = [color: string | null, size: number | null]

/** What `cardColumns` reads of a product. */
export interface Card {
  id: string
  name: string
  brand: string
  category: string
  subCategory: string
  type: string
  tags: string[]
  priceCents: number
  oldPriceCents: number | null
  isSellable: boolean
  rating: number | null
  reviewCount: number
  isNew: boolean
  sizes: number[]
  colors: PackedColor[] | null
  /** Of each gallery the first two, in their order. */
  pictures: PackedPicture[] | null
  soldOut: PackedCombination[] | null
}

/**
 * Everything a card shows of a product `p`, to be selected in one statement whatever the number of products. Its parts are
 * looked up and not joined: half the time of a short statement goes into planning joins.
 */
export const cardColumns = sql`
  p.id, p.name, p.brand, p.category, p.sub_category as "subCategory", p.type, p.tags, p.price_cents as "priceCents",
  p.old_price_cents as "oldPriceCents", p.is_sellable as "isSellable",
  round(p.rating_average::numeric, 1)::float8 as rating, p.rating_count as "reviewCount",
  p.published_at > now() - make_interval(days => ${newForDays}) as "isNew", p.sizes::float8[] as sizes,
  (
    select json_agg(json_build_array(c.id, c.name, c.hex) order by c.position, c.name)
    from product_colors c where c.product_id = p.id
  ) as colors,
  (
    select json_agg(
      (select json_build_array(g.color_id, s.id, s.alt, s.tint) from pictures s where s.id = g.picture_id) order by g.place
    ) from (
      select color_id, picture_id, row_number() over (partition by color_id order by position) as place
      from product_pictures where product_id = p.id
    ) g where g.place <= 2
  ) as pictures,
  (
    select json_agg(json_build_array((select c.name from product_colors c where c.id = v.color_id), v.size))
    from variants v where v.product_id = p.id and not is_left(v.on_hand, v.reserved)
  ) as "soldOut"
`

/** Whether a product `p` is in the shop. */
export const isShown = sql`p.status = 'published' and p.deleted_at is null`

/** The product as the contract shows it on a card. */
export function toSummary(card: Card): ProductSummary {
  const colors = card.colors ?? []
  const main = galleryOf(card.pictures, null) ?? galleryOf(card.pictures, colors[0]?.[0] ?? null) ?? []
  return {
    _id: card.id,
    name: card.name,
    brand: card.brand,
    price: toDollars(card.priceCents),
    oldPrice: card.oldPriceCents === null ? null : toDollars(card.oldPriceCents),
    mainImage: main[0] ?? noPicture,
    flipMainPicture: main[1] ?? null,
    isActive: card.isSellable,
    inStock: card.isSellable,
    category: card.category,
    subCategory: card.subCategory,
    type: card.type,
    tags: card.tags,
    path: pathOf(card),
    colorVariant: colors.map(([id, color, hex]) => {
      const [image, flip] = galleryOf(card.pictures, id) ?? main
      return { id, color, hex, image: image ?? noPicture, flip: flip ?? null }
    }),
    sizeVariant: card.sizes.map((size) => ({ size })),
    soldOut: (card.soldOut ?? []).map(([color, size]) => ({ color, size })),
    rating: card.rating,
    reviewCount: card.reviewCount,
    isNew: card.isNew,
  }
}

/** The pictures of one gallery; null where it has none. */
export function galleryOf(pictures: readonly PackedPicture[] | null, colorId: string | null): Picture[] | null {
  const found = (pictures ?? []).filter(([owner]) => owner === colorId)
  return found.length === 0 ? null : found.map(toPicture)
}

export function toPicture([, id, alt, tint]: PackedPicture): Picture {
  return { src: pictureAddress(id), alt, tint }
}
