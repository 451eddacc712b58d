import { expect, test } from 'vitest'
import { memoryArea } from '#test/memory-area.ts'
import { type StorageArea, safeStorage } from './storage-area.ts'

const blocked: StorageArea = {
  getItem() {
    throw new DOMException('blocked', 'SecurityError')
  },
  setItem() {
    throw new DOMException('blocked', 'SecurityError')
  },
  removeItem() {
    throw new DOMException('blocked', 'SecurityError')
  },
}

test('with a blocked storage texts last as long as the page', () => {
  const area = safeStorage(() => blocked)
  area.setItem('a', 'one')
  expect(area.getItem('a')).toBe('one')
  area.removeItem('a')
  expect(area.getItem('a')).toBeNull()
})

test('a storage that throws on access is replaced by memory', () => {
  const area = safeStorage(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  area.setItem('a', 'one')
  expect(area.getItem('a')).toBe('one')
})

test('a text that does not fit is stored in memory, and the older one does not reappear', () => {
  const small = memoryArea({ maxLength: 10 })
  const area = safeStorage(() => small)
  area.setItem('a', 'short')
  area.setItem('a', 'much too long to keep')
  expect(area.getItem('a')).toBe('much too long to keep')
  expect(small.getItem('a')).toBeNull()
  area.setItem('a', 'again')
  expect(small.getItem('a')).toBe('again')
  expect(area.getItem('a')).toBe('again')
})
