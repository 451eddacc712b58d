import { expect, test } from 'vitest'
import type { OwnChart } from '#contract/size-charts/calls.ts'
import { listen } from '#db/listen.ts'
import { auditEvents } from '#db/tables/audit.ts'
import { createTestShop } from '#test/create-test-shop.ts'

const us = { kind: 'system', name: 'US', unit: '', isOnButtons: true } as const
const foot = { kind: 'measure', name: 'Foot', unit: 'cm', isOnButtons: false } as const

/** A shop with shoes in half sizes, and a function that adds a chart for categories by their titles. */
async function shopWithShoes() {
  const shop = await createTestShop()
  const owner = shop.as(await shop.admin())
  const guest = shop.as(shop.guest())
  const of = { subCategory: 'Shoes', category: 'Women', sizes: [38, 38.5, 39] }
  const boot = await shop.product({ ...of, type: 'Boots' })
  const clog = await shop.product({ ...of, type: 'Clogs', category: 'Men' })
  const { categories } = await owner.categories.listCategories({})
  const placeOf = (title: string, audience = '') => ({
    categoryId: categories.find((each) => each.title === title)?.categoryId ?? '',
    audience,
  })
  const find = async (chartId: string) => {
    const found = (await owner.sizeCharts.listSizeCharts({})).sizeCharts.find((each) => each.chartId === chartId)
    if (!found) throw new Error('There is no such chart.')
    return found
  }
  const add = async (title: string, values: Partial<OwnChart>) => {
    const { chartId } = await owner.sizeCharts.addSizeChart({ title })
    return (await owner.sizeCharts.changeSizeChart({ ...(await find(chartId)), ...values })).sizeChart
  }
  const titleOf = async ({ id }: { id: string }) =>
    (await guest.products.findProduct({ productId: id })).sizeChart?.title ?? null
  return { shop, owner, guest, boot, clog, placeOf, add, titleOf }
}

const rows = [
  { size: '39', cells: ['8', '25'] },
  { size: '38,5', cells: ['7½', '24.5'] },
  { size: '41', cells: ['10'] },
]

test('a product shows the chart of its category with its own sizes, in order and in both units', async () => {
  const { shop, guest, boot, placeOf, add } = await shopWithShoes()
  const ready = Promise.withResolvers<void>()
  const announced = Promise.withResolvers<string>()
  const stop = listen(shop.url, {
    onNotification: { settings_changed: announced.resolve },
    onGap: ready.resolve,
  })
  await ready.promise
  const values = { system: 'EU', hasBothUnits: true, columns: [us, foot], rows, places: [placeOf('Shoes')] } as const
  const chart = await add("Women's shoes", { ...values, columns: [...values.columns], places: [...values.places] })
  expect(chart.rows).toEqual([
    { size: '38.5', cells: ['7½', '24.5'] },
    { size: '39', cells: ['8', '25'] },
    { size: '41', cells: ['10', ''] },
  ])
  const shown = {
    ...{ title: "Women's shoes", note: '', form: 'EU #', columns: ['US', 'Foot'], onButtons: 0 },
    rows: [
      ['38.5', '7½', '24.5 cm / 9¾ in'],
      ['39', '8', '25 cm / 9¾ in'],
    ],
  }
  expect((await guest.products.findProduct({ productId: boot.id })).sizeChart).toEqual(shown)
  expect((await guest.sizeCharts.findSizeChart({ productId: boot.id })).sizeChart).toEqual(shown)
  expect(await announced.promise).toBe('size charts')
  await stop()
})

test('the second category goes before the first, the first before all products, and an audience before everyone', async () => {
  const { boot, clog, placeOf, add, titleOf } = await shopWithShoes()
  const withRows = { rows: [{ size: '39', cells: [] }] }
  await add('All', { ...withRows, places: [placeOf('All Products')] })
  expect([await titleOf(boot), await titleOf(clog)]).toEqual(['All', 'All'])
  await add('Shoes', { ...withRows, places: [placeOf('Shoes')] })
  await add('Shoes of men', { ...withRows, places: [placeOf('Shoes', 'men')] })
  expect([await titleOf(boot), await titleOf(clog)]).toEqual(['Shoes', 'Shoes of men'])
  await add('Clogs', { ...withRows, places: [placeOf('Clogs')] })
  expect([await titleOf(boot), await titleOf(clog)]).toEqual(['Shoes', 'Clogs'])
  await add('Other sizes', { rows: [{ size: '50', cells: [] }], places: [placeOf('Boots')] })
  expect(await titleOf(boot)).toBeNull()
})

