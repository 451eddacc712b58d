import { sql } from 'drizzle-orm'
import { selectRows } from '#db/typed-sql.ts'
import type { Shop } from '../context.ts'
import { countedEach, facetColumns, inLots, lotsFor } from './count-facets.ts'
import { keyOf } from './read-category.ts'
import { type CategoryKeys, shownIn } from './scope.ts'

/** The sample size for a category. */
const sampled = 40_000

const categoryColumns = {
  subCategory: sql<string>`coalesce(sub_category_slug, '')`,
  type: sql<string>`coalesce(type_slug, '')`,
  category: sql<string>`coalesce(category_slug, '')`,
  products: sql<number>`sum(products)::int`,
}

/**
 * Counts and stores the facets of every category that is too large to count on each request, for its unfiltered listing.
 * Deletes the stored counts of categories that are small again.
 */
export async function storeFacets({ db }: Pick<Shop, 'db'>): Promise<void> {
  const rows = await selectRows(
    db,
    categoryColumns,
    (list) => sql`
      select ${list} from family_counts
      group by cube (sub_category_slug, type_slug, category_slug) having sum(products) > ${countedEach}
    `,
  )
  for (const { products, ...path } of rows) {
    const lots = lotsFor(products, sampled)
    await db.execute(sql`
      insert into place_facets (place, lots, facets)
      select ${keyOf(path)}, ${lots}, ${facetColumns([...shownIn(keysIn(path)), ...inLots(lots)], {})}
      on conflict (place) do update set lots = excluded.lots, facets = excluded.facets, counted_at = shop_now()
    `)
  }
  const keys = rows.map(keyOf)
  await db.execute(sql`delete from place_facets where place <> all(${sql.param(keys)}::text[])`)
}

// An empty part is any.
function keysIn({ subCategory, type, category }: Parameters<typeof keyOf>[0]): CategoryKeys {
  return { subCategory: subCategory || undefined, type: type || undefined, category }
}
