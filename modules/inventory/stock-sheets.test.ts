import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents } from '#db/tables/audit.ts'
import { stockSheetLines } from '#db/tables/inventory/stock-sheets.ts'
import { stockChanges, variants } from '#db/tables/products.ts'
import { stockAlerts } from '#db/tables/stock-alerts.ts'
import { createTestShop } from '#test/create-test-shop.ts'

const shop = await createTestShop()
const owner = await shop.admin()
const { inventory } = shop.as(owner)
const support = shop.as(await shop.staff('support')).inventory

const begin = async (wish: Partial<Parameters<typeof inventory.startStockSheet>[0]> = {}) =>
  (await inventory.startStockSheet({ kind: 'count', ...wish })).sheetId

/** A product of one variant for each size, with SKUs of their own. */
async function coded(wish: Parameters<typeof shop.product>[0] = {}) {
  const product = await shop.product({ sizes: [36, 38], onHand: 5, ...wish })
  const own = await Promise.all(
    product.variants.map(async ({ id, size }) => {
      const sku = `${product.sku}-${size ?? 'one'}`
      await shop.db.update(variants).set({ sku }).where(eq(variants.id, id))
      return { id, sku, size }
    }),
  )
  const [first, second = first] = own
  if (!first || !second) throw new Error('The product has no variants.')
  return { ...product, first, second }
}

const stockOf = async (id: string) =>
  (await shop.db.select({ onHand: variants.onHand }).from(variants).where(eq(variants.id, id)))[0]?.onHand
const changesOf = async (id: string) =>
  (await shop.db.select().from(stockChanges).where(eq(stockChanges.variantId, id)).orderBy(stockChanges.at)).map(
    ({ delta, reason, causeId }) => [reason, delta, causeId],
  )
const refusal = (status: number, message: string | RegExp) => ({
  status,
  message: typeof message === 'string' ? message : expect.stringMatching(message),
})

test('a delivery is scanned and typed, booked at once, and customers who wait are emailed', async () => {
  const { id: productId, first, second } = await coded({ name: 'Lido', onHand: 0 })
  await shop.db.insert(stockAlerts).values({ productId, variantId: first.id, email: 'cleo@example.com' })
  const sheetId = await begin({ kind: 'delivery', reference: ' DN-17 ' })
  expect(await inventory.scanIntoSheet({ sheetId, code: first.sku.toLowerCase() })).toMatchObject({
    units: 1,
    message: 'Lido, 36: 1',
  })
  await inventory.scanIntoSheet({ sheetId, code: first.sku })
  await inventory.enterUnits({ sheetId, variantId: second.id, units: 12 })
  expect(await stockOf(first.id)).toBe(0)

  const { sheet, message } = await inventory.bookStockSheet({ sheetId })
  expect(message).toBe('Received 14 units of 2 variants.')
  expect(sheet).toMatchObject({ state: 'booked', reference: 'DN-17', units: 14, closedBy: 'Ann Lee', difference: 0 })
  expect([await stockOf(first.id), await stockOf(second.id)]).toEqual([2, 12])
  expect(await changesOf(first.id)).toEqual([['received', 2, owner.id]])
  await shop.runJobs()
  const told = (await shop.emails()).filter(({ kind }) => kind === 'back-in-stock')
  expect(told.map(({ toEmail }) => toEmail)).toEqual(['cleo@example.com'])
  const [event] = await shop.db.select().from(auditEvents).where(eq(auditEvents.subjectId, sheetId))
  expect(event).toMatchObject({ action: 'stock-sheet.booked', detail: { kind: 'delivery', units: 14, variants: 2 } })

  await expect(inventory.bookStockSheet({ sheetId })).rejects.toMatchObject(
    refusal(409, 'This has already been booked.'),
  )
  await expect(inventory.scanIntoSheet({ sheetId, code: first.sku })).rejects.toMatchObject({ status: 409 })
  expect(await stockOf(first.id)).toBe(2)
})

test('a count keeps what was expected, and what is sold before it is booked stays sold', async () => {
  const product = await coded({ onHand: 5 })
  const { first, second } = product
  const sheetId = await begin({ reference: 'Autumn' })
  await inventory.enterUnits({ sheetId, variantId: first.id, units: 4 })
  await inventory.enterUnits({ sheetId, variantId: second.id, units: 5 })
  await shop.order({ product, quantity: 2 })

  const { lines } = await inventory.listSheetLines({ sheetId, show: 'different' })
  expect(lines).toMatchObject([{ variantId: first.id, expected: 5, units: 4, difference: -1 }])
  const { message } = await inventory.bookStockSheet({ sheetId })
  expect(message).toBe('Count booked. The stock of 1 variant is corrected.')
  expect([await stockOf(first.id), await stockOf(second.id)]).toEqual([2, 5])
  expect((await changesOf(first.id)).filter(([reason]) => reason === 'counted')).toEqual([['counted', -1, owner.id]])
  const booked = await inventory.listSheetLines({ sheetId })
  expect(booked.lines.map(({ units, expected, difference }) => [units, expected, difference]).toSorted()).toEqual([
    [4, 5, -1],
    [5, 5, 0],
  ])
})