test('what is bought keeps the label that its size had then, on order, invoice and receipt', async () => {
  const { shop, boot, placeOf, add } = await shopWithShoes()
  const ann = await shop.customer('ann@example.com')
  const product = { ...boot, variants: boot.variants.slice(2) }
  await shop.order({ by: ann, product })
  await add("Women's shoes", { system: 'EU', columns: [us], rows, places: [placeOf('Boots')] })
  await shop.order({ by: ann, product })
  await shop.runJobs()

  const { orderHistory } = await shop.as(ann).orders.ordersHistory({})
  const lines = orderHistory.flatMap(({ orderDetails }) => orderDetails)
  expect(lines.map(({ selectedSize, sizeLabel }) => [selectedSize, sizeLabel])).toEqual([
    [39, 'US 8 (EU 39)'],
    [39, null],
  ])
  const papers = await Promise.all(
    orderHistory.map(({ invoices: [invoice] }) =>
      shop.as(ann).invoices.findInvoice({ invoiceNumber: invoice?.number ?? '' }),
    ),
  )
  expect(papers.map(({ invoice }) => invoice.lines[0]?.size)).toEqual(['US 8 (EU 39)', 39])
  const receipts = (await shop.emails()).filter(({ kind }) => kind === 'receipt')
  expect(receipts).toMatchObject([
    { fields: { lines: [{ size: 39 }] } },
    { fields: { lines: [{ size: 'US 8 (EU 39)' }] } },
  ])
})

test('the feed says the system of the sizes', async () => {
  const { shop, placeOf, add } = await shopWithShoes()
  await add('Shoes', { system: 'EU', rows, places: [placeOf('Boots')] })
  const { url } = await shop.listen()
  const feed = await (await fetch(`${url}/feeds/google.xml`)).text()
  expect(feed.match(/<g:size>38.5<\/g:size><g:size_system>EU<\/g:size_system>/g)).toHaveLength(1)
  expect(feed.match(/<g:size>38.5<\/g:size>/g)).toHaveLength(2)
})

test('a category has one chart for an audience, and wrong lists are refused with their field', async () => {
  const { owner, placeOf, add } = await shopWithShoes()
  await add('Shoes', { places: [placeOf('Shoes', 'Women')] })
  const refused = (status: number, param: string, msg: string) => ({ status, fields: [{ param, msg }] })
  await expect(add('Others', { places: [placeOf('Shoes', 'women')] })).rejects.toMatchObject(
    refused(409, 'places', '“Shoes” for Women already uses the size chart “Shoes”.'),
  )
  const gone = { categoryId: crypto.randomUUID(), audience: '' }
  await expect(add('Gone', { places: [gone] })).rejects.toMatchObject(
    refused(400, 'places', 'A chosen category no longer exists.'),
  )
  await expect(add('Twice', { places: [placeOf('Boots'), placeOf('Boots')] })).rejects.toMatchObject(
    refused(400, 'places', 'A category is chosen twice.'),
  )
  const sizes = [
    { size: '38.50', cells: [] },
    { size: ' 38,5', cells: [] },
  ]
  await expect(add('Sizes', { rows: sizes })).rejects.toMatchObject(
    refused(400, 'rows', 'Two rows have the same size.'),
  )
  await expect(add('Columns', { columns: [us, { ...us, name: 'UK' }] })).rejects.toMatchObject(
    refused(400, 'columns', 'Buttons can show only one other size system.'),
  )
  expect((await owner.sizeCharts.listSizeCharts({})).sizeCharts.filter(({ version }) => version > 1)).toHaveLength(1)
})

test('of two admins who change a chart the second is refused, and the changes are in the audit log', async () => {
  const { shop, owner, boot, placeOf, add, titleOf } = await shopWithShoes()
  const chart = await add('Boots', { rows, places: [placeOf('Boots')] })
  const stale = { status: 409, message: expect.stringContaining('Someone else changed this size chart.') }
  await expect(owner.sizeCharts.changeSizeChart({ ...chart, version: 1 })).rejects.toMatchObject(stale)
  await expect(owner.sizeCharts.removeSizeChart({ chartId: chart.chartId, version: 1 })).rejects.toMatchObject(stale)
  await owner.sizeCharts.removeSizeChart({ chartId: chart.chartId, version: 2 })
  await expect(owner.sizeCharts.changeSizeChart(chart)).rejects.toMatchObject({ status: 404 })
  expect(await titleOf(boot)).toBeNull()
  expect(await shop.db.select().from(auditEvents).orderBy(auditEvents.at)).toMatchObject([
    { action: 'size-chart.added', detail: { title: 'Boots' } },
    { action: 'size-chart.changed', detail: { title: 'Boots', fields: ['rows', 'places'] } },
    { action: 'size-chart.removed', detail: { title: 'Boots' } },
  ])
})
