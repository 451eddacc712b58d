import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { noImage } from '#contract/media/image.ts'
import type { calls } from '#contract/products/calls.ts'
import { type ListedProduct, listedKeys } from '#contract/products/own-product.ts'
import { type RowOf, selectRows } from '#db/typed-sql.ts'
import type { AdminContext } from '../context.ts'
import { likePatterns } from '../like-patterns.ts'
import { firstImage } from '../media/first-image.ts'
import { cursorOf, isAfterCursor } from '../page-cursor.ts'
import { fieldColumns, p, valuesOf } from './field-columns.ts'
import { ownVariants } from './own-variants.ts'
import { toImage } from './product-card.ts'

type Query = Payload<typeof calls.listAllProducts>

const listed = {
  id: p.id,
  ...fieldColumns(listedKeys),
  status: p.status,
  version: p.version,
  createdAt: p.createdAt,
  cursor: cursorOf(p.createdAt, p.id),
  image: firstImage,
  variants: ownVariants,
}

/** A page of all products, newest first; `search` matches SKU, name, brand and type. */
export async function listAllProducts(ctx: AdminContext, query: Query) {
  const rows = await selectRows(
    ctx.db,
    listed,
    (list) => sql`
      select ${list} from products p where ${sql.join(matching(query), sql` and `)}
      order by p.created_at desc nulls last, p.id desc nulls last limit ${query.limit + 1}
    `,
  )
  const page = rows.slice(0, query.limit)
  return { products: page.map(toListed), next: rows.length > query.limit ? (page.at(-1)?.cursor ?? null) : null }
}

function matching({ search, status, after }: Query): SQL[] {
  return [
    sql`p.deleted_at is null`,
    ...(status ? [sql`p.status = ${status}`] : []),
    ...likePatterns(search).map(
      (pattern) => sql`owner_text_of(p.sku, p.name, p.brand, p.type) like plain_text(${pattern})`,
    ),
    ...(after ? [isAfterCursor(sql`p.created_at`, sql`p.id`, after)] : []),
  ]
}

function toListed({ id, status, version, createdAt, image, variants, ...row }: RowOf<typeof listed>): ListedProduct {
  return {
    ...valuesOf(listedKeys, row),
    ...{ _id: id, status, version, variants },
    image: image ? toImage(image) : noImage,
    createdAt: createdAt.toISOString(),
  }
}
