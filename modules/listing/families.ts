import { sql } from 'drizzle-orm'
import type { Family } from '#contract/listing/calls.ts'
import { subCategories } from '#contract/products/categories.ts'
import type { Context } from '../context.ts'

interface Row extends Record<string, unknown> {
  subCategory: string
  slug: string
  type: string
  typeSlug: string
  count: number
}

/** The families of the shop that hold products: the shop's own first in their order, then others by name. */
export async function families(ctx: Pick<Context, 'db'>): Promise<{ families: Family[] }> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select min(sub_category) as "subCategory", sub_category_slug as slug, min(type) as type, type_slug as "typeSlug",
      sum(products)::int as count
    from family_counts where products > 0 group by sub_category_slug, type_slug order by 1, 3
  `)
  const found = new Map<string, Family>()
  for (const { subCategory, slug, type, typeSlug, count } of rows) {
    const family = found.get(slug) ?? { subCategory, slug, types: [], count: 0 }
    family.types.push({ type, slug: typeSlug, count })
    family.count += count
    found.set(slug, family)
  }
  return { families: [...found.values()].sort((one, other) => rankOf(one) - rankOf(other)) }
}

const inOrder: readonly string[] = subCategories

function rankOf({ subCategory }: Family): number {
  const rank = inOrder.indexOf(subCategory)
  return rank < 0 ? inOrder.length : rank
}
