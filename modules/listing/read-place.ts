import { sql } from 'drizzle-orm'
import { slug } from '#contract/text.ts'
import type { Context } from '../context.ts'
import { type CountedFacets, countedEach } from './count-facets.ts'
import { all, inPlace, type Place } from './scope.ts'

/**
 * A place of the shop, or all of it: its number of products, and its stored counts of `storeFacets` if it is a large
 * one.
 */
export interface CountedPlace {
  products: number
  kept: { facets: CountedFacets; lots: number } | null
}

/** Reads the number of products in a place of the shop and its stored counts. */
export async function readPlace({ db }: Pick<Context, 'db'>, place: Place): Promise<CountedPlace> {
  const { rows } = await db.execute<{ products: number; kept: CountedPlace['kept'] }>(sql`
    select coalesce(sum(products), 0)::int as products,
      (select json_build_object('facets', facets, 'lots', lots) from place_facets where place = ${keyOf(place)}) as kept
    from family_counts where ${all(inPlace(place))}
  `)
  const found = rows[0]
  return { products: found?.products ?? 0, kept: found && found.products > countedEach ? found.kept : null }
}

/** The key of a place's stored counts; "/" cannot occur in a slug. */
export function keyOf({ category, subCategory, type }: Place): string {
  return [subCategory, type, category].map((part) => slug(part ?? '')).join('/')
}