test('each scan adds one to a count, and typing starts its variant again', async () => {
  const { first } = await coded({ onHand: 5 })
  const sheetId = await begin()
  await inventory.scanIntoSheet({ sheetId, code: first.sku })
  await inventory.changeStock({ changes: [{ variantId: first.id, from: 5, to: 4 }], reason: 'damaged' })
  await inventory.scanIntoSheet({ sheetId, code: first.sku, units: 2 })
  expect((await inventory.listSheetLines({ sheetId })).lines).toMatchObject([{ units: 3, expected: 5 }])
  await inventory.enterUnits({ sheetId, variantId: first.id, units: 4 })
  expect((await inventory.listSheetLines({ sheetId })).lines).toMatchObject([{ units: 4, expected: 4, difference: 0 }])
  expect(await inventory.enterUnits({ sheetId, variantId: first.id, units: null })).toMatchObject({ units: null })
  await expect(inventory.bookStockSheet({ sheetId })).rejects.toMatchObject(
    refusal(400, 'Nothing has been entered yet.'),
  )
  expect((await inventory.findStockSheet({ sheetId })).sheet.state).toBe('draft')
})

test('a count never leaves less than open checkouts hold', async () => {
  const { first } = await coded({ name: 'Río', onHand: 5 })
  const sheetId = await begin()
  await inventory.enterUnits({ sheetId, variantId: first.id, units: 1 })
  await shop.db.update(variants).set({ reserved: 2 }).where(eq(variants.id, first.id))
  await expect(inventory.bookStockSheet({ sheetId })).rejects.toMatchObject(
    refusal(409, /^Río, 36: the stock would be 1, but open checkouts hold 2\./),
  )
  expect(await stockOf(first.id)).toBe(5)
  await shop.db.update(variants).set({ reserved: 0 }).where(eq(variants.id, first.id))
  await inventory.bookStockSheet({ sheetId })
  expect(await stockOf(first.id)).toBe(1)
})

test('a variant is in one open count at a time', async () => {
  const { first } = await coded({ name: 'Amalfi' })
  const [one, other] = [await begin({ reference: 'Upper shelf' }), await begin()]
  await inventory.scanIntoSheet({ sheetId: one, code: first.sku })
  const again = inventory.scanIntoSheet({ sheetId: other, code: first.sku })
  await expect(again).rejects.toMatchObject(
    refusal(
      409,
      'Amalfi, 36 is in another open count, “Upper shelf”, begun by Ann Lee. Book or discard that count first.',
    ),
  )
  const row = { sheetId: other, kind: 'count' as const, variantId: first.id, units: 1, expected: 5, corrections: 0 }
  await expect(shop.db.insert(stockSheetLines).values(row)).rejects.toThrow()
  await inventory.discardStockSheet({ sheetId: one })
  expect(await inventory.scanIntoSheet({ sheetId: other, code: first.sku })).toMatchObject({ units: 1 })
  expect(await stockOf(first.id)).toBe(5)
})

test('a stock that someone sets after it was counted has to be counted again', async () => {
  const { first } = await coded({ name: 'Cala', onHand: 5 })
  const sheetId = await begin()
  await inventory.enterUnits({ sheetId, variantId: first.id, units: 4 })
  await inventory.changeStock({ changes: [{ variantId: first.id, from: 5, to: 4 }], reason: 'counted' })
  await expect(inventory.bookStockSheet({ sheetId })).rejects.toMatchObject(
    refusal(409, 'Cala, 36: its stock was set by someone else after you counted. Count it again, then book.'),
  )
  await inventory.enterUnits({ sheetId, variantId: first.id, units: 4 })
  await inventory.bookStockSheet({ sheetId })
  expect(await stockOf(first.id)).toBe(4)
})

test('a count begins to track a stock; what was sold since is subtracted, and a delivery leaves it untracked', async () => {
  const product = await coded({ sizes: [], onHand: null })
  const { first } = product
  const delivery = await begin({ kind: 'delivery' })
  await inventory.scanIntoSheet({ sheetId: delivery, code: first.sku, units: 3 })
  await inventory.bookStockSheet({ sheetId: delivery })
  expect(await stockOf(first.id)).toBeNull()
  await shop.order({ product })

  const sheetId = await begin()
  await inventory.enterUnits({ sheetId, variantId: first.id, units: 7 })
  await shop.order({ product, quantity: 2 })
  await inventory.bookStockSheet({ sheetId })
  expect(await stockOf(first.id)).toBe(5)
})

