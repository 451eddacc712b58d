import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { type Card, cardColumns, isShown, toSummary } from '../products/product-card.ts'
import { encryptProductList } from './encrypt-product-list.ts'

/** The feed carries so many of the newest products; whoever wants them all pages through `listing/listProducts`. */
const most = 2_000
/** A list is made again when it is ten times as old as its making took: a small shop is always fresh, a large one not busy. */
const rest = 10

interface Row extends Card, Record<string, unknown> {
  sku: string
  priceId: string | null
  measurement: string | null
  description: string
}

const made = new WeakMap<Context['db'], { data: Promise<string>; staleAt: number }>()

/** The product list as a feed, sealed under the product-list key; see `encryptProductList` for its shape. */
export async function productList(ctx: Context): Promise<{ data: string }> {
  const known = made.get(ctx.db)
  if (known && performance.now() < known.staleAt) return { data: await known.data }

  const startedAt = performance.now()
  const fresh = { data: makeList(ctx), staleAt: Number.POSITIVE_INFINITY }
  made.set(ctx.db, fresh)
  try {
    const data = await fresh.data
    fresh.staleAt = performance.now() + rest * (performance.now() - startedAt)
    return { data }
  } catch (error) {
    made.delete(ctx.db)
    throw error
  }
}

/** Only what everybody may see is picked: published products, without figures of stock, sales or cost. */
async function makeList(ctx: Context): Promise<string> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select ${cardColumns}, p.sku, p.price_id as "priceId", p.measurement, p.description
    from products p where ${isShown} order by p.published_at desc nulls last, p.id desc nulls last limit ${most}
  `)
  const products = rows.map((row) => {
    const { soldOut: _, isNew: __, ...shown } = toSummary(row)
    const { sku, priceId, measurement, description } = row
    return { ...shown, sku, priceId, measurement, description, isDeleted: false }
  })
  return encryptProductList(JSON.stringify(products), ctx.secrets.productList)
}
