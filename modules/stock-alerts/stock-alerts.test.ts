import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ShopError } from '#contract/errors.ts'
import { emails } from '#db/tables/emails.ts'
import { products, variants } from '#db/tables/products.ts'
import { stockAlerts } from '#db/tables/stock-alerts.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { queueStockAlerts } from './queue-stock-alerts.ts'

const shop = await createTestShop()
const asGuest = () => shop.as(shop.guest()).stockAlerts
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    ({ status }: ShopError) => status,
  )
const thanks = "Thank you. We'll email you as soon as this item is back in stock."

async function restock(variantId: string | undefined, productId: string, onHand: number) {
  await shop.db.transaction(async (tx) => {
    await tx
      .update(variants)
      .set({ onHand })
      .where(eq(variants.id, variantId ?? ''))
    await queueStockAlerts(shop, tx, productId)
  })
  await shop.runJobs()
}
const written = async (subject: string) =>
  (await shop.db.select().from(emails).where(eq(emails.subject, subject)).orderBy(asc(emails.createdAt))).map(
    ({ toEmail }) => toEmail,
  )

test('everyone who waits for a variant is emailed in the order of their requests, once, however often stock returns', async () => {
  const lido = await shop.product({ name: 'Lido', colors: ['Black', 'Honey'], sizes: [48, 50], onHand: 0 })
  const black48 = lido.variants.find(({ colorId, size }) => colorId === lido.colors[0]?.id && size === 48)
  const query = { productId: lido.id, selectedColor: 'Black', selectedSize: 48 }
  const people = ['zoe@example.com', 'ann@example.com', 'mia@example.com']
  for (const email of [...people, 'ANN@example.com', 'zoe@example.com']) {
    expect(await asGuest().notifyMe({ ...query, email, selectedProductName: 'http://evil.example' })).toMatchObject({
      message: thanks,
    })
  }
  await asGuest().notifyMe({ ...query, selectedColor: 'Honey', email: 'other@example.com' })

  await restock(black48?.id, lido.id, 5)
  await restock(black48?.id, lido.id, 0)
  await restock(black48?.id, lido.id, 9)

  expect(await written('Lido is back')).toEqual(people)
  const [alert] = await shop.db.select().from(emails).where(eq(emails.toEmail, 'zoe@example.com'))
  expect(alert?.fields).toMatchObject({ productName: 'Lido', color: 'Black', size: 48 })
  expect(JSON.stringify(alert)).not.toContain('evil')
})

test('a request without a variant waits for whichever is back first, and is emailed once', async () => {
  const rio = await shop.product({ name: 'Rio', sizes: [1, 2, 3], onHand: 0 })
  await asGuest().notifyMe({ productId: rio.id, email: 'any@example.com' })
  await shop.db.transaction(async (tx) => {
    await tx.update(variants).set({ onHand: 4 }).where(eq(variants.productId, rio.id))
    await queueStockAlerts(shop, tx, rio.id)
  })
  await shop.runJobs()
  expect(await written('Rio is back')).toEqual(['any@example.com'])
})

test('a variant whose units are all reserved is sold out, and one without a stock count never is', async () => {
  const nap = await shop.product({ name: 'Nap', onHand: 2 })
  expect(await statusOf(asGuest().notifyMe({ productId: nap.id, email: 'ann@example.com' }))).toBe(409)
  await shop.db.update(variants).set({ reserved: 2 }).where(eq(variants.productId, nap.id))
  expect(await statusOf(asGuest().notifyMe({ productId: nap.id, email: 'ann@example.com' }))).toBe(200)

  const ray = await shop.product({ name: 'Ray', onHand: null })
  expect(await statusOf(asGuest().notifyMe({ productId: ray.id, email: 'ann@example.com' }))).toBe(409)
})

test('no alert can be requested for a product that is not in the shop', async () => {
  const draft = await shop.product({ status: 'draft', onHand: 0 })
  const gone = await shop.product({ onHand: 0 })
  await shop.db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, gone.id))
  const lido = await shop.product({ colors: ['Black'], onHand: 0 })
  const wishes = [
    { productId: draft.id },
    { productId: gone.id },
    { productId: '00000000-0000-4000-8000-000000000000' },
    { productId: lido.id, selectedColor: 'Mauve' },
    { productId: lido.id, selectedColor: 'Black', selectedSize: 40 },
  ]
  for (const query of wishes)
    expect(await statusOf(asGuest().notifyMe({ ...query, email: 'ann@example.com' }))).toBe(404)
  expect(await statusOf(asGuest().notifyMe({ productId: lido.id, email: 'ann' }))).toBe(400)
  expect(await statusOf(asGuest().notifyMe({ productId: lido.id }))).toBe(400)
})

test('no alert is sent for a product that was archived in the meantime', async () => {
  const tom = await shop.product({ name: 'Tom', onHand: 0 })
  await asGuest().notifyMe({ productId: tom.id, email: 'ann@example.com' })
  await shop.db.update(products).set({ status: 'archived' }).where(eq(products.id, tom.id))
  await restock(tom.variants[0]?.id, tom.id, 3)
  expect(await written('Tom is back')).toEqual([])
  expect(await shop.db.select().from(stockAlerts).where(eq(stockAlerts.productId, tom.id))).toMatchObject([
    { emailedAt: null },
  ])
})
