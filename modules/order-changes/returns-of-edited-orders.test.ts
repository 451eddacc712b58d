import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shopClock } from '#db/tables/clock.ts'
import { orders } from '#db/tables/orders.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { openEditable } from '#test/shops/open-editable.ts'
import { trackKey } from '../order-tracking/order-links.ts'
import { sendCashback } from '../returns/send-cashback.ts'

/** A shipped order of two frames in size 54 that the money of two in size 52 and a payment link paid for, and of a hat. */
async function openEdited() {
  const opened = await openEditable({ quantity: 2, otherCents: 90_00 })
  const { shop, admin, placed, lines, change, payChange, largeId } = opened
  await shop.db.update(orders).set({ cashbackRate: 10_000 }).where(eq(orders.id, placed.id))
  await change(lines.frame, 0, { variantId: largeId, quantity: 2 })
  await payChange()
  const parcel = {
    orderId: placed.id,
    orderNumber: placed.number,
    carrier: 'UPS',
    trackingNumber: '1Z 999 AA1 0123456784',
  }
  await admin.shipments.markOrderAsShipped(parcel)
  await shop.runJobs()
  const guest = shop.as(shop.guest())
  const link = { orderNumber: placed.number, key: trackKey(shop, placed.number, 'whole') }
  const findLeft = async () =>
    (await guest.returns.findReturnable(link)).returnable.lines.filter(({ left }) => left > 0)
  /** Sends back that many of each line of which units are left, and ends the return. */
  const sendBack = async (quantities: readonly number[], outcome: 'refund' | 'code') => {
    const { returnsSeen } = (await guest.returns.findReturnable(link)).returnable
    const units = (await findLeft()).flatMap(({ lineId }, at) => {
      const quantity = quantities[at] ?? 0
      return quantity > 0 ? [{ lineId, quantity, reason: 'size' as const, wantedVariantId: null }] : []
    })
    const asked = { ...link, wish: 'refund' as const, returnsSeen, lines: units }
    const returnId = (await guest.returns.requestReturn(asked)).orderReturn._id
    await admin.returns.approveReturn({ returnId, wish: outcome })
    const received = units.map(({ lineId, quantity }) => ({ lineId, received: quantity, restocked: quantity }))
    await admin.returns.receiveReturn({ returnId, lines: received })
    const { refunded } = (await admin.payments.findRefundable({ orderNumber: placed.number })).refundable
    const { orderReturn } = await admin.returns.closeReturn({ returnId, outcome, refunded })
    await shop.runJobs()
    const email = (await shop.emails()).findLast(({ kind }) => kind === 'return-changed')
    return { orderReturn, told: email?.fields }
  }
  const sendCashbacks = async () => {
    await shop.db.update(shopClock).set({ aheadDays: 60 })
    await sendCashback(shop)
    await shop.runJobs()
    const sent = (await shop.emails()).filter(({ kind }) => kind === 'cashback')
    return sent.map(({ fields }) => Object(fields).amountCents)
  }
  return { shop, findLeft, sendBack, sendCashbacks }
}

test('units of an order and of its change are returned at once, and what is left can still be', async () => {
  const { shop, findLeft, sendBack, sendCashbacks } = await openEdited()
  const { orderReturn, told } = await sendBack([1, 1], 'refund')
  // $20 and $90 with the tax.
  expect(orderReturn).toMatchObject({ refunded: 116.87, credited: 0 })
  expect(told).toMatchObject({ refundedCents: 116_87, creditedCents: 0 })
  expect(await findLeft()).toMatchObject([{ size: 54, left: 1 }])
  expect(await sendCashbacks()).toEqual([9_00])
  await expectConsistentShop(shop)
})

for (const [outcome, told] of [
  ['refund', { refundedCents: 191_25, creditedCents: 0 }],
  ['code', { refundedCents: 0, creditedCents: 191_25 }],
] as const) {
  test(`units that two payments paid for are returned for a ${outcome} of both`, async () => {
    const { shop, findLeft, sendBack, sendCashbacks } = await openEdited()
    expect((await sendBack([0, 2], outcome)).told).toMatchObject(told)
    expect(await findLeft()).toMatchObject([{ name: 'Hat', left: 1 }])
    expect(await sendCashbacks()).toEqual([2_00])
    await expectConsistentShop(shop)
  })
}
