import { expect, test } from 'vitest'
import { fieldKeys } from '#contract/products/fields.ts'
import { compareDetails, type Details, readDetails, type TypedFields } from './details.ts'

const typed: Details = {
  ...(Object.fromEntries(fieldKeys.map((key) => [key, ''])) as TypedFields),
  name: ' Lido ',
  sku: 'LIDO-1',
  description: 'Soft lenses.',
  brand: 'MG',
  category: 'Women',
  subCategory: 'Sunglasses',
  type: 'Cat Eye',
  tags: 'summer, , new',
  price: '$60',
  colors: [{ color: 'Black', hex: '#1b1b1b' }],
  sizes: [38],
}

test('what was typed is read as the shop takes it', () => {
  expect(readDetails(typed)).toMatchObject({
    errors: null,
    fields: {
      name: 'Lido',
      tags: ['summer', 'new'],
      price: 60,
      oldPrice: null,
      measurement: null,
      sizeVariant: [{ size: 38 }],
    },
  })
})

test.each([
  ['name', { name: ' ' }, 'Please enter a title.'],
  ['price', { price: '' }, 'Please enter a price.'],
  ['price', { price: 'sixty' }, 'Please enter a price.'],
  ['oldPrice', { oldPrice: '60' }, 'The old price must be above the price.'],
  ['measurement', { measurement: '52' }, 'Please enter three numbers in millimetres, such as 52-18-140.'],
] as const)('what is wrong is said at the field %s', (name, changed, sentence) => {
  expect(readDetails({ ...typed, ...changed }).errors).toEqual({ [name]: sentence })
})

test('two states are compared field by field, in words', () => {
  const other = { ...typed, name: 'Lido II', colors: [] }
  expect(compareDetails(typed, other).map(({ label, before, after }) => [label, before, after])).toEqual([
    ['Title', ' Lido ', 'Lido II'],
    ['Colors', 'Black', 'none'],
  ])
  expect(compareDetails(typed, { ...typed })).toEqual([])
})
