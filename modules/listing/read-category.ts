import { sql } from 'drizzle-orm'
import { slug } from '#contract/text.ts'
import { selectRows } from '#db/typed-sql.ts'
import type { Context } from '../context.ts'
import { type CountedFacets, countedEach } from './count-facets.ts'
import { all, type CategoryPath, inCategory } from './scope.ts'

/**
 * A category path, or the whole shop: its number of products, and its stored counts of `storeFacets` if it is a large
 * one.
 */
export interface CategoryCounts {
  products: number
  stored: { facets: CountedFacets; lots: number } | null
}

const categoryCounts = {
  products: sql<number>`coalesce(sum(products), 0)::int`,
  stored: sql<CategoryCounts['stored']>`(select counts from stored)`,
}

/** Reads the number of products in a category and its stored counts. */
export async function readCategory({ db }: Pick<Context, 'db'>, path: CategoryPath): Promise<CategoryCounts> {
  const [found] = await selectRows(
    db,
    categoryCounts,
    (list) => sql`
      with stored as (
        select json_build_object('facets', facets, 'lots', lots) as counts from place_facets where place = ${keyOf(path)}
      )
      select ${list} from family_counts where ${all(inCategory(path))}
    `,
  )
  return { products: found?.products ?? 0, stored: found && found.products > countedEach ? found.stored : null }
}

/** The key of the stored counts of a category; "/" cannot occur in a slug. */
export function keyOf({ category, subCategory, type }: CategoryPath): string {
  return [subCategory, type, category].map((part) => slug(part ?? '')).join('/')
}
