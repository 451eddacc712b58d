import { expect, test } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'

test('the papers of several orders are found by their numbers, in that order, without those of others', async () => {
  const shop = await createTestShop()
  const [first, second] = [await shop.order(), await shop.order()]
  await shop.order()
  await shop.runJobs()
  const admin = shop.as(await shop.admin())
  const orderNumbers = [second.number, 'MG-0', first.number, second.number]

  const { orders } = await admin.orders.findOrders({ orderNumbers })
  expect(orders.map(({ orderNumber }) => orderNumber)).toEqual([second.number, first.number])
  const { invoices } = await admin.invoices.findInvoices({ orderNumbers })
  expect(invoices.map(({ kind, orderNumber }) => [kind, orderNumber]).toSorted()).toEqual(
    [first, second].map(({ number }) => ['invoice', number]).toSorted(),
  )
})
