import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { productSummary } from '#test/product-summary.ts'
import { forgetCustomer } from './forget-customer.ts'
import { localData } from './local-data.ts'
import { mergeSeen } from './merge-seen.ts'
import { fromServer, updateSavedProducts } from './sync-wishlist.ts'
import { toggleSaved, withSaved } from './wishlist-store.ts'

const product = (name: string) => productSummary({ _id: randomUUID(), name })
const savedIds = () => localData.wishlist.shown().value.saved.map(({ _id }) => _id)

beforeEach(async () => {
  await localData.wishlist.forget()
})

test('a guest saves and removes products, newest first', async () => {
  const [aurora, brera] = [product('Aurora'), product('Brera')]
  expect(await toggleSaved(aurora)).toBe(true)
  expect(await toggleSaved(brera)).toBe(true)
  expect(savedIds()).toEqual([brera._id, aurora._id])
  expect(await toggleSaved(aurora)).toBe(false)
  expect(savedIds()).toEqual([brera._id])
})

test('a full list refuses with a message and stays unchanged', () => {
  const full = { owner: null, saved: Array.from({ length: 500 }, () => ({ _id: randomUUID(), product: null })) }
  expect(() => withSaved(full, product('One more'))).toThrow('Your wishlist is full: it holds up to 500 items.')
})

test("a customer's list is the server's, with the products known to the browser", () => {
  const aurora = product('Aurora')
  const other = randomUUID()
  expect(fromServer('ann', [other, aurora._id], [{ _id: aurora._id, product: aurora }])).toEqual({
    owner: 'ann',
    saved: [
      { _id: other, product: null },
      { _id: aurora._id, product: aurora },
    ],
  })
})

test("logging out clears a customer's list, not a guest's", async () => {
  await toggleSaved(product('Aurora'))
  await forgetCustomer()
  expect(savedIds()).toHaveLength(1)
  await localData.wishlist.change((list) => ({ ...list, owner: 'ann' }))
  await forgetCustomer()
  expect(localData.wishlist.shown().value).toEqual({ owner: null, saved: [] })
})

test('saved products are updated from the server, and deleted ones leave the list', async () => {
  const [aurora, brera] = [product('Aurora'), product('Brera')]
  await toggleSaved(aurora)
  await toggleSaved(brera)
  await updateSavedProducts([{ ...aurora, price: 60 }], [brera._id])
  expect(localData.wishlist.shown().value.saved).toEqual([{ _id: aurora._id, product: { ...aurora, price: 60 } }])
})

test('seen products are stored once in their latest version, up to the limit', () => {
  const [aurora, brera, capri] = [product('Aurora'), product('Brera'), product('Capri')]
  const cheaper = { ...aurora, price: 60 }
  expect(mergeSeen([aurora, brera], [capri, cheaper], 3)).toEqual([capri, cheaper, brera])
  expect(mergeSeen([aurora, brera], [capri], 2)).toEqual([capri, aurora])
})
