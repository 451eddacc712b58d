import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { personalReads } from '#db/tables/audit.ts'
import { disputes } from '#db/tables/disputes.ts'
import { emails } from '#db/tables/emails.ts'
import { invoices } from '#db/tables/invoices.ts'
import { messages } from '#db/tables/messages.ts'
import { payments } from '#db/tables/payments.ts'
import { reviews } from '#db/tables/reviews.ts'
import { securityLog } from '#db/tables/security-log.ts'
import { createTestShop, type Person, type TestShop } from '#test/create-test-shop.ts'
import { discountTerms } from '#test/discount-terms.ts'
import { createStoreCode } from '../store-codes/create-store-code.ts'

/** What is in both logs about a member of staff. */
async function readsOf(shop: TestShop, { id }: Person) {
  await shop.security.store()
  const isRead = and(eq(securityLog.event, 'personal_data_read'), eq(securityLog.staffId, id))
  const noted = await shop.db.select().from(securityLog).where(isRead)
  const recorded = await shop.db.select().from(personalReads).where(eq(personalReads.actorId, id))
  return {
    noted: noted.flatMap(({ call, count }) => Array<string | null>(count).fill(call)).sort(),
    recorded: recorded.map(({ data, subjectId }) => [data, subjectId]).sort(),
  }
}

const nothing = { noted: [], recorded: [] }

/** An order with a return and a dispute, a review, a message and a code of store credit. */
async function shopAs(shop: TestShop, person: Person) {
  const order = await shop.order({ by: person, typed: { email: person.email } })
  const manager = shop.as(await shop.staff('manager'))
  await manager.shipments.markOrderAsShipped({
    orderId: order.id,
    orderNumber: order.number,
    trackingNumber: '9400 1000',
  })
  await shop.runJobs()
  const api = shop.as(person)
  const { returnable } = await api.returns.findReturnable({ orderNumber: order.number })
  const lines = returnable.lines.map(({ lineId }) => ({ lineId, quantity: 1, reason: 'size' as const }))
  const { orderReturn } = await api.returns.requestReturn({
    orderNumber: order.number,
    wish: 'refund',
    returnsSeen: 0,
    lines,
  })
  const { email } = person
  const words = { name: 'Lee', email, reviewTitle: 'Good', message: 'Very good.', rating: 5 }
  await api.reviews.addReview({ ...words, productId: order.product.id })
  const sender = { name: 'Ann Lee', email, phone: '+1 503 226 9876' }
  await api.messages.userRequests({ ...sender, department: 'Returns', subject: 'A hinge', message: 'It came loose.' })
  const worth = { worth: { amountCents: 12_00 }, reason: 'goodwill' as const, expiresAt: null }
  const { discountId } = await shop.db.transaction((tx) =>
    createStoreCode(tx, { ...worth, email, customerId: person.id }),
  )
  return { order, orderReturn, discountId }
}

/** Opens all of it with the calls of staff. Returns how many calls that were. */
async function open(
  shop: TestShop,
  reader: Person,
  of: Person,
  { order, ...made }: Awaited<ReturnType<typeof shopAs>>,
) {
  const [invoice] = await shop.db.select().from(invoices).where(eq(invoices.orderId, order.id))
  const [review] = await shop.db.select().from(reviews).where(eq(reviews.customerId, of.id))
  const [message] = await shop.db.select().from(messages).where(eq(messages.customerId, of.id))
  const [email] = await shop.db.select().from(emails).where(eq(emails.toEmail, of.email))
  const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, order.id))
  const [dispute] = await shop.db
    .insert(disputes)
    .values({
      paymentId: payment?.id ?? '',
      providerDisputeId: `dp_${order.number}`,
      amountCents: 10_00,
      reason: 'product_not_received',
      state: 'under-review',
      openedAt: new Date(),
      askedAt: new Date(),
    })
    .returning()
  const api = shop.as(reader)
  const opened = [
    await api.orders.findOrder({ orderNumber: order.number }),
    await api.checkout.retreiveSession({ sessionId: order.sessionId }),
    await api.invoices.findInvoice({ invoiceNumber: invoice?.number ?? '' }),
    await api.privacy.findCustomer({ customerId: of.id }),
    await api.returns.readReturn({ returnId: made.orderReturn._id }),
    await api.reviews.findReview({ reviewId: review?.id ?? '' }),
    await api.messages.findMessage({ messageId: message?.id ?? '' }),
    await api.emails.findEmail({ id: email?.id ?? '' }),
    await api.disputes.findDispute({ disputeId: dispute?.id ?? '' }),
    await api.discounts.findDiscount({ discountId: made.discountId }),
  ]
  return opened.length
}

