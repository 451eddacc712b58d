import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { personalReads } from '#db/tables/audit.ts'
import { products } from '#db/tables/products.ts'
import { soldOutViews } from '#db/tables/stock-alerts.ts'
import { wishlistItems } from '#db/tables/wishlist.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { sweepSoldOutViews } from './sweep-sold-out-views.ts'

const shop = await createTestShop()
const guest = shop.as(shop.guest()).stockAlerts
const owner = shop.as(await shop.admin())
const editor = shop.as(await shop.staff('editor'))
const support = shop.as(await shop.staff('support'))

const ask = (productId: string, email: string) =>
  shop.as(shop.guest()).stockAlerts.notifyMe({ productId, email, selectedSize: null, selectedColor: null })

test('variants are ranked by people, each counted once, with what was looked at and sold', async () => {
  const [ann, bob] = [await shop.customer('ann@example.com'), await shop.customer('bob@example.com')]
  const lido = await shop.product({ name: 'Lido', onHand: 1 })
  await shop.order({ product: lido })
  const rio = await shop.product({ name: 'Río', sizes: [36, 38], onHand: 0 })
  const kept = await shop.product({ name: 'Kept', onHand: 3 })
  await shop.db.insert(wishlistItems).values([
    { customerId: ann.id, productId: lido.id },
    { customerId: bob.id, productId: lido.id },
    { customerId: bob.id, productId: rio.id },
    { customerId: bob.id, productId: kept.id },
  ])
  await ask(lido.id, ann.email)
  await ask(lido.id, 'cleo@example.com')
  const look = (size: number) => guest.recordSoldOutView({ productId: rio.id, color: null, size })
  await Promise.all([look(38), look(38), look(36), look(38)])
  await guest.recordSoldOutView({ productId: kept.id })

  const { variants } = await support.stockAlerts.listWantedVariants({})
  const shown = variants.map(({ productName, size, people, waiting, wishlists, views, sold, free }) => [
    ...[productName, size, people, waiting, wishlists, views, sold, free],
  ])
  expect(shown).toEqual([
    ['Lido', null, 3, 2, 2, 0, 1, 0],
    ['Río', 38, 1, 0, 1, 3, 0, 0],
    ['Río', 36, 1, 0, 1, 1, 0, 0],
  ])
  expect(await shop.db.$count(soldOutViews)).toBe(2)

  const first = await editor.stockAlerts.listWantedVariants({ limit: 1 })
  const rest = await editor.stockAlerts.listWantedVariants({ after: first.next ?? '' })
  expect([...first.variants, ...rest.variants]).toEqual(variants)
  await expect(editor.stockAlerts.listWantedVariants({ after: '1_2' })).rejects.toMatchObject({ status: 400 })
})

test('before units arrive the shop says who would be told, and tells them', async () => {
  const product = await shop.product({ name: 'Cala', onHand: 0 })
  const variantId = product.variants[0]?.id ?? ''
  await ask(product.id, 'dora@example.com')
  await ask(product.id, 'emil@example.com')
  expect(await editor.stockAlerts.previewRestock({ variantId })).toMatchObject({ isPublished: true, told: 2 })
  await expect(support.stockAlerts.previewRestock({ variantId })).rejects.toMatchObject({ status: 403 })
  await expect(editor.stockAlerts.listStockAlerts({ variantId })).rejects.toMatchObject({ status: 403 })
  const readsBefore = await shop.db.$count(personalReads)
  const { alerts } = await owner.stockAlerts.listStockAlerts({ variantId, sort: 'oldest' })
  expect(await shop.db.$count(personalReads)).toBeGreaterThan(readsBefore)
  const emails = alerts.map(({ email }) => email)
  expect(emails).toEqual(['dora@example.com', 'emil@example.com'])

  await editor.inventory.receiveStock({ sheetId: crypto.randomUUID(), lines: [{ variantId, units: 3 }] })
  await shop.runJobs()
  const told = (await shop.emails()).filter(({ kind }) => kind === 'back-in-stock')
  expect(told.map(({ toEmail }) => toEmail)).toEqual(emails)
})

test('nobody is told about what is not in the shop', async () => {
  const product = await shop.product({ onHand: 0 })
  const variantId = product.variants[0]?.id ?? ''
  await ask(product.id, 'finn@example.com')
  await shop.db.update(products).set({ status: 'archived' }).where(eq(products.id, product.id))
  expect(await editor.stockAlerts.previewRestock({ variantId })).toMatchObject({ isPublished: false, told: 0 })
  const unknown = editor.stockAlerts.previewRestock({ variantId: crypto.randomUUID() })
  await expect(unknown).rejects.toMatchObject({ status: 404 })
})

test('views are forgotten after 90 days', async () => {
  const { variants } = await shop.product({ onHand: 0 })
  const variantId = variants[0]?.id ?? ''
  const today = new Date()
  const dayBefore = (days: number) => new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10)
  await shop.db.delete(soldOutViews)
  await shop.db.insert(soldOutViews).values([
    { variantId, day: dayBefore(95), views: 2 },
    { variantId, day: dayBefore(80), views: 3 },
  ])
  await sweepSoldOutViews(shop)
  expect((await shop.db.select().from(soldOutViews)).map(({ views }) => views)).toEqual([3])
})
