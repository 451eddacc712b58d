import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents } from '#db/tables/audit.ts'
import { customers } from '#db/tables/customers.ts'
import { createTestShop } from '#test/create-test-shop.ts'

async function openShop() {
  const shop = await createTestShop()
  const [one, other] = [shop.as(await shop.staff('support')), shop.as(await shop.staff('support'))]
  const ann = await shop.customer('ann@example.com')
  const find = async () => (await one.privacy.findCustomer({ customerId: ann.id })).customer
  return { shop, one, other, ann, find }
}

test('staff tag customers, list those with a tag, and lose none when two do so at once', async () => {
  const { shop, one, other, ann, find } = await openShop()
  const customerId = ann.id
  await shop.customer('bob@example.com')
  await Promise.all([
    one.customers.tagCustomer({ customerId, add: ['VIP'] }),
    other.customers.tagCustomer({ customerId, add: ['press', ' vip '] }),
  ])
  expect((await find()).tags.toSorted()).toEqual(['press', 'vip'])
  const listed = async (tag: string) => (await one.customers.listCustomers({ tag })).customers.map(({ email }) => email)
  expect(await listed('Vip')).toEqual(['ann@example.com'])
  expect(await listed('vi')).toEqual([])

  const seen = (await find()).tags
  const { before, tags } = await one.customers.tagCustomer({ customerId, add: ['late'], remove: ['vip'] })
  expect([before, tags]).toEqual([seen, ['press', 'late']])
  await expect(other.customers.tagCustomer({ customerId, add: ['x'], seen })).rejects.toMatchObject({ status: 409 })
  await one.customers.tagCustomer({ customerId, remove: tags, add: before, seen: tags })
  expect((await find()).tags).toEqual(seen)
  const many = Array.from({ length: 10 }, (_, at) => `tag ${at}`)
  await expect(one.customers.tagCustomer({ customerId, add: many })).rejects.toMatchObject({
    status: 409,
    message: 'A customer has at most 10 tags.',
  })
})

test('a note is changed by staff who have read the latest one, and goes with the account', async () => {
  const { shop, one, other, ann, find } = await openShop()
  const customerId = ann.id
  const write = (by: typeof one, note: string, seen: string) => by.customers.noteCustomer({ customerId, note, seen })
  expect(await write(one, ' Prefers mornings.\r\nCall first. ', '')).toMatchObject({
    note: 'Prefers mornings.\nCall first.',
  })
  await expect(write(other, 'Something else.', '')).rejects.toMatchObject({ status: 409 })
  expect((await find()).note).toBe('Prefers mornings.\nCall first.')
  const events = await shop.db.select().from(auditEvents).where(eq(auditEvents.subjectId, customerId))
  expect(events.map(({ action, detail }) => [action, detail])).toEqual([['customer.noted', null]])

  await one.customers.tagCustomer({ customerId, add: ['vip'] })
  const owner = shop.as(await shop.admin())
  await owner.privacy.deleteCustomer({ customerId })
  const [left] = await shop.db.select().from(customers).where(eq(customers.id, customerId))
  expect(left).toMatchObject({ note: '', tags: [] })
})

test('an owner downloads what the shop stores about a customer, as the customer does, and it is in the audit log', async () => {
  const { shop, one, ann } = await openShop()
  const customerId = ann.id
  const order = await shop.order({ by: ann })
  await one.customers.noteCustomer({ customerId, note: 'Prefers mornings.', seen: '' })
  const owner = await shop.admin()
  const { myData } = await shop.as(owner).privacy.exportCustomer({ customerId })
  expect(myData).toMatchObject({
    account: { email: 'ann@example.com', note: 'Prefers mornings.', tags: [] },
    orders: [{ orderNumber: order.number }],
  })
  expect(JSON.stringify(myData)).not.toContain(owner.email)
  const [event] = await shop.db.select().from(auditEvents).where(eq(auditEvents.action, 'customer.exported'))
  expect(event).toMatchObject({ actorId: owner.id, subjectId: customerId })
  await expect(one.privacy.exportCustomer({ customerId })).rejects.toMatchObject({ status: 403 })
  const nobody = { customerId: '00000000-0000-4000-8000-000000000000' }
  await expect(shop.as(owner).privacy.exportCustomer(nobody)).rejects.toMatchObject({ status: 404 })
})

test('guests are listed by address with what they have bought, page by page', async () => {
  const { shop, one, ann } = await openShop()
  await shop.order({ by: ann })
  const orderOf = (email: string, name = 'Mira Berg') => shop.order({ typed: { email, name } })
  await orderOf('carla@example.com')
  await orderOf('Anton@example.com')
  await orderOf('anton@example.com', 'Anton Berg')
  const canceled = await orderOf('bea@example.com')
  const { order } = await one.orders.findOrder({ orderNumber: canceled.number })
  await shop.as(await shop.admin()).orders.cancelOrder({ orderToCancel: order._id })

  const list = (query: Parameters<typeof one.customers.listGuests>[0]) => one.customers.listGuests(query)
  const { guests, next } = await list({ limit: 2 })
  expect(guests).toMatchObject([
    { name: 'Anton Berg', orderCount: 2, spent: 120 },
    { email: 'bea@example.com', orderCount: 1, spent: 0 },
  ])
  expect((await list({ after: next ?? '', limit: 2 })).guests.map(({ email }) => email)).toEqual(['carla@example.com'])
  expect((await list({ email: ' ANTON@example.com ' })).guests).toHaveLength(1)
  expect(await list({ email: 'ann@example.com' })).toEqual({ guests: [], next: null, status: 200 })
})
