import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import type { OwnMethod, OwnZone } from '#contract/shipping/calls.ts'
import { auditEvents } from '#db/tables/audit.ts'
import { orders } from '#db/tables/orders.ts'
import { variants } from '#db/tables/products.ts'
import { findSandboxSession } from '#sandbox/find-sandbox-session.ts'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { createTestShop } from '#test/create-test-shop.ts'

const parcel: OwnMethod = {
  ...{ isOn: true, name: 'Parcel', speed: 'standard', kind: 'flat' },
  ...{ price: 6.5, perKg: 0, over: 0, priceOver: 0, minDays: 2, maxDays: 4 },
}

/** A shop with the zone of a new shop and an empty one for Europe. */
async function openShop() {
  const shop = await createTestShop()
  const api = shop.as(await shop.admin())
  const { zoneId } = await api.shipping.addZone({ name: 'Europe' })
  const find = async (id: string) => {
    const zone = (await api.shipping.listZones({})).zones.find((each) => each.zoneId === id)
    if (!zone) throw new Error('There is no such zone')
    return zone
  }
  const change = async (id: string, values: Partial<OwnZone>) =>
    (await api.shipping.changeZone({ ...(await find(id)), ...values })).zone
  const europe = await find(zoneId)
  const rest = (await api.shipping.listZones({})).zones.find(({ isRest }) => isRest)
  if (!rest) throw new Error('A new shop has a zone for all countries')
  return { shop, api, europe, rest, change }
}

test('a checkout offers the methods of the chosen country, to the countries that share them', async () => {
  const { shop, europe, change } = await openShop()
  const product = await shop.product({ priceCents: 60_00 })
  await change(europe.zoneId, { countries: ['DE', 'FR'], methods: [parcel, { ...parcel, name: 'Off', isOn: false }] })
  const ann = await shop.customer()
  const { checkout } = shop.as(ann)
  const open = async (country?: string) => {
    const cart = { ...cartOf(product), ...(country && { country }) }
    const sessionId = sessionIdOf((await checkout.createCheckoutSession(cart)).url)
    return { sessionId, basket: (await findSandboxSession(shop.db, sessionId))?.basket }
  }
  const home = await open()
  expect(home.basket?.shipping).toMatchObject([{ option: 'standard' }, { option: 'express', cents: 14_95 }])
  expect(home.basket?.countries).toContain('US')
  expect(home.basket?.countries).not.toContain('DE')

  const abroad = await open('FR')
  expect(abroad.sessionId).not.toBe(home.sessionId)
  expect(abroad.basket?.countries).toEqual(['DE', 'FR'])
  expect(abroad.basket?.shipping).toMatchObject([{ label: 'Parcel', cents: 6_50, holdsIn: null }])

  const option = abroad.basket?.shipping[0]?.option ?? ''
  await shop.pay(abroad.sessionId, { country: 'FR', state: '', region: '', postal: '75001', shipping: option })
  const confirmed = await checkout.retreiveSession({ sessionId: abroad.sessionId })
  expect(confirmed).toMatchObject({ state: 'paid', shippingFee: 6.5 })
  expect(confirmed.arrival).not.toBeNull()
  const [order] = await shop.db.select().from(orders).where(eq(orders.number, confirmed.orderNumber))
  expect(order).toMatchObject({ shippingMethod: 'Parcel', deliveryMinDays: 2, deliveryMaxDays: 4 })
})

test('shipping by weight charges what the variants weigh', async () => {
  const { shop, rest, change } = await openShop()
  const product = await shop.product({ priceCents: 60_00 })
  await change(rest.zoneId, { methods: [{ ...parcel, kind: 'by_weight', perKg: 2 }] })
  const feeOf = async (quantity: number) => {
    const url = (await shop.as(shop.guest()).checkout.createCheckoutSession(cartOf(product, quantity))).url
    return (await findSandboxSession(shop.db, sessionIdOf(url)))?.basket.shipping[0]?.cents
  }
  expect(await feeOf(1)).toBe(6_50)
  await shop.db.update(variants).set({ weightGrams: 600 })
  expect([await feeOf(1), await feeOf(2)]).toEqual([8_50, 10_50])
})

