import { expect, test } from 'vitest'
import { sandboxRefunds } from '#db/tables/sandbox.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { creditNotes, openRefundable } from '#test/shops/open-refundable.ts'

const taxOf = (papers: readonly unknown[]) => {
  const taxes = papers.flatMap((paper) => Object(paper).taxes as { netCents: number; taxCents: number }[])
  return {
    netCents: taxes.reduce((sum, { netCents }) => sum + netCents, 0),
    taxCents: taxes.reduce((sum, { taxCents }) => sum + taxCents, 0),
  }
}

test('an amount is refunded before anything ships, with an email and a credit note, and a cancellation refunds the rest', async () => {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  const product = await shop.product({ priceCents: 100_00, onHand: 5 })
  const order = await shop.order({ product, quantity: 2, typed: { state: 'CA', shipping: 'standard' } })
  const { refundable } = await admin.payments.findRefundable({ orderNumber: order.number })
  expect(refundable).toMatchObject({ hasShipped: false, rest: 214.5, refunded: 0, lines: [{ amounts: [] }] })
  const given = { orderId: order.id, lines: [], hasShipping: false, isRestocked: false, motive: 'late' as const }
  expect(await admin.payments.refundOrder({ ...given, amount: 20.05, refunded: 0 })).toMatchObject({
    message: '$20.05 is being refunded. The customer gets an email.',
  })
  await shop.runJobs()
  expect((await shop.emails()).find(({ kind }) => kind === 'refunded')).toMatchObject({
    fields: { refundedCents: 20_05, hasShipping: false, lines: [] },
  })
  expect((await admin.orders.findOrder({ orderNumber: order.number })).order).toMatchObject({
    status: 'Proccessing',
    refund: 'done',
    refunded: 20.05,
  })

  await admin.orders.cancelOrder({ orderToCancel: order.id })
  await shop.runJobs()
  const notes = await creditNotes(shop)
  expect(notes).toMatchObject([{ totalCents: -20_05, lines: [], shipping: null }, { totalCents: -194_45 }])
  expect(taxOf(notes)).toEqual({ netCents: -200_00, taxCents: -14_50 })
  await expect(admin.payments.refundOrder({ ...given, amount: 1, refunded: 214.5 })).rejects.toMatchObject({
    status: 409,
    message: 'Only $0.00 of the payment is left to refund.',
  })
  await expectConsistentShop(shop)
})

test('an amount beside items is what is paid for them, and no rate of tax is credited twice', async () => {
  const { shop, refund, found, ringLine, capLine } = await openRefundable()
  // Of 175.83 in all, 150.00 are taxed with 10.88, and shipping is 14.95.
  await refund({ amount: 10, motive: 'goodwill' })
  await shop.runJobs()
  const all = {
    lines: [
      { lineId: ringLine, quantity: 3 },
      { lineId: capLine, quantity: 1 },
    ],
  }
  await expect(refund({ ...all, amount: 160.89 })).rejects.toMatchObject({
    status: 400,
    message: 'The items you chose are worth $160.88. Refund at most that, or choose no items.',
  })
  await refund({ ...all, amount: 155.83, isRestocked: true })
  await shop.runJobs()
  expect(await found()).toMatchObject({ refunded: 165.83, rest: 10, shipping: 14.95 })
  await expect(refund({ hasShipping: true })).rejects.toMatchObject({ status: 409 })
  await refund({ hasShipping: true, amount: 10 })
  expect(await found()).toMatchObject({ rest: 0, shipping: 0 })
  await shop.runJobs()
  const notes = await creditNotes(shop)
  expect(notes.map((note) => Object(note).totalCents)).toEqual([-10_00, -155_83, -10_00])
  expect(taxOf(notes)).toEqual({ netCents: -150_00, taxCents: -10_88 })
  await expectConsistentShop(shop)
})

test('shipping that was refunded does not become an amount for nothing', async () => {
  const { refund } = await openRefundable()
  await refund({ hasShipping: true })
  await expect(refund({ hasShipping: true, amount: 5 })).rejects.toMatchObject({
    status: 409,
    message: 'No shipping is left to refund. Choose items, or an amount alone.',
  })
})

test('items after an amount are credited by what is left of each rate', async () => {
  const { shop, refund, ringLine, capLine } = await openRefundable()
  await refund({ amount: 14.95, motive: 'goodwill' })
  await shop.runJobs()
  await refund({
    lines: [
      { lineId: ringLine, quantity: 3 },
      { lineId: capLine, quantity: 1 },
    ],
  })
  await shop.runJobs()
  const notes = await creditNotes(shop)
  expect(notes).toMatchObject([{ totalCents: -14_95 }, { totalCents: -160_88, lines: [], shipping: null }])
  expect(taxOf(notes)).toEqual({ netCents: -150_00, taxCents: -10_88 })
  await expectConsistentShop(shop)
})

test('amounts of nothing, below it, of half a cent and above what is left are refused', async () => {
  const { shop, refund } = await openRefundable()
  for (const amount of [0, -5, 1.005, Number.NaN]) {
    await expect(refund({ amount })).rejects.toMatchObject({ status: 400 })
  }
  await expect(refund({ amount: 175.84 })).rejects.toMatchObject({
    status: 409,
    message: 'Only $175.83 of the payment is left to refund.',
  })
  await expect(refund({ amount: 5, refunded: 1 })).rejects.toMatchObject({ status: 409 })
  const outcomes = await Promise.allSettled([
    refund({ amount: 100, refunded: 0 }),
    refund({ amount: 100, refunded: 0 }),
    refund({ amount: 100, refunded: 0 }),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  await shop.runJobs()
  expect(await shop.db.select().from(sandboxRefunds)).toMatchObject([{ amountCents: 100_00 }])
  await expectConsistentShop(shop)
})
