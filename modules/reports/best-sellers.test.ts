import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { orderLines, orders } from '#db/tables/orders.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { openEditable } from '#test/shops/open-editable.ts'

test('best sellers count units of orders that were not canceled, also of deleted products', async () => {
  const shop = await createTestShop()
  const api = shop.as(await shop.admin())
  const [hat, frame, scarf] = [
    await shop.product({ name: 'Hat', priceCents: 10_00, onHand: null }),
    await shop.product({ name: 'Frame', priceCents: 90_00, onHand: null }),
    await shop.product({ name: 'Scarf', priceCents: 20_00, onHand: null }),
  ]
  await shop.order({ product: hat, quantity: 2 })
  await shop.order({ product: hat })
  await shop.order({ product: frame, quantity: 3 })
  const canceled = await shop.order({ product: scarf, quantity: 9 })
  await api.orders.cancelOrder({ orderToCancel: canceled.id })
  const old = await shop.order({ product: scarf, quantity: 8 })
  await shop.db
    .update(orders)
    .set({ createdAt: new Date(Date.now() - 20 * 86_400_000) })
    .where(eq(orders.id, old.id))

  const { bestSellers } = await api.reports.listBestSellers({ days: 7 })
  expect(bestSellers).toEqual([
    { productId: frame.id, name: 'Frame', units: 3, sum: 270, image: expect.objectContaining({ alt: 'An image' }) },
    { productId: hat.id, name: 'Hat', units: 3, sum: 30, image: expect.objectContaining({ alt: 'An image' }) },
  ])
  const month = await api.reports.listBestSellers({ days: 30 })
  expect(month.bestSellers[0]).toMatchObject({ productId: scarf.id, units: 8, sum: 160 })

  await shop.db.update(orderLines).set({ productId: null }).where(eq(orderLines.productId, frame.id))
  const later = await api.reports.listBestSellers({ days: 7 })
  expect(later.bestSellers[0]).toMatchObject({ productId: null, name: 'Frame', units: 3, sum: 270 })
})

test('best sellers count what an edit left of an order, with what was paid for it', async () => {
  const { shop, admin, lines, change } = await openEditable({ quantity: 3 })
  const [lido, hat] = [
    { name: 'Lido', units: 3, sum: 180 },
    { name: 'Hat', units: 1, sum: 20 },
  ]
  expect(await admin.reports.listBestSellers({ days: 7 })).toMatchObject({ bestSellers: [lido, hat] })

  // What is left of a discount that three units do not share evenly.
  await shop.db.update(orderLines).set({ discountCents: 1_00 }).where(eq(orderLines.id, lines.frame))
  await change(lines.frame, 2)
  await change(lines.hat, 0)
  const { bestSellers } = await admin.reports.listBestSellers({ days: 7 })
  expect(bestSellers).toMatchObject([{ name: 'Lido', units: 2, sum: 119.34 }])
})