test('a country without a method is refused, not listed, and told to the owner', async () => {
  const { shop, api, europe, rest, change } = await openShop()
  const product = await shop.product({ priceCents: 60_00 })
  await change(europe.zoneId, { countries: ['DE'] })
  await api.settings.changePlaces({ version: 0, values: { countries: ['US', 'DE'] } })
  const refusal = { status: 409, message: "We don't ship to this country. Please choose another one." }
  const { checkout, shipping } = shop.as(shop.guest())
  for (const country of ['DE', 'JP']) {
    await expect(checkout.createCheckoutSession({ ...cartOf(product), country })).rejects.toMatchObject(refusal)
  }
  expect((await shipping.listDestinations({})).countries).toEqual([{ code: 'US', name: 'United States' }])
  expect((await api.shipping.listZones({})).unserved).toEqual(['DE'])

  await api.shipping.removeZone({ zoneId: rest.zoneId, version: rest.version })
  await expect(checkout.createCheckoutSession(cartOf(product))).rejects.toMatchObject(refusal)
  expect((await shop.settings.read()).delivery.home).toBe('')
})

test('what another zone has is refused with the field', async () => {
  const { api, europe, change } = await openShop()
  const { zoneId } = await api.shipping.addZone({ name: 'Alps' })
  await change(europe.zoneId, { countries: ['DE', 'AT'] })
  const refused = (status: number, param: string, msg: string) => ({ status, fields: [{ param, msg }] })
  await expect(change(zoneId, { countries: ['CH', 'AT'] })).rejects.toMatchObject(
    refused(409, 'countries', 'Austria is already in “Europe”.'),
  )
  await expect(change(zoneId, { isRest: true })).rejects.toMatchObject(
    refused(409, 'isRest', '“All countries” already covers the rest of the countries.'),
  )
  const taken = refused(409, 'name', 'There is already a shipping zone called “Europe”.')
  await expect(change(zoneId, { name: 'EUROPE' })).rejects.toMatchObject(taken)
  await expect(api.shipping.addZone({ name: 'Europe' })).rejects.toMatchObject(taken)
})

test('wrong values are refused with their fields, and nothing changes', async () => {
  const { api, europe, change } = await openShop()
  const fieldsOf = (values: Partial<OwnZone>) =>
    change(europe.zoneId, values).catch((error: { status: number; fields: { param: string }[] }) => ({
      status: error.status,
      params: error.fields.map(({ param }) => param),
    }))
  const wrong = { ...parcel, price: 1.234, over: -1, maxDays: 400 }
  expect(await fieldsOf({ countries: ['XX'], methods: [wrong] })).toEqual({
    status: 400,
    params: ['countries', 'methods.0.price', 'methods.0.over', 'methods.0.maxDays'],
  })
  expect(await fieldsOf({ methods: [parcel, { ...parcel, name: 'parcel', minDays: 5 }] })).toEqual({
    status: 400,
    params: ['methods.1.name', 'methods.1.maxDays'],
  })
  expect(
    await fieldsOf({ methods: Array.from({ length: 6 }, (_, place) => ({ ...parcel, name: `${place}` })) }),
  ).toEqual({ status: 400, params: ['methods'] })
  expect(await fieldsOf({ isRest: true, countries: ['DE'] })).toEqual({ status: 400, params: ['countries'] })
  expect((await api.shipping.listZones({})).zones.find(({ zoneId }) => zoneId === europe.zoneId)).toEqual(europe)
})

test('of two admins who change a zone the second is refused, and the change is in the audit log', async () => {
  const { shop, api, europe, change } = await openShop()
  const changed = await change(europe.zoneId, { methods: [parcel] })
  expect(changed).toMatchObject({ version: 2, methods: [parcel] })
  const stale = { status: 409, message: expect.stringContaining('Someone else changed this shipping zone.') }
  await expect(api.shipping.changeZone(europe)).rejects.toMatchObject(stale)
  await expect(api.shipping.removeZone({ zoneId: europe.zoneId, version: 1 })).rejects.toMatchObject(stale)
  await api.shipping.removeZone({ zoneId: europe.zoneId, version: 2 })
  await expect(api.shipping.changeZone({ ...europe, version: 2 })).rejects.toMatchObject({ status: 404 })
  expect(await shop.db.select().from(auditEvents).orderBy(auditEvents.at)).toMatchObject([
    { action: 'shipping-zone.added', detail: { name: 'Europe' } },
    { action: 'shipping-zone.changed', detail: { name: 'Europe', fields: ['methods'] } },
    { action: 'shipping-zone.removed', detail: { name: 'Europe' } },
  ])
})

test('amounts move to another currency with the prices, and free stays free', async () => {
  const { api, rest } = await openShop()
  await api.settings.changeMoney({ version: 0, values: { ...defaultSettings.money, currency: 'JPY' } })
  const zone = (await api.shipping.listZones({})).zones.find(({ zoneId }) => zoneId === rest.zoneId)
  expect(zone?.methods).toMatchObject([{ price: 0 }, { price: 15, over: 200 }])
})
