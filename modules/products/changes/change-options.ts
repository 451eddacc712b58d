import { and, eq, notInArray, sql } from 'drizzle-orm'
import { conflict, invalid } from '#contract/errors.ts'
import type { Size } from '#contract/products/size.ts'
import { normalSize } from '#contract/products/size-order.ts'
import type { Tx } from '#db/open-database.ts'
import { productColors, variants } from '#db/tables/products.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import { refuseReserved } from '../../variants/fit-variants.ts'

/** A color of a product; one without an ID is new. */
interface Color {
  id?: string | undefined
  color: string
  hex: string
}

/**
 * Sets the colors of a product in this order: those with an ID stay, new ones are added, others are deleted with their
 * variants and images.
 */
export async function changeColors(tx: Tx, productId: string, wanted: readonly Color[]): Promise<void> {
  if (new Set(wanted.map(({ color }) => color.toLowerCase())).size < wanted.length) {
    throw invalid(apiProductsMessages.colorTwice)
  }
  const ofProduct = eq(productColors.productId, productId)
  const existingIds = wanted.flatMap(({ id }) => id ?? [])
  const leaving = and(ofProduct, existingIds.length > 0 ? notInArray(productColors.id, existingIds) : undefined)
  const held = await tx
    .select({ color: productColors.name, size: variants.size, reserved: variants.reserved })
    .from(variants)
    .innerJoin(productColors, eq(productColors.id, variants.colorId))
    .where(leaving)
  refuseReserved(held)
  await tx.delete(productColors).where(leaving)

  const before = await tx.select().from(productColors).where(ofProduct)
  // Two colors may swap names, so rename all to temporary names first to satisfy the unique constraint.
  for (const { id, name } of before) {
    const isRenamed = wanted.some((each) => each.id === id && each.color !== name)
    if (isRenamed) await tx.update(productColors).set({ name: id }).where(eq(productColors.id, id))
  }
  for (const [position, { id, color: name, hex }] of wanted.entries()) {
    if (!id) await tx.insert(productColors).values({ productId, position, name, hex })
    else if (before.some((each) => each.id === id)) {
      await tx.update(productColors).set({ position, name, hex }).where(eq(productColors.id, id))
    } else throw conflict(apiProductsMessages.colorGone)
  }
}

/**
 * Sets the sizes of a product in this order; one that differs from a stored size in case alone is that size with a new spelling.
 * `fitVariants` adjusts its variants.
 */
export async function changeSizes(tx: Tx, productId: string, wanted: readonly { size: Size }[]): Promise<void> {
  const sizes = wanted.map(({ size }) => normalSize(String(size)))
  if (new Set(sizes.map((size) => size.toLowerCase())).size < sizes.length) throw invalid(apiProductsMessages.sizeTwice)
  const rows = sql`unnest(${sql.param(sizes)}::text[]) with ordinality as w(size, place)`
  await tx.execute(sql`
    delete from product_sizes where product_id = ${productId} and lower(size) not in (select lower(w.size) from ${rows})
  `)
  await tx.execute(sql`
    update variants v set size = w.size from ${rows}
    where v.product_id = ${productId} and lower(v.size) = lower(w.size) and v.size <> w.size
  `)
  await tx.execute(sql`
    insert into product_sizes (product_id, size, position) select ${productId}::uuid, w.size, w.place - 1 from ${rows}
    on conflict (product_id, lower(size)) do update set size = excluded.size, position = excluded.position
  `)
}
