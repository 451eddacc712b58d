import { expect, test } from 'vitest'
import { barcodeOf, returnNumberOf } from './barcode-of.ts'

test('the digits of a slip are a GTIN-13 of the shop, and lead back to the return', () => {
  expect(barcodeOf('R-10001')).toBe('2000000100012')
  expect(returnNumberOf('2 0000001 0001 2')).toBe('R-10001')
  expect(returnNumberOf('2000000100018')).toBeNull()
  expect(returnNumberOf('R-10001')).toBeNull()
})
