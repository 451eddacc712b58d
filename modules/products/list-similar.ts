import { type SQL, sql } from 'drizzle-orm'
import type { ProductSummary } from '#contract/products/product.ts'
import type { Db } from '#db/open-database.ts'
import type { Placeholders } from '#db/prepare-once.ts'
import { literal, prepareRows } from '#db/typed-sql.ts'
import { cardSelection, isShown, toSummary } from './product-card.ts'

const maxSimilar = 12
/** Only this many of the newest are considered, so that a large family costs the same as a small one. */
const looked = 40

// A lateral join makes the planner use the index of the family, which returns its newest products in order.
const newest = (condition: SQL) => sql`(
  select p.id from self cross join lateral (
    select p.id from products p
    where ${isShown} and p.id <> self.id and p.sub_category_slug = self.sub_category_slug and ${condition}
    order by p.published_at desc nulls last, p.id desc nulls last limit ${literal(looked)}
  ) as p
)`

const findSimilar = prepareRows(
  cardSelection,
  (list, { productId }: Placeholders<{ productId: string }>) => sql`
    with self as materialized (select * from products where id = ${productId}),
    near as (
      ${newest(sql`p.type_slug = self.type_slug and p.is_sellable`)}
      union ${newest(sql`p.is_sellable`)}
      union ${newest(sql`p.type_slug = self.type_slug`)}
    )
    select ${list}
    from near join products p on p.id = near.id, self
    order by p.is_sellable desc, p.type_slug = self.type_slug desc, p.category_slug = self.category_slug desc,
      abs(p.lowest_price_cents - self.lowest_price_cents), p.id
    limit ${literal(maxSimilar)}
  `,
)

/** Up to twelve products of the same family: those in stock first, then of the same type, then the nearest in price. */
export async function listSimilar(db: Db, productId: string): Promise<ProductSummary[]> {
  return (await findSimilar(db, { productId })).map(toSummary)
}