test('codes that no variant has, or several, are refused, and so is what is not to be counted', async () => {
  const { first, sku } = await coded({ name: 'Sole', subCategory: 'Sunglasses', type: 'Round' })
  const alone = await shop.product({ name: 'Hat', subCategory: 'Accessories', type: 'Hats', onHand: 2 })
  const { categories } = await shop.as(owner).categories.listCategories({})
  const scopeId = categories.find(({ title }) => title === 'Accessories')?.categoryId ?? null
  const sheetId = await begin({ scope: 'category', scopeId })
  const scan = (code: string) => inventory.scanIntoSheet({ sheetId, code })

  await expect(scan('nothing')).rejects.toMatchObject(refusal(404, 'No variant has the SKU or barcode “nothing”.'))
  await expect(scan(sku)).rejects.toMatchObject(refusal(409, /is the SKU of Sole, which has several variants/))
  await expect(scan(first.sku)).rejects.toMatchObject(
    refusal(409, 'Sole, 36 is not in Accessories, which is what you count.'),
  )
  expect(await scan(alone.sku)).toMatchObject({ units: 1, message: 'Hat: 1' })
  const missing = await inventory.listSheetLines({ sheetId, show: 'missing' })
  expect(missing.lines.every(({ variantId }) => variantId !== alone.variants[0]?.id)).toBe(true)
  expect(
    (await inventory.listSheetLines({ sheetId, show: 'all' })).lines.map(({ productName }) => productName),
  ).toEqual(['Hat'])
  await expect(begin({ scope: 'collection', scopeId: randomUUID() })).rejects.toMatchObject(
    refusal(400, 'Please choose what to count.'),
  )
  await inventory.discardStockSheet({ sheetId })
})

test('variants are listed page by page, by product, and found by their codes', async () => {
  const { second } = await coded({ name: 'Zenith' })
  await shop.db.update(variants).set({ gtin: '4006381333931' }).where(eq(variants.id, second.id))
  const sheetId = await begin()
  const { lines: all } = await inventory.listSheetLines({ sheetId, show: 'missing', limit: 100 })
  const seen: string[] = []
  for (let after: string | null | undefined; after !== null; ) {
    const page: Awaited<ReturnType<typeof inventory.listSheetLines>> = await inventory.listSheetLines({
      ...{ sheetId, show: 'missing', limit: 2 },
      ...(after && { after }),
    })
    seen.push(...page.lines.map(({ variantId }) => variantId))
    after = page.next
  }
  expect(seen).toEqual(all.map(({ variantId }) => variantId))
  expect(seen.length).toBeGreaterThan(4)
  const found = async (search: string) => (await inventory.listSheetLines({ sheetId, show: 'all', search })).lines
  expect(await found('4006381333931')).toMatchObject([{ variantId: second.id }])
  expect(await found(second.sku.toLowerCase())).toMatchObject([{ variantId: second.id }])
  expect(await inventory.scanIntoSheet({ sheetId, code: '4006381333931' })).toMatchObject({ variantId: second.id })
  await expect(inventory.listSheetLines({ sheetId, show: 'all', after: 'x' })).rejects.toMatchObject({ status: 400 })
  await inventory.discardStockSheet({ sheetId })
})

test('the list has every delivery and count with who and when, newest first', async () => {
  const sheetId = await begin({ kind: 'delivery', reference: 'Größe 7' })
  const { sheets } = await inventory.listStockSheets({ limit: 2 })
  expect(sheets[0]).toMatchObject({ sheetId, state: 'draft', startedBy: 'Ann Lee', closedAt: null })
  expect((await inventory.listStockSheets({ search: 'größe', kind: 'delivery', state: 'draft' })).sheets).toHaveLength(
    1,
  )
  const first = await inventory.listStockSheets({ limit: 1 })
  const next = await inventory.listStockSheets({ limit: 1, after: first.next ?? '' })
  expect([...first.sheets, ...next.sheets]).toEqual(sheets)
})

test('an unknown or discarded sheet, an empty code and too many units are refused', async () => {
  const { first } = await coded()
  const sheetId = await begin({ kind: 'delivery' })
  const tooMany = refusal(400, 'Please enter at most 1,000,000 units.')
  const enter = (units: number) => inventory.enterUnits({ sheetId, variantId: first.id, units })
  await expect(enter(1_000_001)).rejects.toMatchObject(tooMany)
  await enter(1_000_000)
  await expect(inventory.scanIntoSheet({ sheetId, code: first.sku })).rejects.toMatchObject(tooMany)
  await expect(inventory.scanIntoSheet({ sheetId, code: ' ' })).rejects.toMatchObject(
    refusal(400, 'Please scan or type a SKU or barcode.'),
  )
  await inventory.discardStockSheet({ sheetId })
  await expect(enter(1)).rejects.toMatchObject(refusal(409, 'This has already been discarded.'))
  for (const call of [inventory.findStockSheet, inventory.bookStockSheet, inventory.discardStockSheet])
    await expect(call({ sheetId: randomUUID() })).rejects.toMatchObject(refusal(404, 'Delivery or count not found.'))
})

test('support neither receives nor counts', async () => {
  const sheetId = await begin()
  const notAllowed = { status: 403 }
  await expect(support.startStockSheet({ kind: 'count' })).rejects.toMatchObject(notAllowed)
  await expect(support.scanIntoSheet({ sheetId, code: 'x' })).rejects.toMatchObject(notAllowed)
  await expect(support.bookStockSheet({ sheetId })).rejects.toMatchObject(notAllowed)
  await expect(support.listSheetLines({ sheetId })).rejects.toMatchObject(notAllowed)
})
