import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents } from '#db/tables/audit.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { shopClock } from '#db/tables/clock.ts'
import { sandboxSessions } from '#db/tables/sandbox.ts'
import { recordProvider } from '#modules/clock/record-provider.ts'
import { cartOf, sandboxVisitor, sessionIdOf } from '#test/buy.ts'
import { createTestShop, type Person, type TestShop } from '#test/create-test-shop.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'

async function move(shop: TestShop, person: Person, days: string) {
  const { url } = await shop.listen()
  const response = await fetch(`${url}/sandbox/clock`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      ...(person.token && { cookie: `session=${person.token}` }),
      origin: url,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ days }),
  })
  return { status: response.status, location: response.headers.get('location') }
}

const dayMs = 86_400_000
const ahead = async (shop: TestShop) => {
  const { rows } = await shop.db.execute<{ days: number }>(
    sql`select round(extract(epoch from shop_now() - now()) / 86400)::int as days`,
  )
  return rows[0]?.days
}

test('with the clock a day ahead, checkouts have expired, new rows have that date and the admin is still logged in', async () => {
  const shop = await createTestShop()
  const admin = await shop.admin()
  const product = await shop.product({ onHand: 3 })
  const { url } = await shop.as(shop.guest()).checkout.createCheckoutSession(cartOf(product, 3))
  expect(await move(shop, admin, '1')).toEqual({ status: 303, location: '/sandbox/switches#clock' })
  await shop.runJobs()

  expect(await shop.db.select().from(checkoutSessions)).toMatchObject([{ status: 'expired' }])
  expect(await shop.db.select().from(sandboxSessions)).toMatchObject([{ status: 'expired' }])
  const order = await shop.order({ product, quantity: 3 })
  const { order: placed } = await shop.as(admin).orders.findOrder({ orderNumber: order.number })
  expect(Date.parse(placed.createdAt)).toBeGreaterThan(Date.now() + dayMs / 2)
  expect((await shop.as(shop.guest()).settings.shownSettings({})).aheadDays).toBe(1)
  const { html } = await sandboxVisitor((await shop.listen()).url).ask(`/sandbox/${sessionIdOf(url)}`)
  expect(html).toContain('Your session has experied.')
  await expectConsistentShop(shop)

  await move(shop, admin, '15')
  expect(await ahead(shop)).toBe(16)
  await move(shop, admin, 'back')
  expect(await ahead(shop)).toBe(0)
  const noted = await shop.db.select().from(auditEvents).where(eq(auditEvents.action, 'sandbox.clock-moved'))
  expect(noted.map(({ detail }) => detail).toSorted()).toHaveLength(3)
})

test('only an admin moves the clock, by the steps of the page', async () => {
  const shop = await createTestShop()
  for (const person of [shop.guest(), await shop.customer()]) {
    expect(await move(shop, person, '15')).toEqual({ status: 303, location: '/' })
  }
  for (const days of ['400', '-1', '', 'x']) await move(shop, await shop.admin(), days)
  expect(await ahead(shop)).toBe(0)
})

test('with a live provider the clock is real: it is set back at the start, and the database refuses to move it', async () => {
  const shop = await createTestShop()
  await shop.db.update(shopClock).set({ aheadDays: 15 })
  expect(await recordProvider(shop.db, 'stripe')).toBe(15)
  expect(await ahead(shop)).toBe(0)
  await expect(shop.db.update(shopClock).set({ aheadDays: 1 })).rejects.toMatchObject({
    cause: { message: expect.stringContaining('shop_clock_ahead') },
  })
  await move(shop, await shop.admin(), '15')
  expect(await ahead(shop)).toBe(0)
  expect(await recordProvider(shop.db, 'sandbox')).toBe(0)
})
