import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { arrivalDates, arrivalInWords } from '#contract/shipping/arrival-dates.ts'
import type { DeliveryDays } from '#contract/shipping/days-to-arrival.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { createTestShop } from '#test/create-test-shop.ts'

const shop = await createTestShop()
const product = await shop.product({ priceCents: 60_00, onHand: 50 })
const settings = await shop.settings.read()

// What was told at checkout, so long ago that nothing calculates it today.
const told = {
  standard: { from: '2026-02-03', to: '2026-02-10' },
  express: { from: '2026-01-29', to: '2026-02-02' },
}

const offered = (['standard', 'express'] as const).map((speed) => ({
  option: speed,
  name: '',
  speed,
  cents: speed === 'standard' ? 0 : 14_95,
  minDays: 3,
  maxDays: 7,
  arrival: told[speed],
  holdsIn: 'US',
}))

async function openCheckout() {
  const ann = await shop.customer()
  const sessionId = sessionIdOf((await shop.as(ann).checkout.createCheckoutSession(cartOf(product))).url)
  return { ann, sessionId, session: eq(checkoutSessions.providerSessionId, sessionId) }
}

test('a checkout promises the arrival of an order placed now, for both ways of shipping', async () => {
  const { session } = await openCheckout()
  const [stored] = await shop.db.select().from(checkoutSessions).where(session)
  const at = (days: DeliveryDays) => {
    const { from, to } = arrivalDates(stored?.createdAt ?? new Date(), days, settings)
    return { ...days, holdsIn: 'US', arrival: { from, to } }
  }
  expect(stored?.shipping).toMatchObject([
    { option: 'standard', cents: 0, ...at({ minDays: 3, maxDays: 7 }) },
    { option: 'express', cents: 14_95, ...at({ minDays: 1, maxDays: 2 }) },
  ])
})

test.each(['standard', 'express'] as const)('an order keeps what its card page promised for %s', async (shipping) => {
  const { ann, sessionId, session } = await openCheckout()
  await shop.db.update(checkoutSessions).set({ shipping: offered }).where(session)
  await shop.pay(sessionId, { shipping })

  const confirmed = await shop.as(ann).checkout.retreiveSession({ sessionId })
  expect(confirmed.arrival).toEqual(told[shipping])
  const { order } = await shop.as(ann).orders.findOrder({ orderNumber: confirmed.orderNumber })
  expect(order).toMatchObject({ promised: told[shipping], expected: null, deliveredOn: null })
  const receipt = (await shop.emails()).findLast(({ kind }) => kind === 'receipt')
  expect(receipt?.fields).toMatchObject({ orderNumber: confirmed.orderNumber, promised: told[shipping] })
})

test('an order that goes abroad has no promise', async () => {
  const { ann, sessionId } = await openCheckout()
  await shop.pay(sessionId, { country: 'IE', state: '', region: 'Leinster', postal: '' })
  expect((await shop.as(ann).checkout.retreiveSession({ sessionId })).arrival).toBeNull()
})

test('a payment after its checkout expired gets the days of today', async () => {
  const { ann, sessionId, session } = await openCheckout()
  await shop.pay(sessionId)
  await shop.db.update(checkoutSessions).set({ shipping: offered, status: 'expired' }).where(session)
  const { arrival } = await shop.as(ann).checkout.retreiveSession({ sessionId })
  expect(arrival && arrivalInWords(arrival)).toBe(
    arrivalInWords(arrivalDates(new Date(), { minDays: 3, maxDays: 7 }, settings)),
  )
})
