import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { invoices } from '#db/tables/invoices.ts'
import { orders } from '#db/tables/orders.ts'
import { createTestShop } from '#test/create-test-shop.ts'

const shop = await createTestShop()
const admin = shop.as(await shop.admin())
const days = { from: '2020-01-01', until: '2029-12-31', step: 'year' as const }

test('without invoices a report is empty', async () => {
  const { report } = await admin.reports.readSalesReport({})
  expect(report).toMatchObject({ rows: [], periods: [], total: { invoices: 0, gross: 0 }, step: 'month' })
})

test('sales and taxes by country and rate agree with invoices and credit notes to the cent', async () => {
  const product = await shop.product({ priceCents: 33_33, onHand: 100 })
  const buy = (typed: object, quantity = 1) => shop.order({ product, quantity, typed })
  await buy({ state: 'CA', shipping: 'express' }, 3)
  await buy({ state: 'NY' })
  await buy({ country: 'IE', state: '', region: 'Leinster', phone: '+353 1 234 5678' })
  const canceled = await buy({ state: 'CA' })
  await shop.runJobs()
  await admin.orders.cancelOrder({ orderToCancel: canceled.id })
  await shop.runJobs()

  const { report } = await admin.reports.readSalesReport(days)
  expect(
    report.rows.map(({ country, place, rate, net, tax, gross }) => [country, place, rate, net, tax, gross]),
  ).toEqual([
    ['IE', 'IE', 0, 33.33, 0, 33.33],
    // Shipping is not taxed.
    ['US', '', null, 14.95, 0, 14.95],
    ['US', 'CA', 7250, 99.99, 7.25, 107.24],
    ['US', 'NY', 4000, 33.33, 1.33, 34.66],
  ])
  expect(report.total).toEqual({ invoices: 4, creditNotes: 1, net: 181.6, tax: 8.58, gross: 190.18 })
  const [sum] = await shop.db.select({ cents: sql<number>`sum((content->>'totalCents')::int)::int` }).from(invoices)
  expect(Math.round(report.total.gross * 100)).toBe(sum?.cents)
  const [kept] = await shop.db
    .select({ cents: sql<number>`sum(total_cents)::int` })
    .from(orders)
    .where(eq(orders.status, 'processing'))
  expect(Math.round(report.total.gross * 100)).toBe(kept?.cents)
})

test('VAT that prices include is net and tax of the gross amount', async () => {
  const own = await createTestShop()
  const owner = own.as(await own.admin())
  const taxation = { mode: 'inclusive_vat' as const, vatRates: [{ country: 'DE', rate: 19_000 }] }
  await owner.settings.changeTaxation({ version: 0, values: taxation })
  await own.order({ typed: { country: 'DE', state: '', region: '', phone: '+49 30 1234567', postal: '10115' } })
  await own.runJobs()
  const { report } = await owner.reports.readSalesReport(days)
  expect(report.rows).toMatchObject([{ country: 'DE', place: 'DE', rate: 19_000, net: 50.42, tax: 9.58, gross: 60 }])
})

test('the file has a row for each row of the report, and days that make no sense are refused', async () => {
  const { csv } = await admin.reports.exportSalesReport(days)
  const { report } = await admin.reports.readSalesReport(days)
  expect(csv.trim().split('\r\n')).toHaveLength(report.rows.length + 1)
  expect(csv).toContain('US,CA,7.25,99.99,7.25,107.24')
  await expect(admin.reports.readSalesReport({ from: '2026-02-01', until: '2026-01-01' })).rejects.toMatchObject({
    status: 400,
  })
  await expect(admin.reports.readSalesReport({ ...days, step: 'day' })).rejects.toMatchObject({ status: 400 })
})
