import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stockSheetLines, stockSheets } from '#db/tables/inventory/stock-sheets.ts'
import { stockChanges, variants } from '#db/tables/products.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { reserveStock } from './reserve-stock.ts'
import { takeStock } from './take-stock.ts'

const shop = await createTestShop()
const owner = await shop.admin()
const { inventory } = shop.as(owner)

async function variantsWith(onHand: number | null, sizes = [36, 38, 40]) {
  const { variants: made } = await shop.product({ sizes, onHand })
  return made.map(({ id }) => id).toSorted()
}

const stockOf = async (id: string) => {
  const [row] = await shop.db.select().from(variants).where(eq(variants.id, id))
  return { onHand: row?.onHand, reserved: row?.reserved }
}

/** Reserves and sells a unit, as a checkout and its order do; false if it is sold out. */
async function sell(variantId: string): Promise<boolean> {
  const unit = { variantId, quantity: 1, name: 'Lido', color: null, size: null }
  try {
    await shop.db.transaction((tx) => reserveStock(tx, [unit], randomUUID()))
  } catch {
    return false
  }
  await shop.db.transaction((tx) => takeStock(tx, [unit], randomUUID()))
  return true
}

test.each([20, null])(
  'sales while a count of %s units is entered and booked are neither undone nor doubled',
  async (begun) => {
    for (let round = 0; round < 5; round++) {
      const ids = await variantsWith(begun)
      const { sheetId } = await inventory.startStockSheet({ kind: 'count' })
      const counting = (async () => {
        for (const variantId of ids.toReversed()) await inventory.enterUnits({ sheetId, variantId, units: 50 })
        await inventory.bookStockSheet({ sheetId })
      })()
      const [sales] = await Promise.all([
        Promise.all(Array.from({ length: 18 }, (_, turn) => sell(ids[turn % ids.length] ?? ''))),
        counting,
      ])
      expect(sales.every(Boolean)).toBe(true)
      const lines = await shop.db.select().from(stockSheetLines).where(eq(stockSheetLines.sheetId, sheetId))
      for (const id of ids) {
        const line = lines.find(({ variantId }) => variantId === id)
        const soldBefore = begun === null ? -(line?.moved ?? 0) : begun - (line?.expected ?? 0)
        // 50 were there when it was counted; what was sold after that is gone.
        expect(await stockOf(id)).toEqual({ onHand: 50 - (6 - soldBefore), reserved: 0 })
        const isSold = and(eq(stockChanges.variantId, id), eq(stockChanges.reason, 'sold'))
        expect(await shop.db.$count(stockChanges, isSold)).toBe(6)
      }
    }
  },
)

test('scans from several scanners at once are all counted', async () => {
  const [variantId = ''] = await variantsWith(0)
  await shop.db.update(variants).set({ sku: 'SCAN-1' }).where(eq(variants.id, variantId))
  const { sheetId } = await inventory.startStockSheet({ kind: 'delivery' })
  await Promise.all(Array.from({ length: 25 }, () => inventory.scanIntoSheet({ sheetId, code: 'SCAN-1' })))
  expect((await inventory.findStockSheet({ sheetId })).sheet).toMatchObject({ units: 25, variants: 1 })
})

test('a delivery that is booked twice at once is booked once, and scans meanwhile are in it or refused', async () => {
  const [variantId = ''] = await variantsWith(0)
  await shop.db.update(variants).set({ sku: 'SCAN-2' }).where(eq(variants.id, variantId))
  const { sheetId } = await inventory.startStockSheet({ kind: 'delivery' })
  await inventory.scanIntoSheet({ sheetId, code: 'SCAN-2' })
  const scan = () => inventory.scanIntoSheet({ sheetId, code: 'SCAN-2' })
  const book = () => inventory.bookStockSheet({ sheetId })
  const done = await Promise.allSettled([scan(), book(), scan(), book(), scan(), book(), scan()])
  const refused = done.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(new Set(refused.map(({ status, message }) => `${status} ${message}`))).toEqual(
    new Set(['409 This has already been booked.']),
  )
  expect(done.filter((each, at) => at % 2 === 1 && each.status === 'fulfilled')).toHaveLength(1)
  const { units } = (await inventory.findStockSheet({ sheetId })).sheet
  expect((await stockOf(variantId)).onHand).toBe(units)
  expect(units).toBe(1 + done.filter((each, at) => at % 2 === 0 && each.status === 'fulfilled').length)
})

test('two counts that reach for the same variant at once: one has it, the other is told', async () => {
  const [variantId = ''] = await variantsWith(5)
  const sheets = await Promise.all([1, 2].map(() => inventory.startStockSheet({ kind: 'count' })))
  const done = await Promise.allSettled(
    sheets.map(({ sheetId }) => inventory.enterUnits({ sheetId, variantId, units: 3 })),
  )
  const refused = done.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(refused).toMatchObject([{ status: 409, message: expect.stringContaining('is in another open count') }])
})

test('a delivery received at once is stored once, however often it is sent', async () => {
  const [variantId = '', other = ''] = await variantsWith(1)
  const sheetId = randomUUID()
  const lines = [
    { variantId: other, units: 2 },
    { variantId, units: 10 },
  ]
  const done = await Promise.all(
    Array.from({ length: 4 }, () => inventory.receiveStock({ sheetId, reference: 'DN-9', lines })),
  )
  expect(new Set(done.map(({ message }) => message))).toEqual(new Set(['Received 12 units of 2 variants.']))
  expect([(await stockOf(variantId)).onHand, (await stockOf(other)).onHand]).toEqual([11, 3])
  expect(await shop.db.$count(stockSheets, eq(stockSheets.id, sheetId))).toBe(1)
  const twice = inventory.receiveStock({ sheetId: randomUUID(), lines: [...lines, { variantId, units: 1 }] })
  await expect(twice).rejects.toMatchObject({ status: 400, message: 'Please list each variant only once.' })
  const unknown = randomUUID()
  const half = inventory.receiveStock({
    sheetId: unknown,
    lines: [
      { variantId, units: 1 },
      { variantId: randomUUID(), units: 1 },
    ],
  })
  await expect(half).rejects.toMatchObject({ status: 404 })
  expect((await stockOf(variantId)).onHand).toBe(11)
  expect(await shop.db.$count(stockSheets, eq(stockSheets.id, unknown))).toBe(0)
})
