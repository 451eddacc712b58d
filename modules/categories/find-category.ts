import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/categories/calls.ts'
import { notFound } from '#contract/errors.ts'
import { categories } from '#db/tables/categories.ts'
import { selectRows } from '#db/typed-sql.ts'
import { apiCategoriesMessages } from '#messages/en-US/api/categories.ts'
import type { Context } from '../context.ts'
import { imageOfRow } from '../media/image-of-row.ts'
import { toImage } from '../products/product-card.ts'

const c = alias(categories, 'c')
const shown = {
  path: c.path,
  title: c.title,
  text: c.text,
  seoTitle: c.seoTitle,
  seoDescription: c.seoDescription,
  image: imageOfRow,
}

/**
 * The category at a path, or at a former path of it. The path `all/round` is the first category of the second level with
 * that slug. Refuses an unknown path with 404.
 */
export async function findCategory({ db }: Pick<Context, 'db'>, { path }: Payload<typeof calls.findCategory>) {
  const [family, kind] = path.split('/')
  const inAny = family === 'all' && kind ? sql`c.parent_key <> '' and c.slug = ${kind}` : sql`false`
  const [found] = await selectRows(
    db,
    shown,
    (list) => sql`
      select ${list} from categories c
      where c.path = ${path} or ${inAny} or c.id = (select category_id from former_category_paths where path = ${path})
      order by c.path = ${path} desc, c.position, c.path limit 1
    `,
  )
  if (!found) throw notFound(apiCategoriesMessages.notFound)
  return { category: { ...found, image: found.image && toImage(found.image) } }
}
