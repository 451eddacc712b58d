import { sql } from 'drizzle-orm'

import { type Image, imageAddress, noImage } from '#contract/media/image.ts'
import { cardKeys } from '#contract/products/fields.ts'
import type { ProductSummary } from '#contract/products/product.ts'
import { type Size, toSize } from '#contract/products/size.ts'
import { literal, type RowOf, selectList } from '#db/typed-sql.ts'
import { cardFieldColumns, p, valuesOf } from './field-columns.ts'
import { productPath } from './product-path.ts'

/** A product counts as new for this many days after it is published. */
const newForDays = 30

/** A color, image or variant as the database packs it: an array without keys, to stay small. */
export type PackedColor = [id: string, name: string, hex: string]
export type PackedImage = [colorId: string | null, id: string, alt: string, tint: string]
export type PackedCombination = [color: string | null, size: Size | null]
type PackedPrice = [...PackedCombination, priceCents: number, oldPriceCents: number | null]

/** What a variant `v` of a product `p` costs now, with the old price shown with it. */
export const priceNow = sql`select coalesce(v.current_price_cents, p.current_price_cents) as price_cents,
  case when v.current_price_cents is null then p.current_old_price_cents else v.current_old_price_cents end as old_price_cents`

/**
 * Everything a card shows of a product `p`, to be selected in one statement for any number of products. Uses subqueries
 * instead of joins, whose planning took half the time of a short statement.
 */
export const cardSelection = {
  id: p.id,
  ...cardFieldColumns,
  path: productPath,
  isSellable: p.isSellable,
  rating: sql<number | null>`round(p.rating_average::numeric, 1)::float8`,
  reviewCount: p.ratingCount,
  isNew: sql<boolean>`p.published_at > (select shop_now()) - make_interval(days => ${literal(newForDays)})`,
  sizes: sql<string[]>`p.sizes`,
  colors: sql<PackedColor[] | null>`(
    select json_agg(json_build_array(c.id, c.name, c.hex) order by c.position, c.name)
    from product_colors c where c.product_id = p.id
  )`,
  /** The first two images of each gallery, in order. */
  images: sql<PackedImage[] | null>`(
    select json_agg(
      (select json_build_array(g.color_id, s.id, s.alt, s.tint) from images s where s.id = g.image_id) order by g.place
    ) from (
      select color_id, image_id, row_number() over (partition by color_id order by position) as place
      from product_images where product_id = p.id
    ) g where g.place <= 2
  )`,
  soldOut: sql<PackedCombination[] | null>`(
    select json_agg(json_build_array((select c.name from product_colors c where c.id = v.color_id), size_on_wire(v.size)))
    from variants v where v.product_id = p.id and not is_left(v.on_hand, v.reserved)
  )`,
  /** The variants that do not cost what the card says; hardly any product has some. */
  prices: sql<PackedPrice[] | null>`case when p.highest_price_cents > p.lowest_price_cents or p.is_reduced then (
    select json_agg(json_build_array(
      (select c.name from product_colors c where c.id = v.color_id), size_on_wire(v.size), n.price_cents, n.old_price_cents
    ))
    from variants v cross join lateral (${priceNow}) as n
    where v.product_id = p.id
      and (n.price_cents, n.old_price_cents) is distinct from (p.lowest_price_cents, p.lowest_old_price_cents)
  ) end`,
}
export type Card = RowOf<typeof cardSelection>
export const cardColumns = selectList(cardSelection)

/** Every image of a product `p`, in order. */
export const allImages = sql<PackedImage[] | null>`(
  select json_agg(json_build_array(g.color_id, s.id, s.alt, s.tint) order by g.position, g.id)
  from product_images g join images s on s.id = g.image_id where g.product_id = p.id
)`

/** Whether a product `p` is in the shop. */
export const isShown = sql`p.status = 'published' and p.deleted_at is null`

/** The product as a card of the contract. */
export function toSummary(card: Card): ProductSummary {
  const colors = card.colors ?? []
  const main = mainGallery(card.images, colors[0]?.[0])
  const general = galleryOf(card.images, null) ?? main
  return {
    _id: card.id,
    ...valuesOf(cardKeys, card),
    mainImage: main[0] ?? noImage,
    flipMainPicture: main[1] ?? null,
    isActive: card.isSellable,
    inStock: card.isSellable,
    path: card.path,
    colorVariant: colors.map(([id, color, hex]) => {
      const [image, flip] = galleryOf(card.images, id) ?? general
      return { id, color, hex, image: image ?? noImage, flip: flip ?? null }
    }),
    sizeVariant: card.sizes.map((size) => ({ size: toSize(size) })),
    soldOut: (card.soldOut ?? []).map(([color, size]) => ({ color, size })),
    prices: (card.prices ?? []).map(([color, size, priceCents, oldPriceCents]) => ({
      ...{ color, size },
      ...valuesOf(['price', 'oldPrice'], { priceCents, oldPriceCents }),
    })),
    rating: card.rating,
    reviewCount: card.reviewCount,
    isNew: card.isNew,
  }
}

/** The images of one gallery; null if it has none. */
function galleryOf(images: readonly PackedImage[] | null, colorId: string | null): Image[] | null {
  const found = (images ?? []).filter(([owner]) => owner === colorId)
  return found.length === 0 ? null : found.map(toImage)
}

/** The images of a product before a color is chosen: those of its first color; without any, those without a color. */
export function mainGallery(images: readonly PackedImage[] | null, firstColorId: string | undefined): Image[] {
  return (firstColorId && galleryOf(images, firstColorId)) || (galleryOf(images, null) ?? [])
}

/** The images shown with a color: its own first, then those without a color. */
export function imagesOfColor(images: readonly PackedImage[] | null, colorId: string | null): Image[] {
  const general = galleryOf(images, null) ?? []
  return colorId === null ? general : [...(galleryOf(images, colorId) ?? []), ...general]
}

export function toImage([, id, alt, tint]: PackedImage): Image {
  return { src: imageAddress(id), alt, tint }
}
