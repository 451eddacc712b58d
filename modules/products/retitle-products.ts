import { sql } from 'drizzle-orm'
import type { Shop } from '../context.ts'
import type { Jobs } from '../jobs/job.ts'

/** So few that a checkout which waits for one of them hardly waits. */
const batchSize = 100

/** Writes the title of a category to its products, in batches; search, product files and feeds read it there. */
export async function retitleProducts(
  { db }: Pick<Shop, 'db'>,
  { categoryId }: Jobs['retitleProducts'],
): Promise<void> {
  while (await retitleSome(db, categoryId));
}

async function retitleSome(db: Shop['db'], categoryId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with batch as (
      select p.id, case c.parent_key when '' then c.title else p.sub_category end as sub_category,
        case c.parent_key when '' then p.type else c.title end as type
      from categories c join products p
        on case c.parent_key when '' then p.sub_category_slug = c.key
          else p.sub_category_slug = c.parent_key and p.type_slug = c.key end
      where c.id = ${categoryId}
        and case c.parent_key when '' then p.sub_category else p.type end <> c.title
      order by p.id limit ${batchSize}::int for no key update of p
    )
    update products p set sub_category = batch.sub_category, type = batch.type, version = p.version + 1, updated_at = shop_now()
    from batch where p.id = batch.id
  `)
  return (rowCount ?? 0) > 0
}
