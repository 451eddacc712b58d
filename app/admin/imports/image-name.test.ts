import { expect, test } from 'vitest'
import { readImageName } from './image-name.ts'

test.each([
  ['LD-100.jpg', { whole: 'LD-100', sku: null }],
  ['shoot/day 1/LD-100-2.JPEG', { whole: 'LD-100-2', sku: 'LD-100' }],
  ['LD_3.webp', { whole: 'LD_3', sku: 'LD' }],
  ['LD 12.png', { whole: 'LD 12', sku: 'LD' }],
  ['LD-1234.png', { whole: 'LD-1234', sku: null }],
  ['LD.tiff', null],
  ['.hidden.jpg', null],
  ['__MACOSX/LD-100.jpg', null],
  ['.jpg', null],
])('%s is read as the image of a SKU', (path, name) => {
  expect(readImageName(path)).toEqual(name)
})
