import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Size } from '#contract/products/size.ts'
import type { Db, Tx } from '#db/open-database.ts'
import type { orderLines } from '#db/tables/orders.ts'
import { variants } from '#db/tables/products.ts'
import { selectRows } from '#db/typed-sql.ts'
import { type PricedLine, priceLines } from './price-lines.ts'

type Line = Pick<typeof orderLines.$inferSelect, 'id' | 'productId' | 'variantId' | 'unitPriceCents'>

/** What a line can be exchanged for. */
export interface Choices {
  /** The price today of what was bought; that of then where it is no longer sold. */
  ownPriceCents: number
  /** The variant that was bought, as it is sold today; null where it is not. */
  own: PricedLine | null
  /** Every other variant of its product that is sold, with its price today. */
  variants: PricedLine[]
}

const v = alias(variants, 'v')
const sold = {
  productId: v.productId,
  selectedColor: sql<string | null>`c.name`,
  selectedSize: sql<Size | null>`size_on_wire(v.size)`,
}

/** What each line can be exchanged for, by the ID of the line. */
export async function listChoices(db: Db | Tx, lines: readonly Line[]): Promise<Map<string, Choices>> {
  const productIds = [...new Set(lines.flatMap(({ productId }) => productId ?? []))]
  const rows = await selectRows(
    db,
    sold,
    (list) => sql`
      select ${list} from variants v left join product_colors c on c.id = v.color_id
      left join product_sizes s on s.product_id = v.product_id and s.size = v.size
      where v.product_id = any(${sql.param(productIds)}::uuid[]) order by c.position, s.position
    `,
  )
  const priced = await priceLines(
    db,
    rows.map((row) => ({ ...row, quantity: 1 })),
  )
  const all = priced.flatMap((each) => each ?? [])
  return new Map(
    lines.map((line) => {
      const ofProduct = all.filter(({ productId }) => productId === line.productId)
      const own = ofProduct.find(({ variantId }) => variantId === line.variantId)
      const others = ofProduct.filter(({ variantId }) => variantId !== line.variantId)
      return [
        line.id,
        { ownPriceCents: own?.unitPriceCents ?? line.unitPriceCents, own: own ?? null, variants: others },
      ]
    }),
  )
}
