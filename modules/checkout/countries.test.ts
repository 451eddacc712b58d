import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { findSandboxSession } from '#sandbox/find-sandbox-session.ts'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { createTestShop } from '#test/create-test-shop.ts'

test('a card page ships to the countries of its checkout, also after they have changed', async () => {
  const shop = await createTestShop()
  const { settings } = shop.as(await shop.admin())
  const product = await shop.product({})
  const { checkout } = shop.as(shop.guest())
  const open = async () => {
    const sessionId = sessionIdOf((await checkout.createCheckoutSession(cartOf(product))).url)
    return { sessionId, countries: (await findSandboxSession(shop.db, sessionId))?.basket.countries }
  }
  const everywhere = await open()
  expect(everywhere.countries).toEqual([])

  const { version } = await settings.changePlaces({ version: 0, values: { countries: ['DE', 'FR'] } })
  const europe = await open()
  expect(europe).toMatchObject({ countries: ['DE', 'FR'] })
  expect(europe.sessionId).not.toBe(everywhere.sessionId)
  const [stored] = await shop.db
    .select()
    .from(checkoutSessions)
    .where(eq(checkoutSessions.providerSessionId, europe.sessionId))
  expect(stored?.countries).toEqual(['DE', 'FR'])

  await expect(settings.changePlaces({ version, values: { countries: ['DE', 'XX'] } })).rejects.toMatchObject({
    fields: [{ msg: 'There is no country XX. Please use codes of two letters, such as US or DE.' }],
  })
  await expect(settings.changePlaces({ version, values: { countries: ['DE', 'DE'] } })).rejects.toMatchObject({
    fields: [{ param: 'values.countries', msg: 'Please list each country once.' }],
  })
})
