import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents } from '#db/tables/audit.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { orders } from '#db/tables/orders.ts'
import { pendingOrders } from '#db/tables/pending-orders.ts'
import { variants } from '#db/tables/products.ts'
import { createTestShop } from '#test/create-test-shop.ts'

const shop = await createTestShop()
const [support, manager] = [shop.as(await shop.staff('support')), shop.as(await shop.staff('manager'))]
const product = await shop.product({ priceCents: 60_00, onHand: 3 })

const email = 'ben@example.com'
const wish = {
  ...{ email, customerName: 'Ben', country: 'US', shipping: 'standard', days: 3, total: 64.35 },
  items: [{ productId: product.id, selectedColor: null, selectedSize: null, quantity: 1 }],
  buyer: {
    ...{ email, name: 'Ben', phone: '', country: 'US', line1: '12 Harbour Street', line2: '' },
    ...{ city: 'Oakland', state: 'CA', postalCode: '94601' },
  },
}

async function stored() {
  const [variant] = await shop.db.select().from(variants).where(eq(variants.productId, product.id))
  const tables = [orders, pendingOrders, checkoutSessions, auditEvents]
  const rows = await Promise.all(tables.map((table) => shop.db.$count(table)))
  return { rows, onHand: variant?.onHand, reserved: variant?.reserved, emails: (await shop.emails()).length }
}

test('support is refused an order that is already paid, as it may not mark orders as paid, and nothing is stored', async () => {
  const before = await stored()
  const paid = { ...wish, payment: 'paid' as const, paidBy: 'cash' as const, reference: 'Drawer 2' }
  const refused = { status: 403, message: 'Only owners and managers place orders that are already paid.' }
  await expect(support.pendingOrders.createManualOrder(paid)).rejects.toMatchObject(refused)
  // Whatever else is wrong with it.
  await expect(support.pendingOrders.createManualOrder({ ...paid, total: 1 })).rejects.toMatchObject(refused)
  expect(await stored()).toEqual(before)

  const link = { ...wish, payment: 'link' as const, total: 60 }
  const { isPaid, orderNumber } = await support.pendingOrders.createManualOrder(link)
  expect(isPaid).toBe(false)
  const [pending] = await shop.db.select().from(pendingOrders).where(eq(pendingOrders.number, orderNumber))
  await expect(
    support.pendingOrders.markPaid({ pendingOrderId: pending?.sessionId ?? '', paidBy: 'cash' }),
  ).rejects.toMatchObject({ status: 403 })
  expect(await shop.db.$count(orders)).toBe(0)
})

test('a manager places an order that is already paid', async () => {
  const placed = await manager.pendingOrders.createManualOrder({ ...wish, payment: 'paid', paidBy: 'cash' })
  expect(placed.isPaid).toBe(true)
  const { order } = await manager.orders.findOrder({ orderNumber: placed.orderNumber })
  expect(order).toMatchObject({ status: 'Proccessing', grandTotal: 64.35, cardType: 'cash' })
})
