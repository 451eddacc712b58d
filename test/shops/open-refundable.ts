import { asc, eq } from 'drizzle-orm'
import { invoices } from '#db/tables/invoices.ts'
import { createTestShop, type TestShop } from '../create-test-shop.ts'

/** A shipped order of three rings and a cap to California, by express. */
export async function openRefundable(mode?: 'inclusive_vat') {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  if (mode)
    await admin.settings.changeTaxation({ version: 0, values: { mode, vatRates: [{ country: 'US', rate: 19_000 }] } })
  const ring = await shop.product({ name: 'Ring', priceCents: 33_33, onHand: 10 })
  const cap = await shop.product({ name: 'Cap', priceCents: 50_01 })
  const order = await shop.order({
    product: ring,
    quantity: 3,
    also: [cap],
    typed: { state: 'CA', shipping: 'express' },
  })
  await ship(shop, order)
  const found = async () => (await admin.payments.findRefundable({ orderNumber: order.number })).refundable
  const [ringLine = '', capLine = ''] = (await found()).lines.map(({ lineId }) => lineId)
  const refund = async (wish: Partial<Parameters<typeof admin.payments.refundOrder>[0]>) => {
    const { refunded } = await found()
    const given = { lines: [], hasShipping: false, motive: 'returned' as const, isRestocked: false, refunded }
    return admin.payments.refundOrder({ orderId: order.id, ...given, ...wish })
  }
  return { shop, admin, ring, order, found, refund, ringLine, capLine }
}

export async function ship(shop: TestShop, { id: orderId, number: orderNumber }: { id: string; number: string }) {
  const parcel = { orderId, orderNumber, trackingNumber: '9400 1000' }
  await shop.as(await shop.admin()).shipments.markOrderAsShipped(parcel)
  await shop.runJobs()
}

export const creditNotes = async (shop: TestShop) =>
  (await shop.db.select().from(invoices).where(eq(invoices.kind, 'credit-note')).orderBy(asc(invoices.position))).map(
    ({ content }) => content,
  )
