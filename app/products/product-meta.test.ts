import { expect, test } from 'vitest'
import { exampleProduct } from '#app/styleguide/example-product.ts'
import { fieldKeys, fieldOf } from '#contract/products/fields.ts'
import { mgDelivery } from '#test/mg-delivery.ts'
import { productMeta } from './product-meta.ts'

const metaOf = (changed: object, { returnDays }: { returnDays: number | null } = { returnDays: 30 }) => {
  const facts = { reviews: [], origin: 'https://shop.example', returnDays, delivery: mgDelivery }
  return productMeta({ product: { ...exampleProduct, ...changed }, ...facts })
}

test.each(fieldKeys.filter((key) => fieldOf(key).jsonLd))('JSON-LD has %s if the product has a value', (key) => {
  const name = fieldOf(key).jsonLd ?? ''
  expect(metaOf({ [key]: 'Linen' })).toMatchObject({ 'script:ld+json': { [name]: 'Linen' } })
  expect(metaOf({ [key]: null })).not.toHaveProperty(['script:ld+json', name])
})

test('JSON-LD has an offer for each variant with a code of its own', () => {
  const [color = ''] = exampleProduct.colorVariant.map((each) => each.color)
  const variant = { color, size: 38, sku: 'Frock-38', gtin: '4006381333931' }
  const made = metaOf({ ownVariants: [variant], soldOut: [{ color, size: 38 }] })
  expect(made).toMatchObject({
    'script:ld+json': {
      offers: [{ sku: 'Frock-38', gtin: '4006381333931', availability: 'https://schema.org/OutOfStock' }],
    },
  })
  expect(metaOf({})).toMatchObject({ 'script:ld+json': { offers: { '@type': 'Offer' } } })
})

test('JSON-LD has the return window, and none in a shop without returns', () => {
  const policy = ['script:ld+json', 'offers', 'hasMerchantReturnPolicy', 'merchantReturnDays']
  expect(metaOf({})).toHaveProperty(policy, 30)
  expect(metaOf({}, { returnDays: null })).not.toHaveProperty(policy.slice(0, 3))
})

test('JSON-LD has an offer for each variant where prices differ, and its old price', () => {
  const sizes = { colorVariant: [], sizeVariant: [{ size: 'S' }, { size: 'M' }], ownVariants: [] }
  const prices = [{ color: null, size: 'M', price: 120, oldPrice: 150 }]
  expect(metaOf({ ...sizes, price: 96, oldPrice: null, prices })).toMatchObject({
    'script:ld+json': {
      offers: [
        { price: '96.00', url: expect.stringMatching(/size=S$/) },
        { price: '120.00', priceSpecification: { price: '150.00' }, url: expect.stringMatching(/size=M$/) },
      ],
    },
  })
  expect(metaOf({ ...sizes, oldPrice: null, prices: [] })).not.toHaveProperty(
    'script:ld+json.offers.priceSpecification',
  )
})
