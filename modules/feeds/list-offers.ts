import { sql } from 'drizzle-orm'
import type { Image } from '#contract/media/image.ts'
import { fieldKeys, type ProductValues } from '#contract/products/fields.ts'
import type { ProductSummary } from '#contract/products/product.ts'
import type { Size } from '#contract/products/size.ts'
import type { Db } from '#db/open-database.ts'
import { selectRows } from '#db/typed-sql.ts'
import { shownFieldColumns, valuesOf } from '../products/field-columns.ts'
import { cardSelection, isShown, type PackedImage, priceNow, toImage, toSummary } from '../products/product-card.ts'
import { chartOfProduct } from '../size-charts/chart-of-product.ts'

/** One variant of a product that can be bought. */
export interface Offer {
  variantId: string
  color: string | null
  size: Size | null
  isAvailable: boolean
  /** Its own codes. */
  sku: string | null
  gtin: string | null
  price: number
  oldPrice: number | null
}

type PackedOffer = Omit<Offer, 'price' | 'oldPrice'> & { priceCents: number; oldPriceCents: number | null }

/** A product with all its variants, for services that list the offers of many shops. */
export interface Offered {
  product: ProductSummary & ProductValues
  /** The system of its sizes by its size chart, such as `EU`; empty if it is not known. */
  sizeSystem: string
  /** By the ID of their color; images without a color under the empty string. */
  galleries: Map<string, Image[]>
  offers: Offer[]
}

const offered = {
  ...cardSelection,
  ...shownFieldColumns,
  allImages: sql<PackedImage[] | null>`(
    select json_agg(json_build_array(g.color_id, s.id, s.alt, s.tint) order by g.position, g.id)
    from product_images g join images s on s.id = g.image_id where g.product_id = p.id
  )`,
  chart: chartOfProduct,
  variants: sql<PackedOffer[] | null>`(
    select json_agg(json_build_object('variantId', v.id, 'color', c.name, 'size', size_on_wire(v.size),
        'isAvailable', is_left(v.on_hand, v.reserved), 'sku', v.sku, 'gtin', v.gtin,
        'priceCents', n.price_cents, 'oldPriceCents', n.old_price_cents)
      order by c.position, array_position(p.sizes, v.size))
    from variants v left join product_colors c on c.id = v.color_id cross join lateral (${priceNow}) as n
    where v.product_id = p.id
  )`,
}

/** Up to `limit` products after the one with the ID `after`, in the order of their IDs. */
export async function listOffers(db: Db, after: string | null, limit: number): Promise<Offered[]> {
  const start = after ? sql`and p.id > ${after}` : sql``
  const rows = await selectRows(
    db,
    offered,
    (list) => sql`select ${list} from products p where ${isShown} ${start} order by p.id limit ${limit}`,
  )
  return rows.map((row) => ({
    product: { ...toSummary(row), ...valuesOf(fieldKeys, row) },
    sizeSystem: row.chart?.system ?? '',
    galleries: galleriesOf(row.allImages ?? []),
    offers: (row.variants ?? []).map(({ priceCents, oldPriceCents, ...offer }) => ({
      ...offer,
      ...valuesOf(['price', 'oldPrice'], { priceCents, oldPriceCents }),
    })),
  }))
}

function galleriesOf(images: readonly PackedImage[]): Map<string, Image[]> {
  const galleries = new Map<string, Image[]>()
  for (const image of images) {
    const key = image[0] ?? ''
    galleries.set(key, [...(galleries.get(key) ?? []), toImage(image)])
  }
  return galleries
}
