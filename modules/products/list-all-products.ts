import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { StockRow } from '#contract/inventory/stock-row.ts'
import { noImage } from '#contract/media/image.ts'
import { toDollars } from '#contract/money.ts'
import type { calls } from '#contract/products/calls.ts'
import type { ListedProduct, ProductStatus } from '#contract/products/own-product.ts'
import type { AdminContext } from '../context.ts'
import { likePatterns } from '../like-patterns.ts'
import { firstImage } from '../media/first-image.ts'
import { cursorOf, isBehind } from '../page-cursor.ts'
import { ownVariants } from './own-variants.ts'
import { type PackedImage, toImage } from './product-card.ts'

type Wish = Payload<typeof calls.listAllProducts>

interface Row extends Record<string, unknown> {
  id: string
  sku: string
  name: string
  category: string
  subCategory: string
  type: string
  status: ProductStatus
  priceCents: number
  oldPriceCents: number | null
  version: number
  createdAt: string
  cursor: string
  image: PackedImage | null
  variants: StockRow[]
}

/** A page of all products, the newest first; `search` is found in SKU, name, brand and type. */
export async function listAllProducts(ctx: AdminContext, wish: Wish) {
  const { rows } = await ctx.db.execute<Row>(sql`
    select p.id, p.sku, p.name, p.category, p.sub_category as "subCategory", p.type, p.status,
      p.price_cents as "priceCents", p.old_price_cents as "oldPriceCents", p.version, p.created_at as "createdAt",
      ${cursorOf(sql`p.created_at`, sql`p.id`)} as cursor, ${firstImage} as image, ${ownVariants} as variants
    from products p where ${sql.join(matching(wish), sql` and `)}
    order by p.created_at desc nulls last, p.id desc nulls last limit ${wish.limit + 1}
  `)
  const page = rows.slice(0, wish.limit)
  return { products: page.map(toListed), next: rows.length > wish.limit ? (page.at(-1)?.cursor ?? null) : null }
}

function matching({ search, status, after }: Wish): SQL[] {
  return [
    sql`p.deleted_at is null`,
    ...(status ? [sql`p.status = ${status}`] : []),
    ...likePatterns(search).map(
      (pattern) => sql`owner_text_of(p.sku, p.name, p.brand, p.type) like plain_text(${pattern})`,
    ),
    ...(after ? [isBehind(sql`p.created_at`, sql`p.id`, after)] : []),
  ]
}

function toListed({ id, priceCents, oldPriceCents, createdAt, image, ...row }: Row): ListedProduct {
  return {
    ...row,
    _id: id,
    price: toDollars(priceCents),
    oldPrice: oldPriceCents === null ? null : toDollars(oldPriceCents),
    image: image ? toImage(image) : noImage,
    createdAt: new Date(createdAt).toISOString(),
  }
}
