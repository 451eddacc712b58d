import { eq, isNotNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { noPromises } from '#contract/settings/shown-defaults.ts'
import { categories } from '#db/tables/categories.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { customers } from '#db/tables/customers.ts'
import { images } from '#db/tables/media.ts'
import { orders } from '#db/tables/orders.ts'
import { productImages, products } from '#db/tables/products.ts'
import { returns } from '#db/tables/returns.ts'
import { settings } from '#db/tables/settings.ts'
import { fillDemoShop } from '#demo/fill-demo-shop.ts'
import { countRows } from '#test/count-rows.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { demoMarks } from './demo-marks.ts'

test('clearing the demo leaves a shop as if it had never been filled, with settings, staff and own products', async () => {
  const shop = await createTestShop()
  const admin = await shop.admin()
  const { demo, settings: own } = shop.as(admin)
  const { settings: before } = await own.ownSettings({})
  await own.changeShop({ version: 0, values: { ...before.shop, name: 'Atelier Nord' } })
  const empty = await countRows(shop.db)
  await fillDemoShop(shop, () => {})
  await shop.product({ name: 'Nord' })
  // A demo product with an image of the owner is the owner's.
  const [mixed] = await shop.db.select().from(products).where(eq(products.sku, 'MG-S-001'))
  const [demoImage] = await shop.db.select().from(images).where(sql`file_key like 'demo/%'`).limit(1)
  await shop.files.write('own/1.avif', Buffer.from('1'))
  await shop.db.insert(images).values({ id: 'own', fileKey: 'own/1.avif', width: 10, height: 10 })
  await shop.db.insert(productImages).values({ productId: mixed?.id ?? '', imageId: 'own', position: 99 })
  await shop.runJobs()

  const { settings: filled } = await own.ownSettings({})
  expect([filled.logo.logo, filled.logo.favicon]).toEqual(demoMarks.slice(0, 2))

  const { demo: rows } = await demo.readDemo({})
  const exchanged = await shop.db.$count(returns, isNotNull(returns.exchangeOrderId))
  expect(rows).toMatchObject({ products: 59, orders: 200 + exchanged })
  await expect(demo.clearDemo({ shopName: 'MG' })).rejects.toThrow('Please type Atelier Nord to confirm.')
  expect(await demo.clearDemo({ shopName: 'atelier nord' })).toMatchObject({ message: 'The demo is being cleared.' })
  await expect(demo.clearDemo({ shopName: 'Atelier Nord' })).rejects.toThrow('The demo is already being cleared.')
  expect(await demo.readDemo({})).toMatchObject({ isClearing: true })
  await shop.runJobs()

  expect(await demo.readDemo({})).toMatchObject({ demo: null, isClearing: false, ownProducts: 2 })
  expect(await shop.files.read(demoImage?.fileKey ?? '')).toBeNull()
  expect(await shop.files.read('own/1.avif')).not.toBeNull()
  const { settings: cleared } = await own.ownSettings({})
  // What the owner has not changed of the demo's settings is that of a new shop.
  expect(cleared).toMatchObject({ shop: { postalAddress: 'United States', orderPrefix: '' }, promises: noPromises })
  expect(await own.ownPage({ name: 'about-us' })).toMatchObject({ page: null })
  expect((await shop.as(admin).shipping.listZones({})).zones).toEqual([])
  expect((await shop.as(admin).launch.listStartSteps({})).canStart).toBe(false)
  expect(cleared).toMatchObject({ shop: { name: 'Atelier Nord' }, logo: { logo: '', favicon: '' } })
  const left = await shop.db.select({ name: products.name }).from(products)
  expect(left.map(({ name }) => name).toSorted()).toEqual([mixed?.name, 'Nord'].toSorted())
  expect(await shop.db.select({ role: customers.role }).from(customers)).toEqual([{ role: 'owner' }])
  const { sections } = await shop.as(shop.guest()).home.shownHome({})
  expect(sections[0]).toMatchObject({ kind: 'banner', title: '', images: [], talls: [] })
  const counts = await countRows(shop.db)
  const tables = [
    'orders',
    'emails',
    'payments',
    'refunds',
    'returns',
    'discounts',
    'discount_codes',
    'reviews',
    'looks',
    'collections',
    'collection_products',
    'checkout_sessions',
    'sandbox_sessions',
    'brand_files',
  ]
  for (const name of [...tables, 'sandbox_refunds', 'search_synonyms', 'search_terms', 'image_spots']) {
    expect(counts[`public.${name}`], name).toBe(empty[`public.${name}`])
  }
  const kept = await shop.db.select({ path: categories.path, text: categories.text }).from(categories)
  expect(kept.map(({ path }) => path)).toContain('sunglasses')
  expect(kept.map(({ path }) => path)).not.toContain('hair-accessories')
  expect(kept.find(({ path }) => path === 'all')?.text).toBe('')
  await expectConsistentShop(shop)
  await expect(demo.clearDemo({ shopName: 'Atelier Nord' })).rejects.toThrow(
    'There is nothing left of the demo to clear.',
  )
  await fillDemoShop(shop, () => {})
  expect(await shop.db.$count(orders)).toBe(0)
})

test('a shop with an order of a real payment provider keeps its demo', async () => {
  const shop = await createTestShop()
  const { demo } = shop.as(await shop.admin())
  const { id } = await shop.order()
  expect(await demo.readDemo({})).toMatchObject({ demo: { orders: 1, products: 0 }, hasRealOrders: false })
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, id))
  const isItsSession = eq(checkoutSessions.id, order?.sessionId ?? '')
  await shop.db.update(checkoutSessions).set({ provider: 'stripe' }).where(isItsSession)
  await shop.order()
  await expect(demo.clearDemo({ shopName: 'MG' })).rejects.toThrow('This shop has orders from real customers')
  expect(await shop.db.$count(settings, eq(settings.key, 'demo-clearing'))).toBe(0)
})
