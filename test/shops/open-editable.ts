import { eq } from 'drizzle-orm'
import { variants } from '#db/tables/products.ts'
import { createTestShop } from '../create-test-shop.ts'
import { payByLink } from './pay-by-link.ts'

type Add = { variantId: string; quantity: number } | null

const texas = { state: 'TX', postalCode: '78701' }

/** A shop with an order of a frame that has two sizes, 52 at $60 and 54 at another price, and of a hat for $20. */
export async function openEditable({ quantity = 2, otherCents = 60_00 } = {}) {
  const shop = await createTestShop()
  const by = await shop.customer()
  const product = await shop.product({ priceCents: 60_00, sizes: [52, 54], onHand: 5 })
  const hat = await shop.product({ name: 'Hat', priceCents: 20_00, onHand: 5 })
  const [, large] = product.variants
  const largeId = large?.id ?? ''
  await shop.db.update(variants).set({ priceCents: otherCents }).where(eq(variants.id, largeId))
  const placed = await shop.order({ by, product, quantity, also: [hat], typed: texas })
  await shop.runJobs()
  const admin = shop.as(await shop.admin())
  const read = async () => (await admin.orders.findOrder({ orderNumber: placed.number })).order
  const lineOf = async (name: string) => (await read()).orderDetails.find((line) => line.name === name)?._id ?? ''
  const lines = { frame: await lineOf(product.name), hat: await lineOf('Hat') }
  const change = async (lineId: string, keep: number, add: Add = null) => {
    const wanted = [{ lineId, keep, add }]
    const { difference } = await admin.orderChanges.previewChange({ orderId: placed.id, lines: wanted })
    const { version } = await read()
    return admin.orderChanges.changeLines({ orderId: placed.id, version, lines: wanted, difference })
  }
  const stockOf = async (variantId: string) => {
    const [found] = await shop.db.select().from(variants).where(eq(variants.id, variantId))
    return [found?.onHand, found?.reserved]
  }
  /** Pays for the first change by the link that was emailed. */
  const payChange = async () => {
    const email = (await shop.emails()).find(({ kind }) => kind === 'payment-request')
    await payByLink(shop, String(Object(email?.fields).place))
    await shop.runJobs()
  }
  return {
    shop,
    by,
    admin,
    placed,
    read,
    lines,
    change,
    payChange,
    stockOf,
    largeId,
    smallId: product.variants[0]?.id ?? '',
    hat,
  }
}
