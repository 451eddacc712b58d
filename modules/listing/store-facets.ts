import { eq, sql } from 'drizzle-orm'
import { collections } from '#db/tables/collections.ts'
import { selectRows } from '#db/typed-sql.ts'
import { readCollection } from '../collections/read-collection.ts'
import type { Shop } from '../context.ts'
import { countedEach, facetColumns, inLots, lotsFor } from './count-facets.ts'
import { keyOf } from './read-category.ts'
import { all, type CategoryKeys, shownIn } from './scope.ts'

/** The sample size for a category, or for a collection of all of them. */
const sampled = 40_000

const categoryColumns = {
  subCategory: sql<string>`coalesce(sub_category_slug, '')`,
  type: sql<string>`coalesce(type_slug, '')`,
  category: sql<string>`coalesce(category_slug, '')`,
  products: sql<number>`sum(products)::int`,
}

/** An unfiltered listing whose facets are stored under a key, counted in some of the lots. */
interface Place {
  key: string
  keys: CategoryKeys
  lots: number
}

/**
 * Counts and stores the facets of every category and collection by rule that is too large to count on each request, for its
 * unfiltered listing. Deletes the stored counts of those that are small again, were changed or removed.
 */
export async function storeFacets({ db }: Pick<Shop, 'db'>): Promise<void> {
  const places = [...(await largeCategories(db)), ...(await largeCollections(db))]
  for (const { key, keys, lots } of places) {
    await db.execute(sql`
      insert into place_facets (place, lots, facets)
      select ${key}, ${lots}, ${facetColumns([...shownIn(keys), ...inLots(lots)], {})}
      on conflict (place) do update set lots = excluded.lots, facets = excluded.facets, counted_at = shop_now()
    `)
  }
  const stored = sql.param(places.map(({ key }) => key))
  await db.execute(sql`delete from place_facets where place <> all(${stored}::text[])`)
}

async function largeCategories(db: Shop['db']): Promise<Place[]> {
  const rows = await selectRows(
    db,
    categoryColumns,
    (list) => sql`
      select ${list} from family_counts
      group by cube (sub_category_slug, type_slug, category_slug) having sum(products) > ${countedEach}
    `,
  )
  return rows.map(({ products, ...path }) => ({
    key: keyOf(path),
    keys: keysIn(path),
    lots: lotsFor(products, sampled),
  }))
}

async function largeCollections(db: Shop['db']): Promise<Place[]> {
  const inAll = { products: sql<number>`coalesce(sum(products), 0)::int` }
  const [shown] = await selectRows(db, inAll, (list) => sql`select ${list} from family_counts`)
  const products = shown?.products ?? 0
  if (products <= countedEach) return []

  const places: Place[] = []
  for (const { id } of await db.select({ id: collections.id }).from(collections).where(eq(collections.kind, 'rule'))) {
    const { condition, countsKey } = await readCollection(db, { id })
    const keys = { within: condition }
    const isLarge = {
      found: sql<boolean>`exists (select from products p where ${all(shownIn(keys))} offset ${countedEach})`,
    }
    const [answer] = await selectRows(db, isLarge, (list) => sql`select ${list}`)
    if (countsKey && answer?.found) places.push({ key: countsKey, keys, lots: lotsFor(products, sampled) })
  }
  return places
}

// An empty part is any.
function keysIn({ subCategory, type, category }: Parameters<typeof keyOf>[0]): CategoryKeys {
  return { subCategory: subCategory || undefined, type: type || undefined, category }
}
