import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents } from '#db/tables/audit.ts'
import { createTestShop } from '#test/create-test-shop.ts'

async function openShop() {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  const list = async () => (await admin.shipping.listCarriers({})).carriers
  const find = async (name: string) => {
    const found = (await list()).find((carrier) => carrier.name === name)
    if (!found) throw new Error(`No carrier ${name}`)
    return found
  }
  return { shop, admin, list, find }
}

test('a shop begins with nine carriers of which three are on, and the first is the default', async () => {
  const { shop, list } = await openShop()
  const carriers = await list()
  expect(carriers.map(({ name }) => name)).toEqual([
    ...['USPS', 'FEDEX', 'UPS', 'DHL', 'Royal Mail', 'La Poste', 'PostNord', 'Australia Post', 'Japan Post'],
  ])
  expect(carriers.filter(({ isOn }) => isOn).map(({ name }) => name)).toEqual(['USPS', 'FEDEX', 'UPS'])
  expect((await shop.settings.read()).carriers).toEqual({ offered: ['USPS', 'FEDEX', 'UPS'], standard: 'USPS' })
})

test('the owner adds, changes, orders and removes carriers, and packages keep what they shipped with', async () => {
  const { shop, admin, list, find } = await openShop()
  const order = await shop.order()
  const { carrierId } = await admin.shipping.addCarrier({ name: 'Bike' })
  const bike = await find('Bike')
  const fields = { name: 'Bike', trackingTemplate: 'https://bike.example/{number}', numberFormats: 'B#{3}' }
  const changed = await admin.shipping.changeCarrier({ ...bike, ...fields, isOn: true, isDefault: true })
  expect(changed.carrier).toMatchObject({ ...fields, isDefault: true, version: 2 })
  expect((await list()).filter(({ isDefault }) => isDefault)).toHaveLength(1)
  expect((await shop.settings.read()).carriers.standard).toBe('Bike')
  await admin.shipping.moveCarrier({ carrierId, to: 'up' })
  expect((await list()).map(({ name }) => name).slice(-2)).toEqual(['Bike', 'Japan Post'])

  const shipment = { orderId: order.id, orderNumber: order.number, trackingNumber: 'B 123' }
  await admin.shipments.markOrderAsShipped(shipment)
  const ups = await find('UPS')
  await admin.shipping.changeCarrier({ ...ups, isDefault: true })
  const off = { ...(await find('Bike')), name: 'Cargo bike', trackingTemplate: '', isOn: false }
  const { carrier } = await admin.shipping.changeCarrier(off)
  await admin.shipping.removeCarrier({ carrierId, version: carrier.version })
  expect((await admin.orders.findOrder({ orderNumber: order.number })).order).toMatchObject({
    carrier: 'Bike',
    trackingUrl: 'https://bike.example/B%20123',
  })
  const actions = await shop.db.select().from(auditEvents).where(eq(auditEvents.subjectId, carrierId))
  expect(actions.map(({ action }) => action).toSorted()).toEqual(
    ['carrier.added', 'carrier.changed', 'carrier.changed', 'carrier.moved', 'carrier.removed'].toSorted(),
  )
})

test('a shop has one default carrier, and it is on', async () => {
  const { admin, find } = await openShop()
  const [usps, ups, dhl] = [await find('USPS'), await find('UPS'), await find('DHL')]
  await expect(admin.shipping.changeCarrier({ ...usps, isDefault: false })).rejects.toMatchObject({
    status: 400,
    fields: [{ param: 'isDefault' }],
  })
  await expect(admin.shipping.changeCarrier({ ...usps, isOn: false })).rejects.toMatchObject({
    fields: [{ param: 'isOn' }],
  })
  await expect(admin.shipping.removeCarrier(usps)).rejects.toMatchObject({ status: 409 })
  await expect(admin.shipping.changeCarrier({ ...dhl, name: 'usps' })).rejects.toMatchObject({
    status: 409,
    fields: [{ param: 'name', msg: 'There is already a carrier called “USPS”.' }],
  })
  await expect(admin.shipping.moveCarrier({ carrierId: usps.carrierId, to: 'up' })).rejects.toMatchObject({
    status: 409,
  })
  const changes = [ups, dhl].map((carrier) => admin.shipping.changeCarrier({ ...carrier, isOn: true, isDefault: true }))
  await Promise.all(changes)
  const stale = { ...ups, isDefault: false, isOn: true }
  await expect(admin.shipping.changeCarrier(stale)).rejects.toMatchObject({ status: expect.any(Number) })
})

test('a tracking page has a fixed https host, and formats that describe numbers', async () => {
  const { admin, find } = await openShop()
  const usps = await find('USPS')
  const templates = [
    ...['http://a.example/{number}', 'https://{number}.example/', 'https://a.example{number}', 'https://a.example/'],
    ...['javascript:alert({number})', 'https://user@a.example/{number}', 'https://{number}'],
  ]
  for (const trackingTemplate of templates) {
    await expect(admin.shipping.changeCarrier({ ...usps, trackingTemplate }), trackingTemplate).rejects.toMatchObject({
      status: 400,
    })
  }
  await expect(admin.shipping.changeCarrier({ ...usps, numberFormats: '(a+)+' })).rejects.toMatchObject({ status: 400 })
  const good = { trackingTemplate: 'https://a.example?n={number}&x={number}', numberFormats: '' }
  expect((await admin.shipping.changeCarrier({ ...usps, ...good })).carrier).toMatchObject(good)
})
