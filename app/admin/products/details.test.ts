import { expect, onTestFinished, test } from 'vitest'
import { checkForm } from '#contract/check-form.ts'
import { currencyOf } from '#contract/currencies.ts'
import { setShopCurrency } from '#contract/currency.ts'
import { fieldKeys } from '#contract/products/fields.ts'
import { type Details, readDetails, sayDetail } from './details.ts'
import { detailsFields, newProductFormFields } from './product-form-fields.ts'

const typed: Details = {
  ...(Object.fromEntries(fieldKeys.map((key) => [key, ''])) as Details),
  name: ' Lido ',
  sku: 'LIDO-1',
  description: 'Soft lenses.',
  brand: 'MG',
  category: 'Women',
  subCategory: 'Sunglasses',
  type: 'Cat Eye',
  tags: 'summer, , new',
  price: '$60',
  colors: '[{"color":"Black","hex":"#1b1b1b"}]',
  sizes: '[38]',
}

test('what was typed is read as the shop takes it', () => {
  expect(checkForm(detailsFields, typed)).toBeNull()
  expect(readDetails(typed)).toMatchObject({
    name: 'Lido',
    tags: ['summer', 'new'],
    price: 60,
    oldPrice: null,
    measurement: null,
    colorVariant: [{ color: 'Black', hex: '#1b1b1b' }],
    sizeVariant: [{ size: '38' }],
  })
})

test('the labels of prices name the currency of the shop', () => {
  expect([detailsFields.price.label, detailsFields.oldPrice.label]).toEqual(['Price, $', 'Old price, $'])
  setShopCurrency(currencyOf('EUR'))
  onTestFinished(() => setShopCurrency(currencyOf('USD')))
  expect([newProductFormFields.price.label, detailsFields.oldPrice.label]).toEqual(['Price, €', 'Old price, €'])
})

test('a draft may have no description yet', () => {
  expect(checkForm(detailsFields, { ...typed, description: '' })).toBeNull()
})

test.each([
  ['name', { name: '' }, 'Please enter a title.'],
  ['price', { price: '' }, 'Please enter a price.'],
  ['price', { price: 'sixty' }, 'Please enter a price.'],
  ['oldPrice', { oldPrice: '60' }, 'The old price must be above the price.'],
  ['measurement', { measurement: '52x18' }, 'Please enter one to six numbers with hyphens, such as 52-18-140.'],
  ['colors', { colors: '[{"color":"","hex":"#1b1b1b"}]' }, 'Please name the color.'],
] as const)('what is wrong is said at the field %s', (name, changed, sentence) => {
  expect(checkForm(detailsFields, { ...typed, ...changed })?.errors).toEqual({ [name]: sentence })
})

test('fields are said in words', () => {
  expect(sayDetail('name', 'Lido II')).toBe('Lido II')
  expect(sayDetail('care', '')).toBe('nothing')
  expect(sayDetail('colors', typed.colors)).toBe('Black')
  expect(sayDetail('colors', '[]')).toBe('none')
  expect(sayDetail('sizes', typed.sizes)).toBe('38')
})
