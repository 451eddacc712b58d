import { sql } from 'drizzle-orm'
import { slug } from '#contract/text.ts'
import { selectRows } from '#db/typed-sql.ts'
import type { Context } from '../context.ts'
import { type CountedFacets, countedEach } from './count-facets.ts'
import { all, inPlace, type Place } from './scope.ts'

/**
 * A place of the shop, or all of it: its number of products, and its stored counts of `storeFacets` if it is a large
 * one.
 */
export interface CountedPlace {
  products: number
  stored: { facets: CountedFacets; lots: number } | null
}

const countedPlace = {
  products: sql<number>`coalesce(sum(products), 0)::int`,
  stored: sql<CountedPlace['stored']>`(select counts from stored)`,
}

/** Reads the number of products in a place of the shop and its stored counts. */
export async function readPlace({ db }: Pick<Context, 'db'>, place: Place): Promise<CountedPlace> {
  const [found] = await selectRows(
    db,
    countedPlace,
    (list) => sql`
      with stored as (
        select json_build_object('facets', facets, 'lots', lots) as counts from place_facets where place = ${keyOf(place)}
      )
      select ${list} from family_counts where ${all(inPlace(place))}
    `,
  )
  return { products: found?.products ?? 0, stored: found && found.products > countedEach ? found.stored : null }
}

/** The key of a place's stored counts; "/" cannot occur in a slug. */
export function keyOf({ category, subCategory, type }: Place): string {
  return [subCategory, type, category].map((part) => slug(part ?? '')).join('/')
}
