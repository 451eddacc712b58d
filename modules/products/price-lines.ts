import { sql } from 'drizzle-orm'
import { imageAddress } from '#contract/media/image.ts'
import type { Size } from '#contract/products/size.ts'
import { lineSizeLabel } from '#contract/size-charts/size-label.ts'
import type { Db, Tx } from '#db/open-database.ts'
import type { Placeholders } from '#db/prepare-once.ts'
import { prepareRows, type RowOf } from '#db/typed-sql.ts'
import { chartOfProduct, type StoredChart, shownChartOf } from '../size-charts/chart-of-product.ts'
import { fieldColumns, p } from './field-columns.ts'
import { priceNow } from './product-card.ts'
import { productPath } from './product-path.ts'

/** A wanted item as the caller names it. */
export interface ItemToPrice {
  productId: string
  selectedColor: string | null
  selectedSize: Size | null
  quantity: number
}

/** A wanted item as currently sold: every name and amount comes from the database. */
export interface PricedLine {
  variantId: string
  productId: string
  /** That of the variant, or else of the product. */
  sku: string
  name: string
  /** `women/sunglasses/cat-eye`. */
  path: string
  /** The URL of the chosen color's main image; empty if there is none. */
  image: string
  color: string | null
  size: Size | null
  /** The size with its system or unit, as "US 6 (EU 38)"; null where the size chart says no more than the size. */
  sizeLabel: string | null
  /** The color's own price ID, or else the product's; null while it costs something else than the product. */
  priceId: string | null
  unitPriceCents: number
  quantity: number
  /** Available units, excluding those reserved by other checkouts; null if stock is not counted. */
  left: number | null
}

const line = {
  position: sql<number>`w.position`,
  variantId: sql<string>`v.id`,
  productId: p.id,
  sku: sql<string>`coalesce(v.sku, p.sku)`,
  ...fieldColumns(['name']),
  path: productPath,
  color: sql<string | null>`c.name`,
  size: sql<Size | null>`size_on_wire(v.size)`,
  chart: sql<StoredChart | null>`case when v.size is not null then ${chartOfProduct} end`,
  priceId: sql<string | null>`case when n.price_cents = p.price_cents then coalesce(c.price_id, p.price_id) end`,
  unitPriceCents: sql<number>`n.price_cents`,
  quantity: sql<number>`w.quantity`,
  left: sql<number | null>`v.on_hand - v.reserved`,
  imageId: sql<string | null>`seen.image_id`,
}

interface Wanted {
  products: string[]
  colors: (string | null)[]
  sizes: (string | null)[]
  quantities: number[]
}

const findLines = prepareRows(
  line,
  (list, { products, colors, sizes, quantities }: Placeholders<Wanted>) => sql`
    select ${list}
    from unnest(${products}::uuid[], ${colors}::text[], ${sizes}::text[], ${quantities}::int[])
      with ordinality as w(product_id, color, size, quantity, position)
    join products p on p.id = w.product_id and p.status = 'published' and p.deleted_at is null
    left join product_colors c on c.product_id = p.id and c.name = w.color
    join variants v on v.product_id = p.id
      and v.color_id is not distinct from c.id and (w.color is null) = (c.id is null)
      and v.size is not distinct from w.size
    cross join lateral (${priceNow}) as n
    left join lateral (
      select pp.image_id from product_images pp
      where pp.product_id = p.id and (pp.color_id is null or c.id is null or pp.color_id = c.id)
      order by pp.color_id is distinct from c.id, pp.position, pp.image_id
      limit 1
    ) seen on true
  `,
)

/**
 * The wanted items with current names, prices and stock, in the given order. An item is null if it is not sold: no such
 * product, not published, or no such variant.
 */
export async function priceLines(db: Db | Tx, items: readonly ItemToPrice[]): Promise<(PricedLine | null)[]> {
  if (items.length === 0) return []
  const rows = await findLines(db, {
    products: items.map(({ productId }) => productId),
    colors: items.map(({ selectedColor }) => selectedColor),
    sizes: items.map(({ selectedSize }) => (selectedSize === null ? null : String(selectedSize))),
    quantities: items.map(({ quantity }) => quantity),
  })
  const lines = new Map(rows.map((row) => [Number(row.position), lineOf(row)]))
  return items.map((_, index) => lines.get(index + 1) ?? null)
}

function lineOf(row: RowOf<typeof line>): PricedLine {
  return {
    variantId: row.variantId,
    productId: row.productId,
    sku: row.sku,
    name: row.name,
    path: row.path,
    image: row.imageId ? imageAddress(row.imageId) : '',
    color: row.color,
    size: row.size,
    sizeLabel: lineSizeLabel(shownChartOf(row.chart, [row.size]), row.size),
    priceId: row.priceId,
    unitPriceCents: row.unitPriceCents,
    quantity: row.quantity,
    left: row.left,
  }
}
