import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEvents } from '#db/tables/audit.ts'
import { cartOf, sessionIdOf } from '#test/buy.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { discountTerms } from '#test/discount-terms.ts'

const shop = await createTestShop()
const api = shop.as(await shop.admin()).discounts

async function use(code: string) {
  const guest = shop.guest()
  const product = await shop.product({ priceCents: 50_00 })
  const { url } = await shop.as(guest).checkout.createCheckoutSession({ ...cartOf(product), codes: [code] })
  await shop.pay(sessionIdOf(url))
  await shop.as(guest).checkout.retreiveSession({ sessionId: sessionIdOf(url) })
}

test('an admin adds, changes, pauses, copies and deletes a discount, and the audit log says so', async () => {
  const { discountId, message } = await api.addDiscount(discountTerms({ code: 'spring 5', title: 'Spring' }))
  expect(message).toBe('Discount “Spring” added.')
  const { discount } = await api.findDiscount({ discountId })
  expect(discount).toMatchObject({ code: 'SPRING5', state: 'active', uses: 0, percent: 10 })
  const changed = await api.changeDiscount({ ...discount, percent: 12.5, code: 'SPRING12', maxUses: 3 })
  expect(changed.discount).toMatchObject({ percent: 12.5, code: 'SPRING12', version: 2 })
  await expect(api.changeDiscount({ ...discount, title: 'Mine' })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Someone else changed this discount.'),
  })
  const paused = await api.pauseDiscount({ discountId, version: 2, isPaused: true })
  expect(paused.discount.state).toBe('paused')

  const copy = await api.duplicateDiscount({ discountId })
  const { discount: copied } = await api.findDiscount({ discountId: copy.discountId })
  expect(copied).toMatchObject({ title: 'Spring (copy)', state: 'paused', code: null, percent: 12.5, maxUses: 3 })
  await api.removeDiscount({ discountId: copy.discountId, version: copied.version })
  await expect(api.findDiscount({ discountId: copy.discountId })).rejects.toMatchObject({ status: 404 })
  const events = await shop.db.select().from(auditEvents).where(eq(auditEvents.subjectId, discountId))
  expect(events.map(({ action }) => action).sort()).toEqual(['discount.added', 'discount.changed', 'discount.paused'])
})

test('uses and revenue are listed, a used discount stays, and its limit never falls below its uses', async () => {
  const { discountId } = await api.addDiscount(discountTerms({ code: 'COUNTED', title: 'Counted' }))
  await use('COUNTED')
  await use('COUNTED')
  const { discounts } = await api.listDiscounts({ search: 'counted' })
  expect(discounts).toMatchObject([{ uses: 2, revenue: 90, saved: 10, state: 'active', code: 'COUNTED' }])
  await expect(api.removeDiscount({ discountId, version: 1 })).rejects.toMatchObject({
    message: 'This discount has been used, so it stays in the records. Pause it instead.',
  })
  const { discount } = await api.findDiscount({ discountId })
  await expect(api.changeDiscount({ ...discount, maxUses: 1 })).rejects.toMatchObject({ status: 409 })
  const limited = await api.changeDiscount({ ...discount, maxUses: 2 })
  expect(limited.discount.state).toBe('used-up')
  expect((await api.listDiscounts({ state: 'used-up' })).discounts).toHaveLength(1)
})

test('codes for one use each are generated, used once and exported with their orders', async () => {
  const { discountId } = await api.addDiscount(discountTerms({ code: null, title: 'Letters' }))
  const { discount } = await api.generateCodes({ discountId, count: 1_200, prefix: 'vip-' })
  expect(discount).toMatchObject({ singleCodes: 1_200, usedCodes: 0 })
  const first = await api.exportCodes({ discountId })
  const codes = first.csv
    .split('\r\n')
    .slice(1, -1)
    .map((row) => row.split(',')[0] ?? '')
  expect(codes[0]).toMatch(/^VIP-[2-9A-HJ-NP-Z]{12}$/)
  await use(codes[0] ?? '')
  await expect(use(codes[0] ?? '')).rejects.toMatchObject({ message: `The code ${codes[0]} has been used up.` })
  const again = await api.exportCodes({ discountId })
  expect(again.csv).toContain(`${codes[0]},1,1,`)
  const rest = await api.exportCodes({ discountId, after: again.next ?? '' })
  expect(rest.csv.trim().split('\r\n')).toHaveLength(200)
  expect(rest.next).toBeNull()
})

test('terms that do not fit are refused at their field', async () => {
  const refused = async (wish: Parameters<typeof discountTerms>[0]) =>
    api.addDiscount(discountTerms({ code: null, ...wish })).catch(({ fields }) => fields?.[0]?.param)
  await api.addDiscount(discountTerms({ code: 'TAKEN' }))
  const nothing = { categoryIds: [], collectionIds: [], skus: [] }
  expect(await refused({ code: 'taken' })).toBe('code')
  expect(await refused({ code: 'Ä!' })).toBe('code')
  expect(await refused({ percent: null })).toBe('percent')
  expect(await refused({ kind: 'amount', amount: null })).toBe('amount')
  expect(await refused({ kind: 'buy_x_get_y', buyQuantity: 1 })).toBe('getQuantity')
  expect(await refused({ kind: 'free_shipping' })).toBe('freeSpeeds')
  expect(await refused({ applies: { scope: 'categories', ...nothing } })).toBe('applies.categories')
  expect(await refused({ applies: { scope: 'products', ...nothing, skus: ['NO-SUCH'] } })).toBe('applies.products')
  expect(await refused({ startsAt: '2026-12-02T10:00', endsAt: '2026-12-01T10:00' })).toBe('endsAt')
})
