import { expect, test } from 'vitest'
import { refunds } from '#db/tables/payments.ts'
import { sandboxEvents, sandboxRefunds } from '#db/tables/sandbox.ts'
import { createTestShop, type Person, type TestShop } from '#test/create-test-shop.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { deliverEvents } from '../deliver-events.ts'
import { listPayments } from '../list-payments.ts'

async function act(shop: TestShop, person: Person, fields: Record<string, string>) {
  const { url } = await shop.listen()
  const response = await fetch(`${url}/sandbox/payments`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...(person.token && { cookie: `session=${person.token}` }), origin: url },
    body: new URLSearchParams(fields),
  })
  return { status: response.status, location: response.headers.get('location'), html: await response.text() }
}

test('an owner refunds a part at the provider, and the shop books it with an email and a credit note', async () => {
  const shop = await createTestShop()
  const admin = await shop.admin()
  const { number: orderNumber } = await shop.order()
  const [payment] = await listPayments(shop.db)
  const refund = { act: 'refund', session: payment?.sessionId ?? '', charge: payment?.chargeId ?? '' }
  for (const amount of ['', '0', '-1', 'ten', '1.005'])
    expect(await act(shop, admin, { ...refund, amount })).toMatchObject({
      status: 400,
      html: expect.stringContaining('Please enter an amount above zero, in the currency of the shop.'),
    })
  expect(await act(shop, admin, { ...refund, amount: '100000' })).toMatchObject({
    status: 400,
    html: expect.stringContaining('A refund cannot be more than what was paid.'),
  })
  const manager = { status: 303, location: '/' }
  expect(await act(shop, await shop.customer(), { ...refund, amount: '5' })).toMatchObject(manager)
  expect(await shop.db.$count(sandboxRefunds)).toBe(0)

  expect(await act(shop, admin, { ...refund, amount: '$5,50' })).toMatchObject({ location: '/sandbox/payments' })
  expect(await listPayments(shop.db)).toMatchObject([{ refundedCents: 5_50 }])
  const { url } = await shop.listen()
  await shop.db.update(sandboxEvents).set({ nextTryAt: new Date(0) })
  await deliverEvents(shop.db, { url: `${url}/api/webhooks/payment`, secret: shop.secrets.sandbox })
  await shop.runJobs()
  expect(await shop.db.select().from(refunds)).toMatchObject([
    { reason: 'by-provider', amountCents: 5_50, state: 'done' },
  ])
  const { order } = await shop.as(admin).orders.findOrder({ orderNumber })
  expect(order).toMatchObject({ refunded: 5.5 })
  expect(order.invoices.filter(({ kind }) => kind === 'credit-note')).toHaveLength(1)
  const told = (await shop.emails()).filter(({ kind }) => kind === 'refunded')
  expect(told).toMatchObject([{ toEmail: order.receiptEmail, fields: { refundedCents: 5_50 } }])
  await expectConsistentShop(shop)
})
