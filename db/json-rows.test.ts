import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { jsonRows } from './json-rows.ts'
import { type Placeholders, prepareOnce } from './prepare-once.ts'
import { variants } from './tables/products.ts'

const shop = await createTestShop()

test('any number of rows is inserted as one value, converted as their columns are', async () => {
  const { id: productId } = await shop.product({ name: 'Rope Belt' })
  const rows = jsonRows(variants, ['productId', 'size', 'onHand', 'sku'])
  const insert = prepareOnce((db, asked: Placeholders<{ rows: string }>) => {
    const stored = db.$with('stored', {}).as(rows.insert(asked.rows))
    return db.with(stored).select({ one: sql<number>`1` }).from(sql`(select 1) as one`)
  })
  await shop.db.delete(variants).where(eq(variants.productId, productId))
  const wanted = [
    { productId, size: 38.5, onHand: null, sku: `it's "5"` },
    { productId, size: 'One Size', onHand: 7, sku: null },
  ]
  await insert(shop.db, { rows: rows.write(wanted.slice(0, 1)) })
  await insert(shop.db, { rows: rows.write(wanted.slice(1)) })
  await insert(shop.db, { rows: rows.write([]) })

  const { size, onHand, sku, reserved } = variants
  const stored = await shop.db
    .select({ productId: variants.productId, size, onHand, sku, reserved })
    .from(variants)
    .where(eq(variants.productId, productId))
    .orderBy(asc(size))
  expect(stored).toEqual(wanted.map((row) => ({ ...row, reserved: 0 })))
})
