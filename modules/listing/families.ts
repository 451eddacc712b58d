import { sql } from 'drizzle-orm'
import type { Family } from '#contract/listing/calls.ts'
import { selectRows } from '#db/typed-sql.ts'
import type { Context } from '../context.ts'

const listed = {
  subCategory: sql<string>`family.title`,
  slug: sql<string>`family.slug`,
  type: sql<string>`kind.title`,
  typeSlug: sql<string>`kind.slug`,
  count: sql<number>`sum(f.products)::int`,
  hasSale: sql<boolean>`(
    select exists (
      select from products where status = 'published' and deleted_at is null and old_price_cents is not null
    )
  )`,
}

/** The categories that have products, in their order, and whether any product is reduced. */
export async function families(ctx: Pick<Context, 'db'>): Promise<{ families: Family[]; hasSale: boolean }> {
  const rows = await selectRows(
    ctx.db,
    listed,
    (list) => sql`
      select ${list} from family_counts f
      join categories family on family.parent_key = '' and family.key = f.sub_category_slug
      join categories kind on kind.parent_key = family.key and kind.key = f.type_slug
      where f.products > 0 group by family.id, kind.id
      order by family.position, family.title, kind.position, kind.title
    `,
  )
  const found = new Map<string, Family>()
  for (const { subCategory, slug, type, typeSlug, count } of rows) {
    const family = found.get(slug) ?? { subCategory, slug, types: [], count: 0 }
    family.types.push({ type, slug: typeSlug, count })
    family.count += count
    found.set(slug, family)
  }
  return { families: [...found.values()], hasSale: rows[0]?.hasSale ?? false }
}
