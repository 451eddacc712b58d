import { sql } from 'drizzle-orm'

import { type Image, imageAddress, noImage } from '#contract/media/image.ts'
import { toDollars } from '#contract/money.ts'
import type { ProductSummary } from '#contract/products/product.ts'
import { productPath } from './product-path.ts'

/** For this many days after it is published, a product counts as new. */
const newForDays = 30

/** A color, image or combination as the database packs them: no names, to stay small. */
export type PackedColor = [id: string, name: string, hex: string]
export type PackedImage = [colorId: string | null, id: string, alt: string, tint: string]
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
  images: PackedImage[] | null
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
      (select json_build_array(g.color_id, s.id, s.alt, s.tint) from images s where s.id = g.image_id) order by g.place
    ) from (
      select color_id, image_id, row_number() over (partition by color_id order by position) as place
      from product_images where product_id = p.id
    ) g where g.place <= 2
  ) as images,
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
  const main = galleryOf(card.images, null) ?? galleryOf(card.images, colors[0]?.[0] ?? null) ?? []
  return {
    _id: card.id,
    name: card.name,
    brand: card.brand,
    price: toDollars(card.priceCents),
    oldPrice: card.oldPriceCents === null ? null : toDollars(card.oldPriceCents),
    mainImage: main[0] ?? noImage,
    flipMainPicture: main[1] ?? null,
    isActive: card.isSellable,
    inStock: card.isSellable,
    category: card.category,
    subCategory: card.subCategory,
    type: card.type,
    tags: card.tags,
    path: productPath(card),
    colorVariant: colors.map(([id, color, hex]) => {
      const [image, flip] = galleryOf(card.images, id) ?? main
      return { id, color, hex, image: image ?? noImage, flip: flip ?? null }
    }),
    sizeVariant: card.sizes.map((size) => ({ size })),
    soldOut: (card.soldOut ?? []).map(([color, size]) => ({ color, size })),
    rating: card.rating,
    reviewCount: card.reviewCount,
    isNew: card.isNew,
  }
}

/** The images of one gallery; null where it has none. */
export function galleryOf(images: readonly PackedImage[] | null, colorId: string | null): Image[] | null {
  const found = (images ?? []).filter(([owner]) => owner === colorId)
  return found.length === 0 ? null : found.map(toImage)
}

export function toImage([, id, alt, tint]: PackedImage): Image {
  return { src: imageAddress(id), alt, tint }
}
