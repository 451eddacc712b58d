import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { shopDay } from '#contract/shipping/arrival-dates.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { invoices } from '#db/tables/invoices.ts'
import { orders } from '#db/tables/orders.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import { demoSettings } from '#demo/catalog/demo-settings.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { issueInvoices } from './issue-invoices.ts'
import { issueMissingPapers, issuePapers } from './issue-papers.ts'

const berlin = { country: 'DE', state: '', region: '', postal: '10115', city: 'Berlin', line1: 'Torstr. 7', phone: '' }
const vatRates = [{ country: 'DE', rate: 19_000 }]

const year = Number(shopDay(new Date(), demoSettings.shop).slice(0, 4))
const [inv1, cn1] = [`INV-${year}-000001`, `CN-${year}-000001`]

const papersOf = (shop: TestShop) =>
  shop.db.select().from(invoices).orderBy(asc(invoices.kind), asc(invoices.year), asc(invoices.position))

test('a paid order gets an invoice with the VAT of each item, and its refund a credit note of the same amounts', async () => {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  await admin.settings.changeTaxation({ version: 0, values: { mode: 'inclusive_vat', vatRates } })
  const ann = await shop.customer('ann@example.com')
  const product = await shop.product({ name: 'Ridge', priceCents: 49_99 })
  const order = await shop.order({ by: ann, product, quantity: 2, typed: { ...berlin, shipping: 'express' } })
  await shop.runJobs()

  const { orderHistory } = await shop.as(ann).orders.ordersHistory({})
  expect(orderHistory[0]?.invoices).toEqual([{ kind: 'invoice', number: inv1 }])
  const { invoice } = await shop.as(ann).invoices.findInvoice({ invoiceNumber: inv1 })
  expect(invoice).toMatchObject({
    kind: 'invoice',
    orderNumber: order.number,
    seller: { name: 'MG', legalName: 'MG Goods LLC', address: demoSettings.shop.postalAddress },
    buyer: { name: 'Ann Lee', line1: 'Torstr. 7', city: 'Berlin', country: 'DE' },
    currency: { code: 'USD' },
    tax: 'included',
    lines: [{ name: 'Ridge', quantity: 2, unitPriceCents: 49_99, totalCents: 99_98, taxCents: 15_96 }],
    shipping: { option: 'express', totalCents: 14_95, taxCents: 2_39 },
    taxes: [{ rate: 19_000, place: 'DE', netCents: 96_58, taxCents: 18_35 }],
    totalCents: 114_93,
    invoiceNumber: null,
  })

  await shop.as(ann).orders.cancelOrder({ orderToCancel: order.id })
  await shop.runJobs()
  expect(await papersOf(shop)).toMatchObject([
    { kind: 'credit-note', position: 1, number: cn1 },
    { kind: 'invoice', position: 1, number: inv1 },
  ])
  expect((await shop.as(ann).invoices.findInvoice({ invoiceNumber: cn1 })).invoice).toMatchObject({
    kind: 'credit-note',
    invoiceNumber: inv1,
    lines: [{ name: 'Ridge', quantity: 2, totalCents: -99_98, taxCents: -15_96 }],
    taxes: [{ rate: 19_000, netCents: -96_58, taxCents: -18_35 }],
    totalCents: -114_93,
  })
})

test('sales tax is a line of its own with its rate, and shipping is without', async () => {
  const shop = await createTestShop()
  const product = await shop.product({ priceCents: 60_00 })
  await shop.order({ product, typed: { state: 'CA', shipping: 'express' } })
  await shop.runJobs()
  expect((await papersOf(shop))[0]?.content).toMatchObject({
    tax: 'added',
    lines: [{ totalCents: 60_00, taxCents: 4_35 }],
    shipping: { totalCents: 14_95, taxCents: 0 },
    taxes: [{ rate: 7_250, place: 'CA', netCents: 60_00, taxCents: 4_35 }],
    subtotalCents: 60_00,
    totalCents: 79_30,
  })
})

test('what an invoice says stays when settings, product and address change, and the database refuses changes', async () => {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  await shop.order()
  await shop.runJobs()
  const [before] = await papersOf(shop)
  await admin.settings.changeShop({
    version: 0,
    values: { ...defaultSettings.shop, name: 'Other', postalAddress: 'There' },
  })
  await shop.db.update(orders).set({ line1: 'Elsewhere 1' })
  const changed = { invoicePrefix: 'R', creditNotePrefix: 'G', asksTaxNumber: true }
  await admin.settings.changeInvoices({ version: 0, values: changed })
  expect(await papersOf(shop)).toEqual([before])
  const refusal = { cause: { message: 'An issued invoice cannot be changed' } }
  await expect(shop.db.update(invoices).set({ number: 'INV-7' })).rejects.toMatchObject(refusal)
  await expect(
    shop.db.update(invoices).set({ content: sql`jsonb_set(content, '{totalCents}', '1')` }),
  ).rejects.toMatchObject(refusal)

  await shop.order()
  await shop.runJobs()
  expect(await papersOf(shop)).toMatchObject([
    { number: inv1 },
    { number: `R${year}-000002`, content: { seller: { name: 'Other' } } },
  ])
  await shop.db.update(checkoutSessions).set({ provider: 'stripe' })
  await expect(shop.db.delete(invoices)).rejects.toMatchObject({
    cause: { message: 'An issued invoice cannot be deleted' },
  })
})

