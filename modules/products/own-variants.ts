import { sql } from 'drizzle-orm'
import type { StockRow } from '#contract/inventory/stock-row.ts'
import type { Size } from '#contract/products/size.ts'

/** The variants of a product `p` as the contract's `StockRow`s, in the order of its colors and sizes. */
export const ownVariants = sql<StockRow[]>`(
  select coalesce(json_agg(json_build_object(
    'variantId', v.id, 'color', c.name, 'size', size_on_wire(v.size), 'onHand', v.on_hand, 'reserved', v.reserved
  ) order by c.position, c.name, array_position(p.sizes, v.size)), '[]')
  from variants v left join product_colors c on c.id = v.color_id where v.product_id = p.id
)`

/** The label of a variant: 'Black, 38', 'Black', '38', or the product's name if it is the only one. */
export function nameVariant(row: { color: string | null; size: Size | null }, productName: string): string {
  return [row.color, row.size].filter((each) => each !== null).join(', ') || productName
}
