import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { auditEvents } from '#db/tables/audit.ts'
import { settings } from '#db/tables/settings.ts'
import { insertShipping } from '#demo/insert-shipping.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { emptyUnbegunShop } from './unbegun-shop.ts'

const own = {
  ...{ name: 'Atelier Nord', contactEmail: 'hello@nord.example', country: 'DE', currency: 'EUR' },
  ...{ timeZone: 'America/New_York', locale: 'de' as const },
}

/** A shop as `SEED=0` opens it. */
async function emptyShop() {
  const shop = await createTestShop()
  await shop.db.delete(settings)
  return { shop, admin: shop.as(await shop.admin()), guest: shop.as(shop.guest()) }
}

test('an empty shop becomes one of its own, with what its country suggests and nothing else', async () => {
  const { shop, admin, guest } = await emptyShop()
  expect((await admin.launch.listStartSteps({})).canStart).toBe(true)
  expect((await guest.settings.shownSettings({})).shop.name).toBe('My Shop')
  expect(await admin.settings.startOwnShop(own)).toMatchObject({ message: 'Atelier Nord is your shop now.' })

  const { settings: begun, versions } = await admin.settings.ownSettings({})
  expect(begun.shop).toEqual({
    ...defaultSettings.shop,
    ...{ name: 'Atelier Nord', contactEmail: 'hello@nord.example', country: 'DE', locale: 'de' },
    ...{ postalAddress: 'Germany', timeZone: 'Europe/Berlin' },
  })
  expect(begun).toMatchObject({
    ...{ money: { currency: 'EUR' }, places: { countries: ['DE'] }, taxation: { mode: 'none' } },
    ...{ promises: defaultSettings.promises, promo: { isShown: false } },
  })
  expect(versions.shop).toBe(1)
  expect(await guest.settings.shownSettings({})).toMatchObject({
    delivery: { zones: [], home: '' },
    carriers: { offered: ['FEDEX', 'UPS', 'DHL'], standard: 'DHL' },
  })
  const { steps, canStart } = await admin.launch.listStartSteps({})
  expect(steps.filter(({ isDone }) => isDone).map(({ name }) => name)).toEqual(['name', 'places'])
  expect(canStart).toBe(false)
  expect(await shop.db.select().from(auditEvents)).toMatchObject([{ action: 'settings.changed', subjectId: 'shop' }])
  await expect(admin.settings.startOwnShop(own)).rejects.toMatchObject({ status: 409 })
})

test('a shop in the United States begins with sales tax, in the time zone of its owner', async () => {
  const { admin } = await emptyShop()
  await admin.settings.startOwnShop({ ...own, country: 'US', currency: 'USD', timeZone: 'America/Denver' })
  const { settings: begun } = await admin.settings.ownSettings({})
  expect(begun).toMatchObject({ shop: { timeZone: 'America/Denver' }, taxation: { mode: 'us_sales' } })
})

test('wrong values are refused with their fields, and a shop with products or the demo stays as it is', async () => {
  const { shop, admin } = await emptyShop()
  const wrong = { ...own, contactEmail: 'nonsense', country: 'XX', currency: 'ABC' }
  await expect(admin.settings.startOwnShop(wrong)).rejects.toMatchObject({
    status: 400,
    fields: [{ param: 'contactEmail' }, { param: 'country' }, { param: 'currency' }],
  })
  await shop.product()
  await expect(admin.settings.startOwnShop(own)).rejects.toMatchObject({ status: 409 })
  const demo = await createTestShop()
  await demo.db.insert(settings).values({ key: 'seeded', value: true })
  const owner = demo.as(await demo.admin())
  await expect(owner.settings.startOwnShop(own)).rejects.toMatchObject({ status: 409 })
  expect(await demo.db.$count(settings, eq(settings.value, 'own'))).toBe(0)
})

test('before it is begun a shop has no shipping of the demo, which the demo brings again, and keeps what was saved', async () => {
  const { shop, admin } = await emptyShop()
  await emptyUnbegunShop(shop.db)
  expect((await admin.shipping.listZones({})).zones).toEqual([])
  await shop.db.transaction(insertShipping)
  const [zone] = (await admin.shipping.listZones({})).zones
  if (!zone) throw new Error('The demo has a zone')
  expect(zone.methods).toMatchObject([{ price: 0 }, { speed: 'express', price: 14.95, over: 200 }])
  await admin.shipping.changeZone({ ...zone, name: 'World' })
  await emptyUnbegunShop(shop.db)
  expect((await admin.shipping.listZones({})).zones).toMatchObject([{ name: 'World' }])
})
