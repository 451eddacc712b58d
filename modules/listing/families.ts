import { sql } from 'drizzle-orm'
import type { CollectionLink, Family } from '#contract/listing/calls.ts'
import { prepareRows } from '#db/typed-sql.ts'
import type { Context } from '../context.ts'

interface Families {
  families: Family[]
  collections: (CollectionLink & { isInMenu: boolean })[]
  hasSale: boolean
}

/** A type with its category, as one of the rows. */
type Row = [subCategory: string, slug: string, type: string, typeSlug: string, count: number]

const listed = {
  rows: sql<Row[] | null>`(
    select json_agg(json_build_array(t.family, t.family_slug, t.kind, t.kind_slug, t.n) order by t.place) from (
      select family.title as family, family.slug as family_slug, kind.title as kind, kind.slug as kind_slug,
        sum(f.products)::int as n,
        row_number() over (order by family.position, family.title, kind.position, kind.title) as place
      from family_counts f
      join categories family on family.parent_key = '' and family.key = f.sub_category_slug
      join categories kind on kind.parent_key = family.key and kind.key = f.type_slug
      where f.products > 0 group by family.id, kind.id
    ) as t
  )`,
  collections: sql<Families['collections'] | null>`(
    select json_agg(json_build_object('title', title, 'slug', slug, 'isInMenu', is_in_menu) order by position, title, id)
    from collections
  )`,
  hasSale: sql<boolean>`exists (
    select from products where status = 'published' and deleted_at is null and is_reduced
  )`,
}

const readListed = prepareRows(listed, (list) => sql`select ${list}`)

/** The categories that have products and the collections, each in their order, and whether any product is reduced. */
export async function families(ctx: Pick<Context, 'db'>): Promise<Families> {
  const [listing] = await readListed(ctx.db, {})
  const found = new Map<string, Family>()
  for (const [subCategory, slug, type, typeSlug, count] of listing?.rows ?? []) {
    const family = found.get(slug) ?? { subCategory, slug, types: [], count: 0 }
    family.types.push({ type, slug: typeSlug, count })
    family.count += count
    found.set(slug, family)
  }
  return { families: [...found.values()], collections: listing?.collections ?? [], hasSale: listing?.hasSale ?? false }
}
