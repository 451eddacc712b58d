import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { memoryArea } from '#test/memory-area.ts'
import { createCipher, encode } from './cipher.ts'
import { type LocalItem, localItems } from './local-items.ts'
import { type StorageArea, safeStorage } from './storage-area.ts'
import { createStoredValue } from './stored-value.ts'
import { withLock } from './with-lock.ts'

const numbers: LocalItem<readonly number[]> = {
  key: 'numbers',
  empty: [],
  read: async (change) => z.safeParse(z.array(z.number()), change).data,
  maxLength: 1_000,
  isForgottenAtLogout: true,
}
const key = crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
const cipher = createCipher(() => key)
const tab = (area: StorageArea) => createStoredValue(numbers, { area, cipher, withLock })

test('a value is stored for the next page, encrypted', async () => {
  const area = memoryArea()
  await tab(area).change((list) => [...list, 4_711])
  expect(area.getItem('numbers')).toMatch(/^1a\./)
  expect(await tab(area).ready()).toEqual([4_711])
})

test('a change is visible at once to every listener', async () => {
  const store = tab(memoryArea())
  let calls = 0
  store.subscribe(() => calls++)
  await store.ready()
  const value = store.change((list) => [...list, 1])
  expect(store.shown()).toEqual({ value: [1], isReady: true })
  expect(calls).toBe(2)
  await value
})

test('concurrent changes of two tabs are both applied', async () => {
  const area = memoryArea()
  const tabs = [tab(area), tab(area), tab(area)]
  await Promise.all(tabs.map((each) => each.ready()))
  await Promise.all([...Array(30).keys()].map((at) => tabs[at % 3]?.change((list) => [...list, at])))
  expect((await tab(area).ready()).toSorted((one, other) => one - other)).toEqual([...Array(30).keys()])
})

test('a change that throws leaves the value of another tab unchanged', async () => {
  const area = memoryArea()
  const [one, other] = [tab(area), tab(area)]
  const addOnce = (list: readonly number[]) => {
    if (list.includes(7)) throw new Error('It is there already.')
    return [...list, 7]
  }
  await Promise.all([one.ready(), other.ready()])
  await Promise.all([one.change(addOnce), other.change(addOnce)])
  expect(await tab(area).ready()).toEqual([7])
  expect(other.shown().value).toEqual([7])
})

test('a value written by another tab is visible after reading again', async () => {
  const area = memoryArea()
  const [one, other] = [tab(area), tab(area)]
  await other.ready()
  await one.change(() => [1, 2])
  await other.reload()
  expect(other.shown().value).toEqual([1, 2])
})

test('reading during a write does not restore the older value', async () => {
  const store = tab(memoryArea())
  await store.change(() => [1])
  await Promise.all([store.reload(), store.change(() => [2]), store.reload(), store.change(() => [3]), store.reload()])
  expect(store.shown().value).toEqual([3])
})

test('clearing removes the stored item', async () => {
  const area = memoryArea()
  const store = tab(area)
  await store.change(() => [1])
  await store.forget()
  expect(area.getItem('numbers')).toBeNull()
  expect(store.shown()).toEqual({ value: [], isReady: true })
})

test('with a full storage values last as long as the page', async () => {
  const area = safeStorage(() => memoryArea({ maxLength: 10 }))
  const store = tab(area)
  await store.change(() => [1, 2, 3])
  await store.change((list) => [...list, 4])
  expect(store.shown().value).toEqual([1, 2, 3, 4])
})

test('invalid stored values are dropped', async () => {
  const rubbish = fc.oneof(
    fc.string(),
    fc.json().map((text) => text),
    fc.json().map(encode),
    fc.string().map(encode),
    fc.constantFrom(
      '',
      'null',
      '1a.',
      '1b.',
      '2a.AAAA',
      '{"__proto__":1}',
      encode('{"__proto__":{"x":1}}'),
      'é'.repeat(99),
    ),
    fc.base64String().map((text) => `1a.${text}`),
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.values(localItems)), rubbish, async (item, text) => {
      const area = memoryArea()
      area.setItem(item.key, text)
      const store = createStoredValue(item as LocalItem<unknown>, { area, cipher, withLock })
      const value = await store.ready()
      expect(store.shown().isReady).toBe(true)
      const kept = area.getItem(item.key)
      const reread = kept === null ? item.empty : await item.read(JSON.parse((await cipher.open(item.key, kept)) ?? ''))
      expect(reread).toEqual(value)
    }),
    { numRuns: 400 },
  )
})

test('a text above the limit is dropped unread', async () => {
  const area = memoryArea()
  area.setItem('numbers', encode(JSON.stringify(Array(500).fill(1))))
  expect(await tab(area).ready()).toEqual([])
  expect(area.getItem('numbers')).toBeNull()
})

test('a reader that fails to load loses no stored value', async () => {
  const area = memoryArea()
  await tab(area).change(() => [1, 2])
  let isOffline = true
  const flaky = {
    ...numbers,
    read: async (value: unknown) => {
      if (isOffline) throw new TypeError('Failed to fetch dynamically imported module')
      return numbers.read(value)
    },
  }
  const store = createStoredValue(flaky, { area, cipher, withLock })
  await expect(store.ready()).rejects.toThrow('Failed to fetch')
  isOffline = false
  expect(await store.ready()).toEqual([1, 2])
})