test('numbers have no gap where a transaction fails, and none is given twice where jobs run at once or again', async () => {
  const shop = await createTestShop()
  const placed = [await shop.order(), await shop.order(), await shop.order()]
  const ids = placed.map(({ id }) => id)
  await expect(
    shop.db.transaction(async (tx) => {
      await issueInvoices(tx, ids)
      throw new Error('The power fails')
    }),
  ).rejects.toThrow('The power fails')
  await Promise.all([...ids, ...ids].map((orderId) => issuePapers(shop, { orderId })))
  await shop.runJobs()
  expect((await papersOf(shop)).map(({ position }) => position)).toEqual([1, 2, 3])
})

test('orders and refunds without papers get them in the order of their payments', async () => {
  const shop = await createTestShop()
  const first = await shop.order()
  const second = await shop.order()
  await shop.runJobs()
  await shop.as(await shop.admin()).orders.cancelOrder({ orderToCancel: first.id })
  await shop.runJobs()
  await shop.db.execute(sql`truncate invoices, invoice_counters`)
  await issueMissingPapers(shop)
  await issueMissingPapers(shop)
  expect(await shop.db.$count(refunds, eq(refunds.state, 'done'))).toBe(1)
  expect(await papersOf(shop)).toMatchObject([
    { kind: 'credit-note', position: 1, orderId: first.id },
    { kind: 'invoice', position: 1, orderId: first.id },
    { kind: 'invoice', position: 2, orderId: second.id },
  ])
})

test('each year begins with 1, and the papers of earlier versions keep their numbers', async () => {
  const shop = await createTestShop()
  const old = await shop.order()
  const paid = [await shop.order(), await shop.order()]
  await shop.db
    .update(payments)
    .set({ paidAt: new Date('2024-12-30T12:00:00Z') })
    .where(eq(payments.orderId, old.id))
  await shop.db.execute(sql`truncate invoices, invoice_counters`)
  const orderIds = [old, ...paid].map(({ id }) => id)
  await shop.db.transaction((tx) => issueInvoices(tx, orderIds, { isBackdated: true }))
  expect(await papersOf(shop)).toMatchObject([
    { orderId: old.id, year: 2024, position: 1, number: 'INV-2024-000001' },
    { orderId: paid[0]?.id, year, position: 1, number: inv1 },
    { orderId: paid[1]?.id, year, position: 2, number: `INV-${year}-000002` },
  ])
})

test('an invoice is shown to its buyer, to the owner and by an emailed link, and to nobody else', async () => {
  const shop = await createTestShop()
  const ann = await shop.customer('ann@example.com')
  const order = await shop.order({ by: ann })
  await shop.runJobs()
  const asked = { invoiceNumber: inv1 }
  const notFound = { status: 404, message: 'Invoice not found.' }
  const bob = shop.as(await shop.customer('bob@example.com'))
  await expect(bob.invoices.findInvoice(asked)).rejects.toMatchObject(notFound)
  expect((await shop.as(await shop.admin()).invoices.findInvoice(asked)).invoice.number).toBe(inv1)

  const guest = shop.as(shop.guest())
  const found = await guest.orderTracking.trackOrder({ orderNumber: order.number, email: 'ann@example.com' })
  const masked = { ...asked, orderNumber: order.number, key: found.key }
  await expect(guest.invoices.trackedInvoice(masked)).rejects.toMatchObject(notFound)
  const receipt = (await shop.emails()).find(({ kind }) => kind === 'receipt')
  const path = String(Reflect.get(Object(receipt?.fields), 'trackingPath'))
  const key = path.split('.').at(-1) ?? ''
  expect((await guest.invoices.trackedInvoice({ ...masked, key })).invoice.buyer.name).toBe('Ann Lee')
  const other = await shop.order()
  await expect(guest.invoices.trackedInvoice({ ...masked, key, orderNumber: other.number })).rejects.toMatchObject({
    status: 404,
  })
})

test('the papers of a deleted account stay as issued, and only admins can open them', async () => {
  const shop = await createTestShop()
  const ann = await shop.customer('ann@example.com')
  const order = await shop.order({ by: ann })
  const receipt = (await shop.emails()).find(({ kind }) => kind === 'receipt')
  const key =
    String(Reflect.get(Object(receipt?.fields), 'trackingPath'))
      .split('.')
      .at(-1) ?? ''
  await shop.as(ann).orders.cancelOrder({ orderToCancel: order.id })
  const admin = shop.as(await shop.admin())
  // No job has run: the invoice is issued with the deletion, and its credit note after it.
  await admin.privacy.deleteCustomer({ customerId: ann.id })
  await shop.runJobs()

  for (const invoiceNumber of [inv1, cn1]) {
    const { invoice } = await admin.invoices.findInvoice({ invoiceNumber })
    expect(invoice.buyer).toMatchObject({ name: 'Ann Lee', line1: expect.stringMatching(/./) })
  }
  const guest = shop.as(shop.guest())
  const link = { orderNumber: order.number, key }
  await expect(guest.invoices.trackedInvoice({ ...link, invoiceNumber: inv1 })).rejects.toMatchObject({
    status: 404,
  })
  expect((await guest.orderTracking.trackedOrder(link)).order.invoices).toEqual([])
})

test('prefixes that could give a number twice are refused', async () => {
  const shop = await createTestShop()
  const { settings } = shop.as(await shop.admin())
  for (const values of [
    { invoicePrefix: 'INV-', creditNotePrefix: 'INV-' },
    { invoicePrefix: 'A1', creditNotePrefix: 'CN-' },
    { invoicePrefix: 'A/', creditNotePrefix: 'CN-' },
  ]) {
    const asked = { ...values, asksTaxNumber: false }
    await expect(settings.changeInvoices({ version: 0, values: asked })).rejects.toMatchObject({ status: 400 })
  }
})
