import { type SQL, sql } from 'drizzle-orm'
import { newInShownOnWideScreens } from '#contract/home/kinds.ts'
import { maxHandPicked } from '#contract/home/section.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { readCollection } from '../collections/read-collection.ts'
import { isShown } from '../products/product-card.ts'
import type { Section } from './read-sections.ts'

// Source: spec section 9.
const maxNewIn = 30
const maxBestSellers = 70
/** With fewer sold products than this, the newest products fill up the best sellers. */
const minBestSellers = 12
const maxBestOfEachType = 16
const maxNewestOfEachCategory = 24
/** These are chosen from this many products, so that a large shop responds as fast as a small one. */
const maxCandidates = 240
const maxOfCollection = 30

const newest = sql`p.published_at desc nulls last, p.id desc nulls last`
const bestSelling = sql`p.sold_count desc nulls last, p.id desc nulls last`

const queries = {
  newest: first(isShown, newest, maxNewIn),
  bestSellers: first(sql`${isShown} and p.sold_count > 0`, bestSelling, maxBestSellers),
  bestOfEachType: oneOfEach(sql`p.type_slug`, bestSelling, maxBestOfEachType),
  newestOfEachCategory: oneOfEach(sql`p.sub_category_slug`, newest, maxNewestOfEachCategory),
}

/**
 * The query for the products of each row, by the name under which `rowOf` finds it, and the titles of collections by their
 * sections. The newest products are always among the queries.
 */
export async function rowQueries(db: Db | Tx, sections: readonly Section[]) {
  const all = new Map<string, SQL>([['newest', queries.newest]])
  const titles = new Map<string, string>()
  for (const { sectionId, kind, content } of sections) {
    if (kind !== 'products') continue
    const { source, collectionId, skus } = content
    if (source === 'hand') all.set(sectionId, handPicked(skus))
    else if (source === 'collection') {
      const { condition, place, title } = await readCollection(db, { id: collectionId })
      titles.set(sectionId, title)
      all.set(sectionId, first(sql`${isShown} and ${condition}`, place ?? newest, maxOfCollection))
    } else all.set(source, queries[source])
  }
  return { queries: all, titles }
}

/** The IDs of a row's products, given those that each query found. A row that would only repeat the newest has none. */
export function rowOf(
  { sectionId, content: { source } }: Section,
  found: (name: string) => readonly string[],
  hasNewest: boolean,
): readonly string[] {
  if (source === 'hand' || source === 'collection') return found(sectionId)
  const newIn = found('newest')
  if (source !== 'newest' && hasNewest && newIn.length <= newInShownOnWideScreens) return []
  if (source !== 'bestSellers') return found(source)
  const sold = found(source)
  return [...new Set([...sold, ...newIn])].slice(0, Math.max(sold.length, minBestSellers))
}

function first(condition: SQL, order: SQL, max: number, kind?: SQL): SQL {
  return sql`
    select p.id, row_number() over (order by ${order}) as place${kind ? sql`, ${kind} as kind` : sql``}
    from products p where ${condition} order by ${order} limit ${max}
  `
}

/** The first product of each kind, then the second of each, and so on. */
function oneOfEach(kind: SQL, order: SQL, max: number): SQL {
  return sql`
    select id, row_number() over (order by turn, place) as place from (
      select id, place, row_number() over (partition by kind order by place) as turn
      from (${first(sql`${isShown} and p.is_sellable`, order, maxCandidates, kind)}) as looked
    ) as turns order by turn, place limit ${max}
  `
}

function handPicked(skus: readonly string[]): SQL {
  return sql`
    select p.id, w.place from unnest(${sql.param([...skus])}::text[]) with ordinality as w(sku, place)
    join products p on p.sku = w.sku where ${isShown} order by w.place limit ${maxHandPicked}
  `
}