test('staff who open the data of a customer are in both logs, and in neither when they open their own', async () => {
  const shop = await createTestShop()
  const [bob, ann] = [await shop.staff('manager'), await shop.customer('ann@example.com')]
  const [own, others] = [await shopAs(shop, bob), await shopAs(shop, ann)]

  await open(shop, bob, bob, own)
  expect(await readsOf(shop, bob)).toEqual(nothing)

  const calls = await open(shop, bob, ann, others)
  const { noted, recorded } = await readsOf(shop, bob)
  expect(noted).toHaveLength(calls)
  // The order was opened with two calls.
  expect(recorded.map(([data]) => data)).toEqual(
    ['customers', 'discounts', 'disputes', 'emails', 'invoices', 'messages', 'orders', 'returns', 'reviews'].sort(),
  )
  expect(recorded).toContainEqual(['orders', others.order.number])
})

test('a role that sees only its own orders with the calls of customers is in neither log, one that sees all is in both', async () => {
  const shop = await createTestShop()
  const [editor, bob, ann] = [await shop.staff('editor'), await shop.staff('support'), await shop.customer()]
  const { sessionId } = await shop.order({ by: ann })
  for (const reader of [editor, ann]) await shop.as(reader).orders.ordersHistory({})
  expect((await shop.as(editor).checkout.retreiveSession({ sessionId })).masked).toBe(true)
  expect(await readsOf(shop, editor)).toEqual(nothing)

  expect((await shop.as(bob).orders.ordersHistory({})).orderHistory).toHaveLength(1)
  expect(await readsOf(shop, bob)).toEqual({ noted: ['orders/ordersHistory'], recorded: [['orders', null]] })
  expect(await shop.db.$count(personalReads)).toBe(1)
})

test('whose order a confirmation is, is read in the response, whatever else the payload says', async () => {
  const shop = await createTestShop()
  const [bob, ann] = [await shop.staff('support'), await shop.customer()]
  const [own, { sessionId, number }] = [await shop.order({ by: bob }), await shop.order({ by: ann })]
  const { app } = await shop.listen()
  const payload = { token: bob.token, sessionId, orderNumber: own.number }
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/payment/retreiveSession', payload })
  expect(statusCode).toBe(200)
  expect((await readsOf(shop, bob)).recorded).toEqual([['orders', number]])
})

test('an email to the shop is about its customers, also for an owner with the same address', async () => {
  const shop = await createTestShop()
  const ann = await shop.customer(shop.inbox)
  await shop.confirmAddress(ann)
  await shop.as(await shop.admin()).staff.changeRole({ customerId: ann.id, role: 'owner' })
  await shop.order()
  await shop.runJobs()
  const [toShop] = await shop.db.select().from(emails).where(eq(emails.toEmail, shop.inbox))
  await shop.as(ann).emails.findEmail({ id: toShop?.id ?? '' })
  expect((await readsOf(shop, ann)).recorded).toEqual([['emails', toShop?.id]])
})

test('discounts for everybody are nobody’s data; those for one customer are', async () => {
  const shop = await createTestShop()
  const bob = await shop.staff('manager')
  const { discounts } = shop.as(bob)
  const { discountId } = await discounts.addDiscount({ ...discountTerms(), method: 'automatic', kind: 'percent' })
  await discounts.findDiscount({ discountId })
  await discounts.listDiscounts({})
  expect(await readsOf(shop, bob)).toEqual(nothing)

  await discounts.listDiscounts({ isForOne: true })
  expect(await readsOf(shop, bob)).toEqual({ noted: ['discounts/listDiscounts'], recorded: [['discounts', null]] })
})
