import { type SQL, sql } from 'drizzle-orm'
import type { Facets } from '#contract/listing/calls.ts'
import { toDollars } from '#contract/money.ts'
import { type FilterKey, filterKeys, ofEachFilter } from '#contract/products/fields.ts'
import { columnName, columnNames } from '#db/typed-sql.ts'
import { p } from '../products/field-columns.ts'
import { all, type ChoiceName, type Choices, choiceNames } from './scope.ts'

/** All lots; see `products.lot`. */
export const allLots = 1_024
/** So many products are counted one by one. */
export const countedEach = 4_000
/** Of more, so many stand for all. */
const sampled = 2_500
const fewestLots = 8
/** The most frequent values of a field that filters. */
const maxFieldValues = 20
const leastRatings = [4, 3, 2, 1]

/** How many of the 1,024 lots to look at when at most `products` are in question; all where nobody can say. */
export function lotsFor(products: number, share = sampled): number {
  if (products <= Math.max(share, countedEach) || !Number.isFinite(products)) return allLots
  return Math.max(fewestLots, Math.ceil((allLots * share) / products))
}

/** The same for what a search finds, or up to half of it: the index of words knows halves of all lots, their halves, and so on. */
export function halvedLotsFor(products: number): number {
  return 2 ** Math.floor(Math.log2(lotsFor(products)))
}

/** The products `p` of so many lots. */
export function inLots(lots: number): SQL[] {
  return lots < allLots ? [sql`p.lot < ${lots}::smallint`] : []
}

/** The products `p` of so many lots, halved from all of them. */
export function inHalvedLots(lots: number): SQL[] {
  const halvings = Math.log2(allLots / lots)
  return lots < allLots ? [sql`halvings_of(p.lot) && ${sql.param([halvings])}::int[]`] : []
}

/** What the database answers to `facetColumns`; counts are of the lots looked at. */
export interface CountedFacets {
  passing: number
  types: { value: string; count: number }[] | null
  colors: { value: string; hex: string; count: number }[] | null
  sizes: { value: number; count: number }[] | null
  /** Missing in counts that an older version of the shop stored. */
  fields?: Record<FilterKey, { value: string; count: number }[] | null>
  /** Of at least 4, 3, 2 and 1 stars. */
  rated: number[]
  available: number
  sale: number
  minCents: number | null
  maxCents: number | null
}

/**
 * One JSON value with the count beside every choice, each given the other choices. A product is read once; a bit for
 * each choice says which of them it fails, and it counts beside a choice where it fails no other one. Products alike in
 * what they fail and in type, colors and sizes are counted together.
 */
