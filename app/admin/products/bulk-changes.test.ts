import { afterAll, expect, test, vi } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { discountTerms } from '#test/discount-terms.ts'
import { discountBulkActions } from '../discounts/bulk-actions.ts'
import { archive, changePrice, changeStock, changeTags, collect, publish } from './bulk-changes.ts'

const shop = await createTestShop()
const owner = await shop.admin()
const { url } = await shop.listen()
const api = shop.as(owner)

// The calls of the browser, sent to the shop of this test as its owner.
const send = fetch
vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
  const { payload, ...call } = JSON.parse(String(init.body))
  const body =
    path === '/gateway' ? { ...call, payload: { ...payload, token: owner.token } } : { ...call, token: owner.token }
  return send(new URL(path, url), { ...init, body: JSON.stringify(body) })
})
afterAll(() => {
  vi.unstubAllGlobals()
})

async function listed(productId: string) {
  const { products } = await api.products.listAllProducts({ limit: 100 })
  return products.find(({ _id }) => _id === productId) ?? expect.fail('The product is not listed.')
}

const conflict = { status: 409 }

test('a price is changed as typed, and the way back gives the former one, old price included, unless it has changed since', async () => {
  const { id } = await shop.product({ priceCents: 100_00 })
  const { version } = await listed(id)
  await api.products.changePrice({ productId: id, version, price: 100, oldPrice: null })
  const goBack = await changePrice(await listed(id), '-10%')
  expect(await listed(id)).toMatchObject({ price: 90 })
  await goBack?.()
  expect(await listed(id)).toMatchObject({ price: 100, oldPrice: null })

  const again = await changePrice(await listed(id), '+5')
  const now = await listed(id)
  await api.products.changePrice({ productId: id, version: now.version, price: 120, oldPrice: null })
  await expect(again?.()).rejects.toMatchObject(conflict)
  expect(await listed(id)).toMatchObject({ price: 120 })
  expect(await changePrice(await listed(id), 'nonsense')).toBeNull()
})

test('archived and published products get their former status back, and those that are so already are left alone', async () => {
  const { id } = await shop.product()
  const before = await listed(id)
  expect(await publish(before)).toBeNull()
  const goBack = await archive(before)
  expect((await listed(id)).status).toBe('archived')
  expect(await archive(await listed(id))).toBeNull()
  await goBack?.()
  expect((await listed(id)).status).toBe('published')

  const draft = await listed(id)
  await api.products.draftProduct({ productId: id, version: draft.version })
  const hide = await publish(await listed(id))
  expect((await listed(id)).status).toBe('published')
  await hide?.()
  expect((await listed(id)).status).toBe('draft')
})

test('units are changed and given back, unless they were sold since; stock that is not counted stays so', async () => {
  const counted = await shop.product({ onHand: 10 })
  const stockOf = async () => (await listed(counted.id)).variants[0]?.onHand
  const goBack = await changeStock(await listed(counted.id), '+5')
  expect(await stockOf()).toBe(15)
  await goBack?.()
  expect(await stockOf()).toBe(10)
  const again = await changeStock(await listed(counted.id), '3')
  expect(await stockOf()).toBe(3)
  await shop.order({ product: counted })
  await expect(again?.()).rejects.toMatchObject(conflict)
  expect(await stockOf()).toBe(2)

  const uncounted = await shop.product({ onHand: null })
  expect(await changeStock(await listed(uncounted.id), '+5')).toBeNull()
})

test('tags and collections are given back as they were', async () => {
  const { id } = await shop.product()
  const { tags: before } = await api.products.tagProduct({
    ...{ productId: id, version: (await listed(id)).version },
    add: ['linen', 'summer'],
  })
  const goBack = await changeTags(await listed(id), { add: ['sale'], remove: ['linen'] })
  await goBack?.()
  const { product } = await api.products.findOwnProduct({ productId: id })
  expect(product.tags).toEqual(before)

  const other = await shop.product()
  const { collectionId } = await api.collections.addCollection({ title: 'Picked', kind: 'hand' })
  await api.collections.addProducts({ collectionId, productIds: [other.id] })
  const inIt = async () =>
    (await api.collections.listCollections({})).collections.find((each) => each.title === 'Picked')
  const leave = await collect(collectionId, [id, other.id])
  expect(await inIt()).toMatchObject({ skus: [expect.anything(), expect.anything()] })
  await leave?.()
  expect((await inIt())?.skus).toHaveLength(1)
  expect(await collect(collectionId, [other.id])).toBeNull()
})

test('a pause of discounts is undone, leaves paused ones alone, and is refused for one that has changed since', async () => {
  const { discountId } = await api.discounts.addDiscount(discountTerms({ code: 'PAUSED', title: 'Paused' }))
  const found = async () =>
    (await api.discounts.listDiscounts({})).discounts.find((each) => each.discountId === discountId) ??
    expect.fail('The discount is not listed.')
  const [pause, resume] = discountBulkActions()
  const run = async (action: typeof pause) =>
    action && 'run' in action ? action.run(await found(), '') : expect.fail('It changes no single discounts.')
  const goBack = await run(pause)
  expect((await found()).state).toBe('paused')
  expect(await run(pause)).toBeNull()
  await goBack?.()
  expect((await found()).state).toBe('active')
  expect(await run(resume)).toBeNull()

  const again = await run(pause)
  const { discount } = await api.discounts.findDiscount({ discountId })
  await api.discounts.changeDiscount({ ...discount, title: 'Changed since' })
  await expect(again?.()).rejects.toMatchObject(conflict)
  expect(await found()).toMatchObject({ state: 'paused', title: 'Changed since' })
})
