import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '#db/tables/products.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { openEditable } from '#test/shops/open-editable.ts'
import { countSales } from './count-sales.ts'

const shop = await createTestShop()
const soldOf = async (id: string) =>
  (await shop.db.select({ sold: products.soldCount }).from(products).where(eq(products.id, id)))[0]?.sold

test('paid units count as sold, canceled ones do not', async () => {
  const popular = await shop.product({ name: 'Popular' })
  const canceled = await shop.product({ name: 'Canceled' })
  // With fewer products, the home page has no row of best sellers.
  await shop.product({ name: 'Another' })
  const unsold = await shop.product({ name: 'Unsold' })
  await shop.order({ product: popular, quantity: 3 })
  await shop.order({ product: popular, quantity: 2 })
  const ann = await shop.customer()
  const { id } = await shop.order({ by: ann, product: canceled, quantity: 4 })
  await countSales(shop)
  expect([await soldOf(popular.id), await soldOf(canceled.id), await soldOf(unsold.id)]).toEqual([5, 4, 0])

  await shop.as(ann).orders.cancelOrder({ orderToCancel: id })
  await countSales(shop)
  await countSales(shop)
  expect([await soldOf(popular.id), await soldOf(canceled.id), await soldOf(unsold.id)]).toEqual([5, 0, 0])

  const { sections } = await shop.as(shop.guest()).home.shownHome({})
  expect(sections.find(({ source }) => source === 'bestSellers')?.products?.[0]?.name).toBe('Popular')
})

test('units that an edit removes or replaces no longer count as sold', async () => {
  const { shop, lines, change, largeId, hat, placed } = await openEditable({ quantity: 3 })
  const sold = async (id: string) =>
    (await shop.db.select({ sold: products.soldCount }).from(products).where(eq(products.id, id)))[0]?.sold
  await countSales(shop)
  expect([await sold(placed.product.id), await sold(hat.id)]).toEqual([3, 1])

  await change(lines.frame, 1, { variantId: largeId, quantity: 1 })
  await change(lines.hat, 0)
  await countSales(shop)
  expect([await sold(placed.product.id), await sold(hat.id)]).toEqual([2, 0])
})
