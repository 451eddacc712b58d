import { sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { notFound } from '#contract/errors.ts'
import type { calls } from '#contract/products/calls.ts'
import type { Tx } from '#db/open-database.ts'
import { products } from '#db/tables/products.ts'
import { columnNames, selectRows } from '#db/typed-sql.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { fitVariants } from '../variants/fit-variants.ts'
import { allFieldColumns } from './field-columns.ts'
import { makeSku } from './make-sku.ts'
import { recordPriceChange } from './own-prices.ts'

/**
 * Creates a draft copy of a product: with its colors, sizes, prices and images, without its stock, codes, reviews and sales,
 * and without old prices, which it was never sold at.
 */
export async function duplicateProduct(ctx: AdminContext, payload: Payload<typeof calls.duplicateProduct>) {
  const { productId: from } = payload
  const { shop } = await ctx.settings.read()
  const productId = await ctx.db.transaction(async (tx) => {
    const [made] = await selectRows(
      tx,
      { id: products.id, name: products.name },
      (list) => sql`
        insert into products (sku, name, ${columnNames(copied)})
        select ${makeSku(shop)}, left(p.name, 193) || ' (copy)', ${sql.join(copied, sql`, `)}
        from products p where p.id = ${from} and p.deleted_at is null returning ${list}
      `,
    )
    if (!made) throw notFound(apiProductsMessages.notFound)
    await recordPriceChange(ctx, tx, [made.id])
    await copyParts(tx, from, made.id)
    await fitVariants(tx, made.id, 0)
    await copyVariants(tx, from, made.id)
    await recordAuditEvent(ctx, tx, {
      action: 'product.duplicated',
      subjectKind: 'product',
      subjectId: made.id,
      detail: { name: made.name, from },
    })
    return made.id
  })
  return { productId, message: apiProductsMessages.duplicated }
}

const { sku: _sku, name: _name, oldPriceCents: _oldPrice, ...copiedFields } = allFieldColumns
const copied = Object.values(copiedFields)

/** Price, weight and cost; a code belongs to one variant. */
async function copyVariants(tx: Tx, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    update variants n set price_cents = o.price_cents, weight_grams = o.weight_grams, cost_cents = o.cost_cents
    from variants o left join product_colors c on c.id = o.color_id
    where o.product_id = ${from} and n.product_id = ${to} and n.size is not distinct from o.size
      and (select name from product_colors where id = n.color_id) is not distinct from c.name
  `)
}

async function copyParts(tx: Tx, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    insert into product_colors (product_id, position, name, hex)
    select ${to}::uuid, position, name, hex from product_colors where product_id = ${from}
  `)
  await tx.execute(sql`
    insert into product_sizes (product_id, size, position)
    select ${to}::uuid, size, position from product_sizes where product_id = ${from}
  `)
  await tx.execute(sql`
    insert into product_images (product_id, color_id, image_id, position)
    select ${to}::uuid, n.id, g.image_id, g.position
    from product_images g left join product_colors o on o.id = g.color_id
      left join product_colors n on n.product_id = ${to} and n.name = o.name
    where g.product_id = ${from}
  `)
}
