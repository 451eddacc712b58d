import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails } from '#db/tables/emails.ts'
import { invoices } from '#db/tables/invoices.ts'
import { products as table, variants } from '#db/tables/products.ts'
import { sessionIdOf } from '#test/buy.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { expectConsistentShop } from '#test/expect-consistent-shop.ts'
import { ownProducts } from '#test/own-products.ts'
import { renderEmail } from '../emails/render-email.ts'

/** What a color or size that is not there could leave behind. */
const noise = /One size|null|undefined|Size:|Color:|, ,|\(\)|· ·/

test('a bag without color and size goes from the form to a refund, and nowhere is a color or size said', async () => {
  const shop = await createTestShop()
  const owner = await shop.admin()
  const admin = shop.as(owner)
  const buyer = await shop.customer('ann@example.com')
  const guest = shop.as(buyer)
  const { url } = await shop.listen()
  const bag = await (await ownProducts(shop, owner)).published({
    title: 'Weekend bag',
    type: 'Bags',
    price: 90,
    oldPrice: 90,
    quantity: 2,
  })
  expect(bag.variants).toMatchObject([{ color: null, size: null, onHand: 2 }])

  const { csv } = await admin.imports.exportProducts({})
  const { importId } = await admin.imports.importProducts({
    file: Buffer.from(csv.replace('90.00', '95.00')),
    dryRun: 'no',
  })
  await shop.runJobs()
  expect((await admin.imports.findImport({ importId })).productImport).toMatchObject({
    state: 'done',
    changed: 1,
    errors: [],
  })

  const { product } = await guest.products.findProduct({ productId: bag._id })
  expect(product).toMatchObject({ price: 95, colorVariant: [], sizeVariant: [], prices: [], soldOut: [] })
  const feed = await (await fetch(`${url}/feeds/google.xml`)).text()
  expect(feed).toContain('<g:title>Weekend bag</g:title>')
  expect(feed).not.toMatch(/<g:(size|color|item_group_id)>/)

  expect(await guest.wishlist.addRemoveWishlistItem({ data: { _id: bag._id } })).toMatchObject({ saved: true })
  const item = { productId: bag._id, selectedColor: null, selectedSize: null, quantity: 2 }
  expect((await guest.cart.checkCart({ products: [item] })).lines).toMatchObject([{ state: 'ok', price: 95, left: 2 }])
  const { url: cardPage } = await guest.checkout.createCheckoutSession({
    products: [item],
    pathname: '/cart',
    subTotal: 190,
  })
  const sessionId = sessionIdOf(cardPage)
  await shop.pay(sessionId)
  await shop.runJobs()
  const { orderNumber, productsOrdered } = await guest.checkout.retreiveSession({ sessionId })
  expect(productsOrdered).toMatchObject([{ name: 'Weekend bag', selectedColor: null, selectedSize: null, quantity: 2 }])
  const { order } = await admin.orders.findOrder({ orderNumber: orderNumber ?? '' })
  expect(order.orderDetails).toMatchObject([{ name: 'Weekend bag' }])
  expect((await admin.orderTable.exportOrders({})).csv).not.toMatch(noise)

  // The last two are sold: a shopper who wants one is told when it is back.
  await guest.stockAlerts.notifyMe({
    productId: bag._id,
    email: 'cleo@example.com',
    selectedColor: null,
    selectedSize: null,
  })
  const [wanted] = (await admin.stockAlerts.listWantedVariants({})).variants
  expect(wanted).toMatchObject({ productName: 'Weekend bag', waiting: 1, color: null, size: null })
  await admin.shipments.markOrderAsShipped({
    orderId: order._id,
    orderNumber: orderNumber ?? '',
    trackingNumber: '9400 1000',
  })
  const { refundable } = await admin.payments.findRefundable({ orderNumber: orderNumber ?? '' })
  await admin.payments.refundOrder({
    orderId: order._id,
    lines: refundable.lines.map(({ lineId }) => ({ lineId, quantity: 1 })),
    ...{ hasShipping: false, motive: 'returned', isRestocked: true, refunded: refundable.refunded },
  })
  await shop.runJobs()
  expect(await shop.db.select().from(variants).where(eq(variants.productId, bag._id))).toMatchObject([{ onHand: 1 }])

  const papers = await shop.db.select().from(invoices)
  expect(papers.map(({ kind }) => kind).toSorted()).toEqual(['credit-note', 'invoice'])
  for (const { content } of papers) {
    expect(content).toMatchObject({ lines: [{ name: 'Weekend bag', color: null, size: null }] })
  }
  const sent = await shop.db.select().from(emails)
  expect(sent.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['receipt', 'shipped', 'refunded', 'back-in-stock']),
  )
  for (const email of sent) expect((await renderEmail(shop, email)).text, email.kind).not.toMatch(noise)
  expect(await shop.db.$count(table)).toBe(1)
  await expectConsistentShop(shop)
})
