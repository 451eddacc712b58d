import { sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { notFound } from '#contract/errors.ts'
import type { calls } from '#contract/products/calls.ts'
import { fieldKeys } from '#contract/products/fields.ts'
import type { Product } from '#contract/products/product.ts'
import type { Placeholders } from '#db/prepare-once.ts'
import { prepareRows, type RowOf } from '#db/typed-sql.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import { measuresOfProduct } from '../categories/measures-of-product.ts'
import type { Context } from '../context.ts'
import { chartOfProduct, shownChartOf } from '../size-charts/chart-of-product.ts'
import { p, shownFieldColumns, valuesOf } from './field-columns.ts'
import { listSimilar } from './list-similar.ts'
import { allImages, cardSelection, imagesOfColor, isShown, type PackedCombination, toSummary } from './product-card.ts'

/**
 * A product with its galleries and variants, and up to twelve similar ones. Refuses with 404 any that is not in the
 * shop: unknown, draft, archived or deleted.
 */
export async function findProduct(ctx: Context, { productId }: Payload<typeof calls.findProduct>) {
  const { fewLeft } = (await ctx.settings.read()).thresholds
  const [found] = await findPage(ctx.db, { productId, fewLeft })
  if (!found) throw notFound(apiProductsMessages.notFound)
  const product = toProduct(found)
  const sizes = product.sizeVariant.map(({ size }) => size)
  return {
    product,
    measures: found.measures,
    sizeChart: shownChartOf(found.chart, sizes),
    alike: await listSimilar(ctx.db, productId),
  }
}

const pageSelection = {
  ...cardSelection,
  ...shownFieldColumns,
  priceId: p.priceId,
  galleries: allImages,
  chart: chartOfProduct,
  measures: measuresOfProduct,
  ownVariants: sql<Product['ownVariants'] | null>`(
    select json_agg(json_build_object('color', c.name, 'size', size_on_wire(v.size), 'sku', v.sku, 'gtin', v.gtin)
      order by c.position, array_position(p.sizes, v.size))
    from variants v left join product_colors c on c.id = v.color_id
    where v.product_id = p.id and (v.sku is not null or v.gtin is not null)
  )`,
  fewLeft: sql<[...PackedCombination, left: number][] | null>`(
    select json_agg(json_build_array(c.name, size_on_wire(v.size), v.on_hand - v.reserved))
    from variants v left join product_colors c on c.id = v.color_id
    where v.product_id = p.id and v.on_hand - v.reserved between 1 and few.max
  )`,
}

const findPage = prepareRows(
  pageSelection,
  (list, { productId, fewLeft }: Placeholders<{ productId: string; fewLeft: number }>) => sql`
    select ${list} from products p, (select ${fewLeft}::int as max) few where p.id = ${productId} and ${isShown}
  `,
)

function toProduct(found: RowOf<typeof pageSelection>): Product {
  const summary = toSummary(found)
  return {
    ...summary,
    ...valuesOf(fieldKeys, found),
    priceId: found.priceId,
    otherImages: imagesOfColor(found.galleries, summary.colorVariant[0]?.id ?? null).slice(1),
    isDeleted: false,
    colorVariant: summary.colorVariant.map(({ id, color, hex, image }) => ({
      id,
      color,
      hex,
      image,
      gallery: imagesOfColor(found.galleries, id),
    })),
    ownVariants: found.ownVariants ?? [],
    fewLeft: (found.fewLeft ?? []).map(([color, size, left]) => ({ color, size, left })),
  }
}
