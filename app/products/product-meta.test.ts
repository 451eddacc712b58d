import { expect, test } from 'vitest'
import { exampleProduct } from '#app/styleguide/example-product.ts'
import { fieldKeys, fieldOf } from '#contract/products/fields.ts'
import { productMeta } from './product-meta.ts'

const metaOf = (changed: object) => {
  const facts = { reviews: [], origin: 'https://shop.example', returnDays: 30 }
  return productMeta({ product: { ...exampleProduct, ...changed }, ...facts })
}

test.each(fieldKeys.filter((key) => fieldOf(key).jsonLd))('JSON-LD has %s if the product has a value', (key) => {
  const name = fieldOf(key).jsonLd ?? ''
  expect(metaOf({ [key]: 'Linen' })).toMatchObject({ 'script:ld+json': { [name]: 'Linen' } })
  expect(metaOf({ [key]: null })).not.toHaveProperty(['script:ld+json', name])
})
