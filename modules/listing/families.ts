import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Family } from '#contract/listing/calls.ts'
import { subCategories } from '#contract/products/categories.ts'
import { familyCounts } from '#db/tables/products.ts'
import { selectRows } from '#db/typed-sql.ts'
import type { Context } from '../context.ts'

const f = alias(familyCounts, 'f')
const listed = {
  subCategory: sql<string>`min(f.sub_category)`,
  slug: f.subCategorySlug,
  type: sql<string>`min(f.type)`,
  typeSlug: f.typeSlug,
  count: sql<number>`sum(f.products)::int`,
  hasSale: sql<boolean>`(
    select exists (
      select from products where status = 'published' and deleted_at is null and old_price_cents is not null
    )
  )`,
}

/**
 * The families of the shop that have products: its own families in their order first, then others by name; and whether any
 * product is reduced.
 */
export async function families(ctx: Pick<Context, 'db'>): Promise<{ families: Family[]; hasSale: boolean }> {
  const rows = await selectRows(
    ctx.db,
    listed,
    (list) => sql`
      select ${list} from family_counts f where f.products > 0
      group by f.sub_category_slug, f.type_slug order by 1, 3
    `,
  )
  const found = new Map<string, Family>()
  for (const { subCategory, slug, type, typeSlug, count } of rows) {
    const family = found.get(slug) ?? { subCategory, slug, types: [], count: 0 }
    family.types.push({ type, slug: typeSlug, count })
    family.count += count
    found.set(slug, family)
  }
  return {
    families: [...found.values()].sort((one, other) => rankOf(one) - rankOf(other)),
    hasSale: rows[0]?.hasSale ?? false,
  }
}

const inOrder: readonly string[] = subCategories

function rankOf({ subCategory }: Family): number {
  const rank = inOrder.indexOf(subCategory)
  return rank < 0 ? inOrder.length : rank
}
