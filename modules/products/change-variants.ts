import { and, eq, notInArray } from 'drizzle-orm'
import { conflict, invalid } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { productColors, productSizes, variants } from '#db/tables/products.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import { refuseReserved } from './fit-variants.ts'

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

/** Sets the sizes of a product; `fitVariants` adjusts its variants. */
export async function changeSizes(tx: Tx, productId: string, wanted: readonly { size: number }[]): Promise<void> {
  const sizes = wanted.map(({ size }) => Math.round(size * 100) / 100)
  if (new Set(sizes).size < sizes.length) throw invalid(apiProductsMessages.sizeTwice)
  const ofProduct = eq(productSizes.productId, productId)
  await tx
    .delete(productSizes)
    .where(and(ofProduct, sizes.length > 0 ? notInArray(productSizes.size, sizes) : undefined))
  if (sizes.length === 0) return
  await tx
    .insert(productSizes)
    .values(sizes.map((size) => ({ productId, size })))
    .onConflictDoNothing()
}
