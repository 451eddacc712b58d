import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { type Placeholders, prepareOnce } from './prepare-once.ts'
import { products } from './tables/products.ts'

const shop = await createTestShop()

test('a statement is composed once for each connection, and runs with other values, in transactions too', async () => {
  let built = 0
  const findName = prepareOnce((db, { id }: Placeholders<{ id: string }>) => {
    built++
    return db.select({ name: products.name, createdAt: products.createdAt }).from(products).where(eq(products.id, id))
  })
  const made = [await shop.product({ name: 'Linen Shirt' }), await shop.product({ name: 'Wool Scarf' })]
  for (const { id, name } of [...made, ...made]) {
    expect(await findName(shop.db, { id })).toEqual([{ name, createdAt: expect.any(Date) }])
  }
  expect(built).toBe(1)

  await shop.db.transaction(async (tx) => {
    for (const { id, name } of made) {
      expect(await findName(tx, { id })).toMatchObject([{ name }])
      await tx.transaction(async (inner) => expect(await findName(inner, { id })).toMatchObject([{ name }]))
    }
  })
  expect(built).toBe(2)
})

test('placeholders cannot be copied, which would lose them without a word', async () => {
  const copying = prepareOnce((db, { ...asked }: Placeholders<{ id: string }>) =>
    db.select().from(products).where(eq(products.id, asked.id)),
  )
  expect(() => copying(shop.db, { id: '' })).toThrow('read by their names')
})

test('a list is one value, and null is a value', async () => {
  const find = prepareOnce((db, asked: Placeholders<{ names: string[]; brand: string | null }>) =>
    db
      .select({ name: products.name })
      .from(products)
      .where(
        sql`${products.name} = any(${asked.names}::text[]) and (${asked.brand}::text is null or ${products.brand} = ${asked.brand})`,
      )
      .orderBy(products.name),
  )
  const names = ['Silk Tie', 'Felt Hat', 'Cotton Sock']
  for (const name of names) await shop.product({ name, brand: `${name} Company` })
  expect(await find(shop.db, { names: names.slice(0, 2), brand: null })).toEqual([
    { name: 'Felt Hat' },
    { name: 'Silk Tie' },
  ])
  expect(await find(shop.db, { names, brand: 'Felt Hat Company' })).toEqual([{ name: 'Felt Hat' }])
  expect(await find(shop.db, { names: [], brand: null })).toEqual([])
})
