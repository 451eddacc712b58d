import { expect, test } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'

const shop = await createTestShop()

test('staff add notes and tags to an order, which filter the list and are in its CSV, and its buyer sees neither', async () => {
  const ann = await shop.customer()
  const [first, second] = [await shop.order({ by: ann }), await shop.order({ by: ann })]
  const admin = shop.as(await shop.admin())
  await admin.orders.addOrderNote({ orderId: first.id, note: ' Called her,\nshe prefers the morning. ' })
  const { tags } = await admin.orders.changeOrderTags({ orderId: first.id, tags: ['VIP', ' vip ', 'Gift  wrap', ''] })
  expect(tags).toEqual(['vip', 'gift wrap'])
  await admin.orders.changeOrderTags({ orderId: second.id, tags: ['press'] })

  const { order } = await admin.orders.findOrder({ orderNumber: first.number })
  expect(order.tags).toEqual(tags)
  expect(order.events.find(({ kind }) => kind === 'note')).toMatchObject({
    note: 'Called her,\nshe prefers the morning.',
    by: 'Ann Lee',
  })
  const found = await admin.orders.ordersHistory({ tag: 'Gift wrap' })
  expect(found.orderHistory.map(({ orderNumber }) => orderNumber)).toEqual([first.number])
  expect((await admin.orders.ordersHistory({ tag: 'gift' })).orderHistory).toEqual([])
  expect((await admin.orderTable.exportOrders({ tag: 'press' })).csv).toMatch(/Tags,[\s\S]*,press,/)

  const { orderHistory } = await shop.as(ann).orders.ordersHistory({})
  expect(orderHistory.map((each) => [each.tags, each.events.some(({ kind }) => kind === 'note')])).toEqual([
    [[], false],
    [[], false],
  ])
})

test('tags are added to and removed from an order, and two members of staff do not lose those of each other', async () => {
  const { id: orderId } = await shop.order()
  const [one, other] = [shop.as(await shop.admin()).orders, shop.as(await shop.admin()).orders]
  await one.changeOrderTags({ orderId, tags: ['vip'] })
  await Promise.all([one.tagOrder({ orderId, add: ['Press'] }), other.tagOrder({ orderId, add: ['gift', 'VIP'] })])
  const { tags } = await one.tagOrder({ orderId, add: ['late'], remove: ['Vip', 'unknown'] })
  expect(tags.toSorted()).toEqual(['gift', 'late', 'press'])

  const many = Array.from({ length: 8 }, (_, at) => `tag ${at}`)
  await expect(one.tagOrder({ orderId, add: many })).rejects.toMatchObject({
    status: 409,
    message: 'An order has at most 10 tags.',
  })
  await expect(one.tagOrder({ orderId: crypto.randomUUID(), add: ['x'] })).rejects.toMatchObject({ status: 404 })
})

test('tags are given back as they were, unless someone has changed them since', async () => {
  const { id: orderId } = await shop.order()
  const admin = shop.as(await shop.admin()).orders
  await admin.changeOrderTags({ orderId, tags: ['b', 'a'] })
  const { before, tags } = await admin.tagOrder({ orderId, add: ['c'], remove: ['b'] })
  expect({ before, tags }).toEqual({ before: ['b', 'a'], tags: ['a', 'c'] })
  const back = { orderId, seen: tags, remove: tags, add: before }
  expect((await admin.tagOrder(back)).tags).toEqual(['b', 'a'])
  await expect(admin.tagOrder(back)).rejects.toMatchObject({
    status: 409,
    message: 'Someone else has changed the tags of this order in the meantime.',
  })
})

test('an empty note, too many tags and tags of no order are refused', async () => {
  const order = await shop.order()
  const admin = shop.as(await shop.admin())
  await expect(admin.orders.addOrderNote({ orderId: order.id, note: '  ' })).rejects.toMatchObject({ status: 400 })
  const tags = Array.from({ length: 11 }, (_, at) => `tag ${at}`)
  await expect(admin.orders.changeOrderTags({ orderId: order.id, tags })).rejects.toMatchObject({ status: 400 })
  const nobody = { orderId: crypto.randomUUID() }
  await expect(admin.orders.changeOrderTags({ ...nobody, tags: [] })).rejects.toMatchObject({ status: 404 })
  await expect(admin.orders.addOrderNote({ ...nobody, note: 'x' })).rejects.toMatchObject({ status: 404 })
})
