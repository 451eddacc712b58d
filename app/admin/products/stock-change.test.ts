import { expect, test } from 'vitest'
import { changedStock, readStockChange } from './stock-change.ts'

test('a change of stock is read with its sign, and a number without one sets the stock', () => {
  expect(readStockChange('+5')).toEqual({ by: 5 })
  expect(readStockChange(' − 2 ')).toEqual({ by: -2 })
  expect(readStockChange('10')).toEqual({ to: 10 })
  expect(readStockChange('0')).toEqual({ to: 0 })
  for (const wrong of ['', '+0', '1.5', '+1234567', 'ten', '5%']) expect(readStockChange(wrong)).toBeNull()
})

test('counted variants change, never below 0, and those that stay as they are are left out', () => {
  const variants = [3, 0, null].map((onHand, at) => {
    return { variantId: `v${at}`, color: null, size: null, onHand, reserved: 0 }
  })
  expect(changedStock(variants, { by: -5 })).toEqual([{ variantId: 'v0', from: 3, to: 0 }])
  expect(changedStock(variants, { to: 3 })).toEqual([{ variantId: 'v1', from: 0, to: 3 }])
})
