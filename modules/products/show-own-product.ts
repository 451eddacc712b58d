import { sql } from 'drizzle-orm'
import { notFound } from '#contract/errors.ts'
import type { StockRow } from '#contract/inventory/stock-row.ts'
import { toDollars } from '#contract/money.ts'
import type { OwnProduct, ProductStatus } from '#contract/products/own-product.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { ownVariants } from './own-variants.ts'
import { type PackedImage, toImage } from './product-card.ts'
import { productPath } from './product-path.ts'

const historyLength = 50

interface Row extends Record<string, unknown> {
  id: string
  sku: string
  name: string
  description: string
  brand: string
  category: string
  subCategory: string
  type: string
  tags: string[]
  measurement: string | null
  status: ProductStatus
  priceCents: number
  oldPriceCents: number | null
  version: number
  createdAt: string
  updatedAt: string
  colorVariant: OwnProduct['colorVariant']
  sizes: number[]
  images: PackedImage[]
  variants: StockRow[]
  prices: { priceCents: number; oldPriceCents: number | null; at: string; by: string | null }[]
  stockChanges: OwnProduct['stockChanges']
}

/** A product with all that its owner may change, in one statement. Refuses with 'There is no such product.' */
export async function showOwnProduct(db: Db | Tx, productId: string): Promise<OwnProduct> {
  const { rows } = await db.execute<Row>(sql`
    select p.id, p.sku, p.name, p.description, p.brand, p.category, p.sub_category as "subCategory", p.type, p.tags,
      p.measurement, p.status, p.price_cents as "priceCents", p.old_price_cents as "oldPriceCents", p.version,
      p.created_at as "createdAt", p.updated_at as "updatedAt", p.sizes::float8[] as sizes, ${ownVariants} as variants,
      (
        select coalesce(json_agg(json_build_object('id', c.id, 'color', c.name, 'hex', c.hex) order by c.position, c.name), '[]')
        from product_colors c where c.product_id = p.id
      ) as "colorVariant",
      (
        select coalesce(json_agg(json_build_array(g.color_id, s.id, s.alt, s.tint)
          order by g.color_id is not null, c.position, g.position), '[]')
        from product_images g join images s on s.id = g.image_id left join product_colors c on c.id = g.color_id
        where g.product_id = p.id
      ) as images,
      ${priceHistory} as prices, ${stockHistory} as "stockChanges"
    from products p where p.id = ${productId} and p.deleted_at is null
  `)
  const [row] = rows
  if (!row) throw notFound('There is no such product.')
  return toOwn(row)
}

const priceHistory = sql`(
  select coalesce(json_agg(h order by h.at desc), '[]') from (
    select x.price_cents as "priceCents", x.old_price_cents as "oldPriceCents", x.at,
      a.first_name || ' ' || a.last_name as by
    from price_changes x left join customers a on a.id = x.actor_id
    where x.product_id = p.id order by x.at desc limit ${historyLength}
  ) h
)`

// What checkouts set aside and give back says nothing about the shelf.
const stockHistory = sql`(
  select coalesce(json_agg(h order by h.at desc), '[]') from (
    select c.name as color, v.size::float8 as size, x.delta, x.reason, x.at, a.first_name || ' ' || a.last_name as by
    from variants v join stock_changes x on x.variant_id = v.id left join product_colors c on c.id = v.color_id
      left join customers a on a.id = x.cause_id
    where v.product_id = p.id and x.reason not in ('reserved', 'released') order by x.at desc limit ${historyLength}
  ) h
)`

function toOwn({ id, priceCents, oldPriceCents, sizes, images, prices, stockChanges, ...row }: Row): OwnProduct {
  return {
    ...row,
    ...dollarsOf({ priceCents, oldPriceCents }),
    _id: id,
    path: productPath(row),
    sizeVariant: sizes.map((size) => ({ size })),
    images: images.map((packed) => ({ imageId: packed[1], colorId: packed[0], image: toImage(packed) })),
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    prices: prices.map(({ at, by, ...cents }) => ({ ...dollarsOf(cents), at: iso(at), by })),
    stockChanges: stockChanges.map((change) => ({ ...change, at: iso(change.at) })),
  }
}

function dollarsOf(cents: { priceCents: number; oldPriceCents: number | null }) {
  return {
    price: toDollars(cents.priceCents),
    oldPrice: cents.oldPriceCents === null ? null : toDollars(cents.oldPriceCents),
  }
}

const iso = (at: string) => new Date(at).toISOString()