export function facetColumns(scope: readonly SQL[], choices: Choices): SQL {
  const made = choiceNames.flatMap((name) => (choices[name] ? [{ name, bit: bitOf(name), passes: choices[name] }] : []))
  const failed = made.map(({ bit, passes }) => sql`case when ${passes} then 0 else ${bit} end`)
  // Whatever fails two counts beside none; "coalesce", so that the planner does not take what is left for next to nothing.
  const bits = sql.join([sql`0`, ...made.map(({ bit }) => bit)], sql`, `)
  const fields = filterKeys.map((key) => p[key])
  const alsoFields = fields.length > 0 ? sql`, ${columnNames(fields)}` : sql``
  const given = (name: ChoiceName) => (choices[name] ? sql`failed in (0, ${bitOf(name)})` : sql`failed = 0`)

  return sql`(
    with judged as materialized (
      select type, color_keys, sizes${alsoFields}, failed, count(*)::int as n, count(*) filter (where is_sellable)::int as available,
        count(old_price_cents)::int as sale, min(price_cents) as cheapest, max(price_cents) as dearest,
        ${overRatings((least) => sql`count(*) filter (where rating_average >= ${least})::int as ${rated(least)}`)}
      from (
        select p.type, p.color_keys, p.sizes${alsoFields}, p.is_sellable, p.old_price_cents, p.rating_average, p.price_cents,
          ${failed.length > 0 ? sql.join(failed, sql` + `) : sql`0`} as failed
        from products p where ${all(scope)}
      ) as each ${made.length > 1 ? sql`where coalesce(failed in (${bits}), false)` : sql``}
      group by type, color_keys, sizes${alsoFields}, failed
    )
    select json_build_object(
      'passing', passing, 'available', available, 'sale', sale, 'minCents', cheapest, 'maxCents', dearest,
      'rated', rated,
      'types', (
        select json_agg(json_build_object('value', type, 'count', n) order by n desc, type)
        from (select type, sum(n) as n from judged where ${given('types')} group by type order by n desc limit 60) as t
      ),
      'colors', (
        select json_agg(json_build_object('value', c.name, 'hex', c.hex, 'count', n) order by n desc, key)
        from (
          select key, sum(n) as n from judged, unnest(color_keys) as key where ${given('colors')}
          group by key order by n desc limit 60
        ) as k cross join lateral (select name, hex from product_colors where lower(name) = key limit 1) as c
      ),
      'sizes', (
        select json_agg(json_build_object('value', size::float8, 'count', n) order by size)
        from (
          select size, sum(n) as n from judged, unnest(sizes) as size where ${given('sizes')}
          group by size order by n desc limit 60
        ) as s
      ),
      'fields', json_build_object(${sql.join(
        filterKeys.map((key) => sql`${sql.param(key)}::text, ${fieldFacet(columnName(p[key]), given(key))}`),
        sql`, `,
      )})
    ) from (
      select
        coalesce(sum(n) filter (where failed = 0), 0) as passing,
        coalesce(sum(available) filter (where ${given('available')}), 0) as available,
        coalesce(sum(sale) filter (where ${given('sale')}), 0) as sale,
        min(cheapest) filter (where ${given('price')}) as cheapest,
        max(dearest) filter (where ${given('price')}) as dearest,
        json_build_array(
          ${overRatings((least) => sql`coalesce(sum(${rated(least)}) filter (where ${given('rating')}), 0)`)}
        ) as rated
      from judged
    ) as counts
  )`
}

function fieldFacet(column: SQL, condition: SQL): SQL {
  return sql`(
    select json_agg(json_build_object('value', value, 'count', n) order by n desc, value)
    from (
      select ${column} as value, sum(n) as n from judged where ${condition} and ${column} is not null
      group by 1 order by 2 desc, 1 limit ${maxFieldValues}
    ) as f
  )`
}

function overRatings(column: (least: SQL) => SQL): SQL {
  return sql.join(
    leastRatings.map((least) => column(sql.raw(String(least)))),
    sql`, `,
  )
}

function rated(least: SQL): SQL {
  return sql`rated_${least}`
}

/** The facets of the contract; counts of a share of the lots are scaled up and rounded to two digits. */
export function toFacets(found: CountedFacets, lots: number): Omit<Facets, 'isEstimate'> {
  const scale = (count: number) => scaleUp(count, lots)
  const scaled = <Value extends { count: number }>(some: Value[] | null) =>
    (some ?? []).map((each) => ({ ...each, count: scale(each.count) }))
  return {
    types: scaled(found.types),
    colors: scaled(found.colors),
    sizes: scaled(found.sizes),
    fields: ofEachFilter((key) => scaled(found.fields?.[key] ?? null)),
    ratings: leastRatings.map((value, index) => ({ value, count: scale(found.rated[index] ?? 0) })),
    available: scale(found.available),
    sale: scale(found.sale),
    price: { min: toDollars(found.minCents ?? 0), max: toDollars(found.maxCents ?? 0) },
  }
}

/** What a count over some of the lots says of all of them; exact where all were looked at. */
export function scaleUp(count: number, lots: number): number {
  return lots < allLots ? Number(((count * allLots) / lots).toPrecision(2)) : count
}

/** Where nothing can match. */
export const noFacets: Facets = {
  types: [],
  colors: [],
  sizes: [],
  fields: ofEachFilter(() => []),
  ratings: [],
  available: 0,
  sale: 0,
  price: { min: 0, max: 0 },
  isEstimate: false,
}

function bitOf(name: ChoiceName): SQL {
  return sql.raw(String(2 ** choiceNames.indexOf(name)))
}
