import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents } from '#db/tables/audit.ts'
import { orders } from '#db/tables/orders.ts'
import { confirmSubscription } from '#test/confirm-subscription.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { tablesWith } from '#test/database/tables-with.ts'
import { question, signUp, typed } from '#test/shops/settled-customer.ts'

const traces = 'mira|quill|willow|226 9876'
const email = 'mira@example.com'

/** Mira, who has ordered twice without an account, with a message, the newsletter and a back-in-stock request. */
async function shopWithGuest() {
  const shop = await createTestShop()
  const owner = shop.as(await shop.admin())
  const guest = shop.as(shop.guest())
  const first = await shop.order({ typed })
  const open = await shop.order({ typed: { ...typed, email: 'MIRA@example.com' } })
  const other = await shop.order({
    typed: { ...typed, email: 'gus@example.com', name: 'Gus', line1: '1 A', phone: '' },
  })
  const ship = (order: typeof first) =>
    owner.shipments.markOrderAsShipped({ orderId: order.id, orderNumber: order.number, trackingNumber: '9400 1' })
  await ship(first)
  await owner.orders.addOrderNote({ orderId: first.id, note: 'Mira called.' })
  await guest.messages.userRequests(question)
  await guest.newsletter.newsletter({ email })
  await confirmSubscription(shop, email)
  await shop.runJobs()
  return { shop, owner, first, open, other, ship }
}

test('an owner downloads what the shop stores about a guest, whatever case the address is typed in', async () => {
  const { shop, owner, first, open } = await shopWithGuest()
  const { guestData, message } = await owner.privacy.exportGuest({ email: ' Mira@Example.com ' })
  expect(message).toContain('Mira@')
  expect(guestData.orders.map(({ orderNumber }) => orderNumber).toSorted()).toEqual(
    [first.number, open.number].toSorted(),
  )
  expect(guestData.messages).toMatchObject([{ subject: 'A hinge' }])
  expect(guestData.newsletter).toMatchObject({
    isSubscribed: true,
    history: [{ event: 'asked' }, { event: 'confirmed' }],
  })

  const events = await shop.db.select().from(auditEvents).orderBy(asc(auditEvents.at))
  expect(events.at(-1)).toMatchObject({ action: 'guest.exported', subjectKind: 'guest' })
  expect(JSON.stringify(events)).not.toMatch(/mira@/i)
})

test('erasing a guest leaves no trace but invoices, and refuses while an order is open', async () => {
  const { shop, owner, open, other, ship } = await shopWithGuest()
  await expect(owner.privacy.deleteGuest({ email })).rejects.toMatchObject({
    status: 409,
    message: `Order ${open.number} is still being processed. Please ship or cancel it first.`,
  })
  expect(await tablesWith(shop.db, 'public', traces)).toContain('messages')
  await ship(open)
  await shop.runJobs()

  expect(await owner.privacy.deleteGuest({ email })).toMatchObject({
    message: 'What the shop stored about this guest has been deleted.',
  })
  await shop.runJobs()
  expect(await tablesWith(shop.db, 'public', traces)).toEqual(['invoices'])
  expect(await tablesWith(shop.db, 'jobs', traces)).toEqual([])
  const left = await shop.db.select({ email: orders.email, country: orders.country }).from(orders)
  expect(left.map((each) => each.email).toSorted()).toEqual(['', '', 'gus@example.com'])
  expect(left.every(({ country }) => country !== '')).toBe(true)
  expect((await owner.orders.findOrder({ orderNumber: other.number })).order).toMatchObject({
    receiptEmail: 'gus@example.com',
  })
  await expect(owner.privacy.deleteGuest({ email })).rejects.toMatchObject({
    status: 404,
    message: 'No guest has ordered with this address.',
  })
  await expect(owner.privacy.exportGuest({ email: '' })).rejects.toMatchObject({ status: 404 })
})

test('what belongs to an account with the same address stays with the account once the address is confirmed', async () => {
  const { shop, owner, open, ship } = await shopWithGuest()
  await ship(open)
  const mira = await signUp(shop, email)
  await shop.confirmAddress(mira)
  const own = await shop.order({ by: mira, typed })
  await shop.runJobs()
  expect((await owner.privacy.exportGuest({ email })).guestData).toMatchObject({ newsletter: null, stockAlerts: [] })
  await owner.privacy.deleteGuest({ email })
  const { orderHistory } = await shop.as(mira).orders.ordersHistory({})
  expect(orderHistory.map(({ orderNumber }) => orderNumber)).toEqual([own.number])
  const { subscribers } = await owner.newsletter.listSubscribers({ search: email })
  expect(subscribers).toHaveLength(1)
})

test('only owners export and erase guests', async () => {
  const { shop } = await shopWithGuest()
  for (const role of ['manager', 'support', 'editor'] as const) {
    const { privacy } = shop.as(await shop.staff(role))
    await expect(privacy.exportGuest({ email })).rejects.toMatchObject({ status: 403 })
    await expect(privacy.deleteGuest({ email })).rejects.toMatchObject({ status: 403 })
  }
})
