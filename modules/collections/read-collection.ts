import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type CollectionRule, collectionRule } from '#contract/collections/calls.ts'
import { toCents } from '#contract/money.ts'
import { slug as slugOf } from '#contract/text.ts'
import type { Db, Tx } from '#db/open-database.ts'

/** The rule of a collection that has all products. */
export const anyProduct: CollectionRule = {
  sale: false,
  newestDays: null,
  maxPrice: null,
  ...{ subCategories: [], categories: [], tags: [], materials: [], colors: [] },
}

/** Reads a stored rule; a part that an older version did not have is any. */
export function readRule(stored: unknown): CollectionRule {
  return z.parse(collectionRule, { ...anyProduct, ...Object(stored) })
}

/** Which products are in a collection. */
export interface CollectionScope {
  title: string
  condition: SQL
  /** The place of a product `p` in a collection by hand; null for one by rule. */
  place: SQL | null
  /** The key of its stored counts, another one after each change; null for a collection without any. */
  countsKey: string | null
}

interface Stored extends Record<string, unknown> {
  id: string
  kind: 'rule' | 'hand'
  title: string
  rule: unknown
  version: number
}

/** The products of a collection, by its ID or slug, as a condition on a product `p`; none of an unknown one. */
export async function readCollection(
  db: Db | Tx,
  by: { slug: string } | { id: string | null },
): Promise<CollectionScope> {
  const which =
    'id' in by
      ? sql`where id = ${by.id}::uuid`
      : sql`where slug = ${by.slug} or ${by.slug} = any(former_slugs) order by slug = ${by.slug} desc`
  const { rows } = await db.execute<Stored>(sql`
    select id, kind, title, rule, version from collections ${which} limit 1
  `)
  const [found] = rows
  if (!found) return { title: '', condition: sql`false`, place: null, countsKey: null }
  const { id, kind, title, rule, version } = found
  if (kind === 'rule')
    return { title, condition: conditionOf(readRule(rule)), place: null, countsKey: `collection:${id}:${version}` }
  const own = sql`from collection_products o where o.collection_id = ${id}`
  return {
    title,
    condition: sql`p.id in (select o.product_id ${own})`,
    place: sql`(select o.position ${own} and o.product_id = p.id)`,
    countsKey: null,
  }
}

/** The condition of a rule on a product `p`. */
export function conditionOf(rule: CollectionRule): SQL {
  const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`
  const lower = (values: readonly string[]) => texts(values.map((value) => value.toLowerCase()))
  const parts = [
    ...(rule.sale ? [sql`p.is_reduced`] : []),
    ...(rule.newestDays === null
      ? []
      : [sql`p.published_at > (select shop_now()) - make_interval(days => ${rule.newestDays}::int)`]),
    ...(rule.maxPrice === null ? [] : [sql`p.lowest_price_cents <= ${toCents(rule.maxPrice)}::int`]),
    ...(rule.subCategories.length > 0
      ? [
          sql`p.sub_category_slug in (
            select key from categories where parent_key = '' and lower(title) = any(${lower(rule.subCategories)})
          )`,
        ]
      : []),
    ...(rule.categories.length > 0 ? [sql`p.category_slug = any(${texts(rule.categories.map(slugOf))})`] : []),
    ...(rule.tags.length > 0 ? [sql`p.tags && ${texts(rule.tags)}`] : []),
    ...(rule.materials.length > 0 ? [sql`lower(p.material) = any(${lower(rule.materials)})`] : []),
    ...(rule.colors.length > 0 ? [sql`p.color_families && ${lower(rule.colors)}`] : []),
  ]
  return parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`
}
