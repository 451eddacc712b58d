import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#db/open-database.ts'
import { readCollection } from '../collections/read-collection.ts'
import type { Candidate } from './find-candidates.ts'

/** Whether a discount is for a product, or lets one get it. */
export type Matches = (discountId: string, role: 'applies' | 'gets', productId: string) => boolean

interface Match extends Record<string, unknown> {
  discountId: string
  role: string
  productId: string
}

/** Finds which of the products are in the categories and collections of discounts, or are named by them. */
export async function matchProducts(
  db: Db | Tx,
  candidates: readonly Candidate[],
  productIds: readonly string[],
): Promise<Matches> {
  const limited = candidates.filter(({ discount }) => isLimited(discount)).map(({ discount }) => discount.id)
  if (limited.length === 0) return () => false
  const ids = sql`${sql.param(limited)}::uuid[]`
  const wanted = sql`${sql.param([...new Set(productIds)])}::uuid[]`
  const { rows } = await db.execute<Match>(sql`
    select t.discount_id as "discountId", t.role, p.id as "productId"
    from discount_targets t
    left join categories g on g.id = t.category_id
    join products p on p.id = any(${wanted}) and (
      p.id = t.product_id
      or (p.sub_category_slug, '') = (g.key, g.parent_key)
      or (p.type_slug, p.sub_category_slug) = (g.key, g.parent_key)
      or exists (select from collection_products o where o.collection_id = t.collection_id and o.product_id = p.id)
    )
    where t.discount_id = any(${ids})
  `)
  const found = new Set([...rows, ...(await matchRules(db, ids, wanted))].map(keyOf))
  return (discountId, role, productId) => found.has(keyOf({ discountId, role, productId }))
}

type Ids = ReturnType<typeof sql>

async function matchRules(db: Db | Tx, discountIds: Ids, productIds: Ids): Promise<Match[]> {
  const { rows } = await db.execute<{ discountId: string; role: string; collectionId: string }>(sql`
    select t.discount_id as "discountId", t.role, t.collection_id as "collectionId"
    from discount_targets t join collections c on c.id = t.collection_id and c.kind = 'rule'
    where t.discount_id = any(${discountIds})
  `)
  const found: Match[] = []
  for (const [id, targets] of Map.groupBy(rows, ({ collectionId }) => collectionId)) {
    const { condition } = await readCollection(db, { id })
    const inIt = await db.execute<{ id: string }>(
      sql`select p.id from products p where p.id = any(${productIds}) and ${condition}`,
    )
    for (const { discountId, role } of targets) {
      found.push(...inIt.rows.map(({ id: productId }) => ({ discountId, role, productId })))
    }
  }
  return found
}

function isLimited({ scope, getScope }: Candidate['discount']): boolean {
  return scope !== 'all' || (getScope !== null && getScope !== 'all')
}

function keyOf({ discountId, role, productId }: Match): string {
  return `${discountId} ${role} ${productId}`
}
