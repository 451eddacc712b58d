import { sql } from 'drizzle-orm'
import { slug } from '#contract/text.ts'
import type { Context } from '../context.ts'
import { type CountedFacets, countedEach } from './count-facets.ts'
import { all, inPlace, type Place } from './scope.ts'

/** A place of the shop, or all of it: its products, and the counts kept for it by `countFacets` where it is a large one. */
export interface CountedPlace {
  products: number
  kept: { facets: CountedFacets; lots: number } | null
}

/** How many products hang in a place of the shop, and what was counted there. */
export async function readPlace({ db }: Pick<Context, 'db'>, place: Place): Promise<CountedPlace> {
  const { rows } = await db.execute<{ products: number; kept: CountedPlace['kept'] }>(sql`
    select coalesce(sum(products), 0)::int as products,
      (select json_build_object('facets', facets, 'lots', lots) from place_facets where place = ${keyOf(place)}) as kept
    from family_counts where ${all(inPlace(place))}
  `)
  const found = rows[0]
  return { products: found?.products ?? 0, kept: found && found.products > countedEach ? found.kept : null }
}

/** The name under which counts of a place are kept; a sign that no slug has stands between its parts. */
export function keyOf({ category, subCategory, type }: Place): string {
  return [subCategory, type, category].map((part) => slug(part ?? '')).join('/')
}
