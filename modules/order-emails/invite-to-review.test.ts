import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shopClock } from '#db/tables/clock.ts'
import { orderLines } from '#db/tables/orders.ts'
import { createTestShop, type Person } from '#test/create-test-shop.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { openEditable } from '#test/shops/open-editable.ts'

async function openShop() {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  await admin.settings.changeReviews({ version: 0, values: { invitesBuyers: true, inviteDays: 5 } })
  const sell = async (by?: Person) => {
    const order = await shop.order({ quantity: 2, ...(by && { by }) })
    const shipped = { orderId: order.id, orderNumber: order.number, trackingNumber: '9400 1000' }
    await admin.shipments.markOrderAsShipped(shipped)
    return order
  }
  /** Runs the job some days after now; returns the numbers of the orders that have been invited so far. */
  const inviteAfter = async (days: number) => {
    await shop.db.update(shopClock).set({ aheadDays: days })
    await shop.db.transaction((tx) => shop.enqueue(tx, 'inviteToReview', {}))
    await shop.runJobs()
    const sent = (await shop.emails()).filter(({ kind }) => kind === 'review-invitation')
    return sent.map(({ subject }) => subject)
  }
  return { shop, admin, sell, inviteAfter }
}

test('a buyer is invited once to review an order, some days after it arrived or should have', async () => {
  const { shop, admin, sell, inviteAfter } = await openShop()
  const order = await sell()
  const { order: shipped } = await admin.orders.findOrder({ orderNumber: order.number })
  expect(await inviteAfter(4)).toEqual([])
  // The last day on which it should arrive counts until staff or the customer enter another one.
  expect(shipped.shipments[0]?.expected).not.toBeNull()
  expect(await inviteAfter(30)).toEqual([`How do you like your order ${order.number}?`])
  expect(await inviteAfter(60)).toHaveLength(1)
  const { order: invited } = await admin.orders.findOrder({ orderNumber: order.number })
  expect(invited.reviewEmailCount).toBe(1)
  await expectConsistentShop(shop)
})

test('nobody is invited whom staff have invited, who sent everything back, or whose return or dispute is open', async () => {
  const { shop, admin, sell, inviteAfter } = await openShop()
  const ann = await shop.customer('ann@example.com')
  const [invited, returned, open] = [await sell(), await sell(), await sell(ann)]
  await admin.orderEmails.sendReviewInvitation({ order: { _id: invited.id } })
  const { orderDetails } = (await admin.orders.findOrder({ orderNumber: returned.number })).order
  const all = orderDetails.map(({ _id: lineId, quantity }) => ({ lineId, quantity }))
  const whole = { orderId: returned.id, refunded: 0, lines: all, hasShipping: false, isRestocked: false }
  await admin.payments.refundOrder({ ...whole, motive: 'returned' })
  const { returnable } = await shop.as(ann).returns.findReturnable({ orderNumber: open.number })
  const { orderReturn } = await shop.as(ann).returns.requestReturn({
    ...{ orderNumber: open.number, wish: 'refund', returnsSeen: 0 },
    lines: returnable.lines.map(({ lineId }) => ({ lineId, quantity: 1, reason: 'size' as const, note: '' })),
  })
  const first = `How do you like your order ${invited.number}?`
  expect(await inviteAfter(30)).toEqual([first])

  // One unit is kept, once the return is declined.
  await admin.returns.declineReturn({ returnId: orderReturn._id, answer: 'It was worn.' })
  expect(await inviteAfter(31)).toEqual([first, `How do you like your order ${open.number}?`])
})

test('without the setting nobody is invited, and orders keep what was set when they were placed', async () => {
  const { admin, sell, inviteAfter } = await openShop()
  const before = await sell()
  await admin.settings.changeReviews({ version: 1, values: { invitesBuyers: false, inviteDays: 5 } })
  await sell()
  expect(await inviteAfter(30)).toEqual([`How do you like your order ${before.number}?`])
})

test('an invitation by staff, too, is about what the buyer kept, and refused when nothing is', async () => {
  const { shop, admin, placed, lines, change } = await openEditable()
  await change(lines.hat, 0)
  await change(lines.frame, 1)
  await admin.shipments.markOrderAsShipped({ orderId: placed.id, orderNumber: placed.number, trackingNumber: '9400 1' })
  const order = { _id: placed.id }
  await admin.orderEmails.sendReviewInvitation({ order })
  const invitations = async () => (await shop.emails()).filter(({ kind }) => kind === 'review-invitation')
  const products = [{ name: 'Lido', place: `/shop/women/sunglasses/round/${placed.product.id}` }]
  expect((await invitations()).map(({ fields }) => fields)).toEqual([expect.objectContaining({ products })])

  // Its other unit was removed from the order.
  await shop.db.update(orderLines).set({ returnedQuantity: 1 }).where(eq(orderLines.id, lines.frame))
  await expect(admin.orderEmails.sendReviewInvitation({ order })).rejects.toMatchObject({
    status: 409,
    message: 'Nothing of this order is left to review: all of it was canceled or returned.',
  })
  expect(await invitations()).toHaveLength(1)
})
