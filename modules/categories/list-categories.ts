import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { OwnCategory } from '#contract/categories/calls.ts'
import type { Measures } from '#contract/categories/measures.ts'
import { notFound } from '#contract/errors.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { categories } from '#db/tables/categories.ts'
import { selectRows } from '#db/typed-sql.ts'
import { apiCategoriesMessages } from '#messages/en-US/api/categories.ts'
import type { AdminContext } from '../context.ts'
import { imageOfRow } from '../media/image-of-row.ts'
import { toImage } from '../products/product-card.ts'

const c = alias(categories, 'c')
const own = {
  categoryId: c.id,
  parentId: sql<string | null>`parent.id`,
  path: c.path,
  title: c.title,
  slug: c.slug,
  text: c.text,
  seoTitle: c.seoTitle,
  seoDescription: c.seoDescription,
  packed: imageOfRow,
  measures: sql<Measures>`json_build_object(
    'names', c.measure_names, 'unit', c.measure_unit, 'drawing', coalesce(c.drawing, '')
  )`,
  products: sql<number>`coalesce((
    select sum(counted.products)::int from counted
    where case c.parent_key when '' then c.key in ('all', counted.family) else (c.parent_key, c.key) = (counted.family, counted.kind) end
  ), 0)`,
  version: c.version,
}

/** The page of all products, then every category in its order, each followed by those in it. */
export async function listCategories({ db }: AdminContext) {
  return { categories: await readCategories(db, sql`true`) }
}

/** One category as admins read it. Refuses an unknown one with 404. */
export async function findOwnCategory(db: Db | Tx, categoryId: string): Promise<OwnCategory> {
  const [found] = await readCategories(db, sql`c.id = ${categoryId}`)
  if (!found) throw notFound(apiCategoriesMessages.notFound)
  return found
}

async function readCategories(db: Db | Tx, where: SQL): Promise<OwnCategory[]> {
  const rows = await selectRows(
    db,
    own,
    (list) => sql`
      with counted as materialized (
        select sub_category_slug as family, type_slug as kind, count(*) as products from products group by 1, 2
      )
      select ${list} from categories c left join categories parent on parent.parent_key = '' and parent.key = c.parent_key
      where ${where}
      order by c.key = 'all' and c.parent_key = '' desc, coalesce(parent.position, c.position),
        coalesce(parent.title, c.title), parent.id is not null, c.position, c.title
    `,
  )
  return rows.map(({ packed, ...row }) => ({
    ...row,
    image: packed && { imageId: packed[1], image: toImage(packed) },
  }))
}
