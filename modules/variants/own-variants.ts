import { sql } from 'drizzle-orm'
import type { StockRow } from '#contract/inventory/stock-row.ts'
import type { OwnVariant } from '#contract/products/own-product.ts'
import { type VariantRow, variantValues } from './variant-columns.ts'

const stockCells = sql`
  'variantId', v.id, 'color', c.name, 'size', size_on_wire(v.size), 'onHand', v.on_hand, 'reserved', v.reserved
`
const detailCells = sql`
  'priceCents', v.price_cents, 'oldPriceCents', v.old_price_cents,
  'sku', v.sku, 'gtin', v.gtin, 'weightGrams', v.weight_grams, 'costCents', v.cost_cents
`

const variantsOf = (cells: typeof stockCells) => sql`(
  select coalesce(json_agg(json_build_object(${cells})
    order by c.position, c.name, array_position(p.sizes, v.size)), '[]')
  from variants v left join product_colors c on c.id = v.color_id where v.product_id = p.id
)`

/** The variants of a product `p` as the contract's `StockRow`s, in the order of its colors and sizes. */
export const ownVariants = sql<StockRow[]>`${variantsOf(stockCells)}`

/** The same with all that is known of them, to be read by `toOwnVariant`. */
export const detailedVariants = sql<(StockRow & VariantRow)[]>`${variantsOf(sql`${stockCells}, ${detailCells}`)}`

export function toOwnVariant({ variantId, color, size, onHand, reserved, ...row }: StockRow & VariantRow): OwnVariant {
  return { variantId, color, size, onHand, reserved, ...variantValues(row) }
}
