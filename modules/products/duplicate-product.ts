import { sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { notFound } from '#contract/errors.ts'
import type { calls } from '#contract/products/calls.ts'
import type { Tx } from '#db/open-database.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { fitVariants } from './fit-variants.ts'
import { makeSku } from './make-sku.ts'
import { recordPriceChange } from './record-price-change.ts'

/** Makes a draft like a product: with its colors, sizes and images, without its pieces, reviews and sales. */
export async function duplicateProduct(ctx: AdminContext, asked: Payload<typeof calls.duplicateProduct>) {
  const { productId: from } = asked
  const productId = await ctx.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string; name: string }>(sql`
      insert into products (sku, name, description, brand, category, sub_category, type, sub_category_slug, type_slug, tags,
        price_cents, old_price_cents, measurement)
      select ${makeSku()}, left(name, 193) || ' (copy)', description, brand, category, sub_category, type,
        sub_category_slug, type_slug, tags, price_cents, old_price_cents, measurement
      from products where id = ${from} and deleted_at is null returning id, name
    `)
    const [made] = rows
    if (!made) throw notFound('There is no such product.')
    await recordPriceChange(ctx, tx, [made.id])
    await copyParts(tx, from, made.id)
    await fitVariants(tx, made.id, 0)
    await recordAuditEvent(ctx, tx, {
      action: 'product.duplicated',
      subjectKind: 'product',
      subjectId: made.id,
      detail: { name: made.name, from },
    })
    return made.id
  })
  return { productId, message: 'This is the copy. It is a draft and has no pieces yet.' }
}

async function copyParts(tx: Tx, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    insert into product_colors (product_id, position, name, hex)
    select ${to}::uuid, position, name, hex from product_colors where product_id = ${from}
  `)
  await tx.execute(sql`
    insert into product_sizes (product_id, size) select ${to}::uuid, size from product_sizes where product_id = ${from}
  `)
  await tx.execute(sql`
    insert into product_images (product_id, color_id, image_id, position)
    select ${to}::uuid, n.id, g.image_id, g.position
    from product_images g left join product_colors o on o.id = g.color_id
      left join product_colors n on n.product_id = ${to} and n.name = o.name
    where g.product_id = ${from}
  `)
}
