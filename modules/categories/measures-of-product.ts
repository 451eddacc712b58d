import { type SQL, sql } from 'drizzle-orm'
import type { Measures } from '#contract/categories/measures.ts'

/** What the numbers in the measurement of the product `p` mean, by its category on the first level. */
export const measuresOfProduct: SQL<Measures> = sql`coalesce((
  select json_build_object('names', k.measure_names, 'unit', k.measure_unit, 'drawing', coalesce(k.drawing, ''))
  from categories k where k.parent_key = '' and k.key = p.sub_category_slug
), '{"names": [], "unit": "", "drawing": ""}')`
