import { sql } from 'drizzle-orm'
import { fieldKeys } from '#contract/products/fields.ts'
import { selectRows } from '#db/typed-sql.ts'
import type { Context } from '../context.ts'
import { p, shownFieldColumns, valuesOf } from '../products/field-columns.ts'
import { cardSelection, isShown, toSummary } from '../products/product-card.ts'
import { encryptProductList } from './encrypt-product-list.ts'

/** The feed has this many of the newest products; a client that needs all pages through `listing/listProducts`. */
const maxProducts = 2_000
/**
 * A list is cached for ten times as long as it took to build, so that it is fresh in a small shop and cheap in a large
 * one.
 */
const pauseFactor = 10

const listed = { ...cardSelection, ...shownFieldColumns, priceId: p.priceId }

const made = new WeakMap<Context['db'], { data: Promise<string>; staleAt: number }>()

/** The product list as a feed, encrypted with the product-list key; see `encryptProductList` for its format. */
export async function productList(ctx: Context): Promise<{ data: string }> {
  const known = made.get(ctx.db)
  if (known && performance.now() < known.staleAt) return { data: await known.data }

  const startedAt = performance.now()
  const fresh = { data: makeList(ctx), staleAt: Number.POSITIVE_INFINITY }
  made.set(ctx.db, fresh)
  try {
    const data = await fresh.data
    fresh.staleAt = performance.now() + pauseFactor * (performance.now() - startedAt)
    return { data }
  } catch (error) {
    made.delete(ctx.db)
    throw error
  }
}

/** Public data only: published products, without stock, sales or cost. */
async function makeList(ctx: Context): Promise<string> {
  const rows = await selectRows(
    ctx.db,
    listed,
    (list) => sql`
      select ${list} from products p where ${isShown}
      order by p.published_at desc nulls last, p.id desc nulls last limit ${maxProducts}
    `,
  )
  const products = rows.map((row) => {
    const { soldOut: _, isNew: __, ...shown } = toSummary(row)
    return { ...shown, ...valuesOf(fieldKeys, row), priceId: row.priceId, isDeleted: false }
  })
  return encryptProductList(JSON.stringify(products), ctx.secrets.productList)
}
