import { expect, test } from 'vitest'
import type { Product } from '#contract/products/product.ts'
import type { ShownChart } from '#contract/size-charts/chart-shape.ts'
import { sizeOptions } from './notify-fields.ts'

const product = {
  isActive: true,
  colorVariant: [{ id: '1', color: 'Ink' }],
  sizeVariant: [{ size: 36 }, { size: 38 }],
  soldOut: [{ color: 'Ink', size: 38 }],
} as unknown as Product

const chart = {
  columns: ['US'],
  rows: [
    ['36', '4'],
    ['38', '6'],
  ],
  form: 'EU #',
  onButtons: 0,
} as unknown as ShownChart

test('sizes have the names that the size buttons of the page have', () => {
  const namesWith = (sizeChart: ShownChart | null) =>
    sizeOptions(product, sizeChart, { color: 'Ink', size: null }).map(({ value, label, disabled }) => [
      value,
      label,
      disabled,
    ])
  expect(namesWith(chart)).toEqual([
    ['36', 'US 4, EU 36 – in stock', true],
    ['38', 'US 6, EU 38', false],
  ])
  expect(namesWith(null)).toEqual([
    ['36', '36 – in stock', true],
    ['38', '38', false],
  ])
})
