import { eq } from 'drizzle-orm'
import { variants } from '#db/tables/products.ts'
import { trackKey } from '#modules/order-tracking/order-links.ts'
import { createTestShop, type Person, type TestShop } from './create-test-shop.ts'

type Wish = 'refund' | 'exchange' | 'code'

/** A shop with a shipped order of three rings in size 52 to California, of a guest by default. */
export async function openReturns(by?: Person) {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  const ring = await shop.product({ name: 'Ring', priceCents: 33_33, sizes: [52, 54], onHand: 10 })
  const order = await shop.order({ product: ring, quantity: 3, typed: { state: 'CA' }, ...(by && { by }) })
  await admin.shipments.markOrderAsShipped({
    orderId: order.id,
    orderNumber: order.number,
    trackingNumber: '9400 1000',
  })
  await shop.runJobs()
  const link = { orderNumber: order.number, key: trackKey(shop, order.number, 'whole') }
  const guest = shop.as(shop.guest()).returns
  const { returnable } = await guest.findReturnable(link)
  const [line] = returnable.lines
  if (!line) throw new Error('Nothing can be returned')
  const request = async (quantity: number, wish: Wish = 'refund', more: { photos?: string[]; note?: string } = {}) => {
    const { returnsSeen } = (await guest.findReturnable(link)).returnable
    const wantedVariantId = wish === 'exchange' ? (line.choices[0]?.variantId ?? null) : null
    const asked = { lineId: line.lineId, quantity, reason: 'size' as const, wantedVariantId, ...more }
    return (await guest.requestReturn({ ...link, wish, returnsSeen, lines: [asked] })).orderReturn
  }
  const receive = (returnId: string, received: number, restocked = received) =>
    admin.returns.receiveReturn({ returnId, lines: [{ lineId: line.lineId, received, restocked }] })
  const stockOf = async (size: string) => {
    const all = await shop.db.select().from(variants).where(eq(variants.productId, ring.id))
    const found = all.find((each) => String(each.size) === size)
    return { onHand: found?.onHand, reserved: found?.reserved }
  }
  return { shop, admin, ring, order, link, guest, line, returnable, request, receive, stockOf }
}

export const sentSubjects = async (shop: TestShop) =>
  (await shop.emails()).filter(({ kind }) => kind === 'return-changed').map(({ subject }) => subject)
