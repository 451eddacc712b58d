import { type SQL, sql } from 'drizzle-orm'
import type { ListingFilter } from '#contract/listing/calls.ts'
import { slug } from '#contract/text.ts'
import { selectRows } from '#db/typed-sql.ts'
import type { Context } from '../context.ts'
import { type CountedFacets, countedEach } from './count-facets.ts'
import { all, type CategoryKeys, inCategory } from './scope.ts'

/** The categories of a filter, by slugs or by titles. */
type Named = Pick<ListingFilter, 'category' | 'subCategory' | 'type' | 'types'>

/**
 * The keys of a category path and of the types chosen in it, its number of products, and its stored counts of `storeFacets`
 * if it is a large one.
 */
export interface CategoryCounts {
  keys: CategoryKeys
  types: string[]
  products: number
  /** False if `products` is only an upper bound. */
  isWhole: boolean
  stored: { facets: CountedFacets; lots: number } | null
}

const categoryCounts = {
  subCategory: sql<string | null>`(select key from family)`,
  type: sql<string | null>`(select key from kind)`,
  types: sql<string[]>`array(select key from chosen)`,
  products: sql<number>`coalesce(sum(products), 0)::int`,
  stored: sql<CategoryCounts['stored']>`(select counts from stored)`,
}

/** Finds the categories of a filter, with the number of products in their path and its stored counts. */
export async function readCategory({ db }: Pick<Context, 'db'>, named: Named): Promise<CategoryCounts> {
  const { category, subCategory, type, types = [] } = named
  const keysNow: CategoryKeys = {
    subCategory: subCategory && sql`(select key from family)`,
    type: type && sql`(select key from kind)`,
    category,
  }
  const [found] = await selectRows(
    db,
    categoryCounts,
    (list) => sql`
      with family as (${keysOf(subCategory ? [subCategory] : [], sql`parent_key = '' and key <> 'all'`, 1)}),
      kind as (${keysOf(type ? [type] : [], below(subCategory), 1)}),
      chosen as (${keysOf(types, below(subCategory), 60)}),
      stored as (
        select json_build_object('facets', facets, 'lots', lots) as counts from place_facets
        where place = coalesce((select key from family), '') || '/' || coalesce((select key from kind), '') || '/' || ${slug(category ?? '')}
      )
      select ${list} from family_counts where ${all(inCategory(keysNow))}
    `,
  )
  const products = found?.products ?? 0
  return {
    keys: {
      // An unknown category has no key, and no products.
      subCategory: subCategory && (found?.subCategory ?? ''),
      type: type && (found?.type ?? ''),
      category,
    },
    types: found?.types ?? [],
    products,
    isWhole: true,
    stored: found && products > countedEach ? found.stored : null,
  }
}

/** The counts that `storeFacets` stored under a key; null if it stored none. */
export async function readStoredCounts(db: Context['db'], key: string | null): Promise<CategoryCounts['stored']> {
  if (key === null) return null
  const columns = { facets: sql<CountedFacets>`facets`, lots: sql<number>`lots` }
  const [found] = await selectRows(db, columns, (list) => sql`select ${list} from place_facets where place = ${key}`)
  return found ?? null
}

function below(subCategory: string | undefined): SQL {
  return subCategory ? sql`parent_key = (select key from family)` : sql`parent_key <> ''`
}

/** The keys of the categories with these titles, or else these slugs. */
function keysOf(named: readonly string[], where: SQL, max: number): SQL {
  if (named.length === 0) return sql`select null::text as key where false`
  const titles = sql.param(named.map((each) => each.toLowerCase()))
  const slugs = sql.param(named.map(slug))
  return sql`
    select key from categories where ${where} and (lower(title) = any(${titles}::text[]) or slug = any(${slugs}::text[]))
    order by lower(title) = any(${titles}::text[]) desc, position, path limit ${max}::int
  `
}

/** The key of the stored counts of a category; "/" cannot occur in a key. */
export function keyOf({ category, subCategory, type }: { [Part in keyof CategoryKeys]?: string }): string {
  return [subCategory ?? '', type ?? '', slug(category ?? '')].join('/')
}
