import { type SQL, sql } from 'drizzle-orm'
import type { ListingFilter } from '#contract/listing/calls.ts'
import { toCents } from '#contract/money.ts'
import { type FilterKey, filterKeys } from '#contract/products/fields.ts'
import { slug } from '#contract/text.ts'
import { p } from '../products/field-columns.ts'
import { isShown } from '../products/product-card.ts'

/** The filters a shopper can choose beside a listing. */
const ownChoices = ['types', 'colors', 'sizes', 'price', 'rating', 'available', 'sale'] as const
export type ChoiceName = (typeof ownChoices)[number] | FilterKey
export const choiceNames: readonly ChoiceName[] = [...ownChoices, ...filterKeys]
export type Choices = Partial<Record<ChoiceName, SQL>>

/** A category path: the keys of its two levels, and whom its products are for. */
export interface CategoryKeys {
  subCategory?: string | SQL | undefined
  type?: string | SQL | undefined
  category?: string | undefined
  /** What else every product of the listing fulfils. */
  within?: SQL | undefined
}

/** The condition for a category path on rows that have its keys. */
export function inCategory({ category, subCategory, type }: CategoryKeys): SQL[] {
  return [
    ...(subCategory === undefined ? [] : [sql`sub_category_slug = ${subCategory}`]),
    ...(type === undefined ? [] : [sql`type_slug = ${type}`]),
    ...(category ? [sql`category_slug = ${slug(category)}`] : []),
  ]
}

/** The condition for products `p` that are shown in a category. */
export function shownIn(keys: CategoryKeys): SQL[] {
  return [isShown, ...inCategory(keys), ...(keys.within ? [keys.within] : [])]
}

// A filter may name more than the column can hold.
const boundCents = (price: number) => Math.min(toCents(price), 2_147_483_647)

/**
 * The chosen filters, each as a condition on a product `p`; the types by their keys. Prices are in the shop's currency;
 * `spread` is what `readSpread` answers.
 */
export function choicesOf(
  filter: Omit<ListingFilter, 'types'>,
  types: readonly string[] | null,
  spread: number,
): Choices {
  const { colors = [], sizes = [], minPrice, maxPrice, minRating } = filter
  const choices: Choices = {}
  if (types) choices.types = sql`p.type_slug = any(${sql.param(types)}::text[])`
  if (colors.length > 0) choices.colors = inOneOf(colors.map((color) => color.toLowerCase()))
  if (sizes.length > 0) choices.sizes = sql`p.sizes && ${sql.param(sizes.map(String))}::text[]`
  const price = [
    ...(minPrice === undefined ? [] : costsAtLeast(boundCents(minPrice), spread)),
    ...(maxPrice === undefined ? [] : [sql`p.lowest_price_cents <= ${boundCents(maxPrice)}::int`]),
  ]
  if (price.length > 0) choices.price = all(price)
  if (minRating !== undefined) choices.rating = sql`p.rating_average >= ${minRating}::real`
  for (const key of filterKeys) {
    const wanted = filter[key] ?? []
    if (wanted.length > 0) choices[key] = sql`${p[key]} = any(${sql.param(wanted)}::text[])`
  }
  if (filter.available) choices.available = sql`p.is_sellable`
  if (filter.sale) choices.sale = sql`p.is_reduced`
  return choices
}

// Where no product has several prices, one condition says it. Otherwise the first is implied by the second, and lets the index
// of prices begin where the first product may match.
function costsAtLeast(cents: number, spread: number): SQL[] {
  const from = sql`p.lowest_price_cents >= ${cents - spread}::int`
  return spread === 0 ? [from] : [from, sql`p.highest_price_cents >= ${cents}::int`]
}

// A color that no product has is detected here, instead of by a scan of all products.
function inOneOf(keys: string[]): SQL {
  const wanted = sql`${sql.param(keys)}::text[]`
  return sql`(exists (select from product_colors where lower(name) = any(${wanted})) and p.color_keys && ${wanted})`
}

/** Joins conditions with AND. */
export function all(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql`(${sql.join([...conditions], sql` and `)})`
}
