import { type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { Facets } from '#contract/listing/calls.ts'
import { toAmount } from '#contract/money.ts'
import { type FilterKey, filterKeys, ofEachFilter } from '#contract/products/fields.ts'
import { type Size, toSize } from '#contract/products/size.ts'
import { compareSizes } from '#contract/products/size-order.ts'
import { columnName } from '#db/typed-sql.ts'
import { p } from '../products/field-columns.ts'
import { all, type ChoiceName, type Choices, choiceNames } from './scope.ts'

/** The total number of lots; see `products.lot`. */
export const allLots = 1_024
/** Up to this many products are counted exactly. */
export const countedEach = 4_000
/** Above that, a sample of this many is counted. */
const sampled = 2_500
const fewestLots = 8
/** The number of values listed for a filter field, the most frequent first. */
const maxFieldValues = 20
const minRatings = [4, 3, 2, 1]

/** How many of the 1,024 lots to count for at most `products` products; all lots if the number is unknown. */
export function lotsFor(products: number, share = sampled): number {
  if (products <= Math.max(share, countedEach) || !Number.isFinite(products)) return allLots
  return Math.max(fewestLots, Math.ceil((allLots * share) / products))
}

/**
 * The same for a search, rounded down to a power of two, since the word index supports repeated halves of all lots
 * only.
 */
export function halvedLotsFor(products: number): number {
  return 2 ** Math.floor(Math.log2(lotsFor(products)))
}

/** The condition for the products `p` of the first `lots` lots. */
export function inLots(lots: number): SQL[] {
  return lots < allLots ? [sql`p.lot < ${lots}::smallint`] : []
}

/** The same condition in the form that the word index supports; `lots` must be a power of two. */
export function inHalvedLots(lots: number): SQL[] {
  const halvings = Math.log2(allLots / lots)
  return lots < allLots ? [sql`halvings_of(p.lot) && ${sql.param([halvings])}::int[]`] : []
}

/** The database's result for `facetColumns`; counts cover only the sampled lots. */
export interface CountedFacets {
  passing: number
  types: { value: string; count: number }[] | null
  colors: { value: string; hex: string; count: number }[] | null
  sizes: { value: Size; count: number }[] | null
  /** Missing in counts stored by an older version of the shop. */
  fields?: Record<FilterKey, { value: string; count: number }[] | null>
  /** Products with at least 4, 3, 2 and 1 stars. */
  rated: number[]
  available: number
  sale: number
  minCents: number | null
  maxCents: number | null
}

/**
 * One JSON value with the count of every choice, given the other choices. Each product is read once: a bit for each
 * choice records whether the product fails it, and the product counts for a choice if it fails no other one.
 */
export function facetColumns(scope: readonly SQL[], choices: Choices): SQL {
  const passes = (name: ChoiceName) => (choices[name] ? sql`failed in (0, ${bitOf(name)})` : sql`failed = 0`)
  const given = (name: ChoiceName) => sql`is_whole and ${passes(name)}`

  return sql`(
    with judged as materialized (${judgedProducts(scope, choices)})
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
        select json_agg(json_build_object('value', size, 'count', n))
        from (
          select size, sum(n) as n from judged, unnest(sizes) as size where ${given('sizes')}
          group by size order by n desc limit 60
        ) as s
      ),
      'fields', json_build_object(${sql.join(
        filterKeys.map((key) => sql`${sql.param(key)}::text, ${fieldFacet(key, passes(key))}`),
        sql`, `,
      )})
    ) from (
      select
        coalesce(sum(n) filter (where is_whole and failed = 0), 0) as passing,
        coalesce(sum(available) filter (where ${given('available')}), 0) as available,
        coalesce(sum(sale) filter (where ${given('sale')}), 0) as sale,
        min(cheapest) filter (where ${given('price')}) as cheapest,
        max(dearest) filter (where ${given('price')}) as dearest,
        json_build_array(
          ${overRatings((min) => sql`coalesce(sum(${rated(min)}) filter (where ${given('rating')}), 0)`)}
        ) as rated
      from judged
    ) as counts
  )`
}

/**
 * The products of the scope, counted by bits, type, colors and sizes (`is_whole`), and once more by bits and each field
 * that filters (`of_material`): by all of them at once, hardly any two would count together.
 */
function judgedProducts(scope: readonly SQL[], choices: Choices): SQL {
  const made = choiceNames.flatMap((name) => (choices[name] ? [{ name, bit: bitOf(name), passes: choices[name] }] : []))
  const failed = made.map(({ bit, passes }) => sql`case when ${passes} then 0 else ${bit} end`)
  // A product that fails two choices counts for none; "coalesce" keeps the planner from underestimating the remaining
  // rows.
  const bits = sql.join([sql`0`, ...made.map(({ bit }) => bit)], sql`, `)
  const fields = filterKeys.map((key) => columnName(p[key]))
  const alsoFields = sql.join(fields.map((field) => sql`, ${field}`))
  const flags = sql.join(filterKeys.map((key) => sql`, grouping(${columnName(p[key])}) = 0 as ${ofField(key)}`))
  const sets = sql.join(
    [sql`(type, color_keys, sizes, failed)`, ...fields.map((field) => sql`(${field}, failed)`)],
    sql`, `,
  )

  return sql`
    select type, color_keys, sizes${alsoFields}, failed, grouping(type) = 0 as is_whole${flags}, count(*)::int as n, count(*) filter (where is_sellable)::int as available,
      count(*) filter (where is_reduced)::int as sale, min(lowest_price_cents) as cheapest,
      max(highest_price_cents) as dearest,
      ${overRatings((min) => sql`count(*) filter (where rating_average >= ${min})::int as ${rated(min)}`)}
    from (
      select p.type, p.color_keys, p.sizes${alsoFields}, p.is_sellable, p.is_reduced, p.rating_average,
        p.lowest_price_cents, p.highest_price_cents,
        ${failed.length > 0 ? sql.join(failed, sql` + `) : sql`0`} as failed
      from products p where ${all(scope)}
    ) as each ${made.length > 1 ? sql`where coalesce(failed in (${bits}), false)` : sql``}
    group by grouping sets (${sets})
  `
}

function fieldFacet(key: FilterKey, condition: SQL): SQL {
  const column = columnName(p[key])
  return sql`(
    select json_agg(json_build_object('value', value, 'count', n) order by n desc, value)
    from (
      select ${column} as value, sum(n) as n from judged where ${ofField(key)} and ${condition} and ${column} is not null
      group by 1 order by 2 desc, 1 limit ${maxFieldValues}
    ) as f
  )`
}

function ofField(key: FilterKey): SQL {
  return sql`${sql.identifier(`of_${toSnakeCase(key)}`)}`
}

function overRatings(column: (min: SQL) => SQL): SQL {
  return sql.join(
    minRatings.map((min) => column(sql.raw(String(min)))),
    sql`, `,
  )
}

function rated(min: SQL): SQL {
  return sql`rated_${min}`
}

/** The facets of the contract; counts of a sample are scaled up and rounded to two digits. */
export function toFacets(found: CountedFacets, lots: number): Omit<Facets, 'isEstimate'> {
  const scale = (count: number) => scaleUp(count, lots)
  const scaled = <Value extends { count: number }>(some: Value[] | null) =>
    (some ?? []).map((each) => ({ ...each, count: scale(each.count) }))
  return {
    types: scaled(found.types),
    colors: scaled(found.colors),
    sizes: scaled(found.sizes)
      .map(({ value, count }) => ({ value: String(value), count }))
      .toSorted((one, other) => compareSizes(one.value, other.value))
      .map(({ value, count }) => ({ value: toSize(value), count })),
    fields: ofEachFilter((key) => scaled(found.fields?.[key] ?? null)),
    ratings: minRatings.map((value, index) => ({ value, count: scale(found.rated[index] ?? 0) })),
    available: scale(found.available),
    sale: scale(found.sale),
    price: { min: toAmount(found.minCents ?? 0), max: toAmount(found.maxCents ?? 0) },
  }
}

/** Scales a count over some of the lots to all of them; exact if all were counted. */
export function scaleUp(count: number, lots: number): number {
  return lots < allLots ? Number(((count * allLots) / lots).toPrecision(2)) : count
}

/** The facets without any match. */
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
