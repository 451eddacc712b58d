import { expect, test } from 'vitest'
import { ofEachFilter } from '#contract/products/fields.ts'
import { productSummary } from '#test/product-summary.ts'
import { readChoice } from './listing-choice.ts'
import { listingHref } from './listing-href.ts'
import { cacheListing, findCachedListing } from './listing-memory.ts'
import { arrangeProducts, type ListingPage } from './listing-page.ts'
import { movedChoice, nameListing } from './name-listing.ts'

const product = (_id: string) => productSummary({ _id })
const families = [
  { subCategory: 'Sunglasses', slug: 'sunglasses', count: 3, types: [{ type: 'Cat Eye', slug: 'cat-eye', count: 3 }] },
]
const read = (address: string, params = {}) => readChoice(params, new URL(address, 'http://shop').searchParams)

function page(address: string, ids: string[], earlierPasses = 0): ListingPage {
  return {
    bestSellers: [],
    passes: 4,
    choice: read(address),
    name: { title: 'All Products', metaTitle: 'All Products', description: '', text: '', image: null, family: null },
    range: {
      products: ids.map(product),
      total: ids.length,
      next: null,
      understood: null,
      facets: {
        types: [],
        colors: [],
        sizes: [],
        fields: ofEachFilter(() => []),
        available: 0,
        sale: 0,
        ratings: [],
        price: { min: 0, max: 0 },
        isEstimate: false,
      },
    },
    origin: 'http://shop',
    earlierPasses,
  }
}

const category = {
  path: 'sunglasses/cat-eye',
  title: 'Cat Eye',
  text: 'Pointed.',
  seoTitle: '',
  seoDescription: '',
  image: null,
}

test('a listing is named after its category, and a search after its words', () => {
  const catEye = read('/', { subcategory: 'sunglasses', type: 'cat-eye' })
  expect(nameListing(catEye, families, category)).toMatchObject({
    title: 'Cat Eye',
    metaTitle: 'Cat Eye',
    description: 'Pointed.',
    family: { subCategory: 'Sunglasses' },
  })
  const told = { ...category, text: '', seoTitle: 'Cat eyes for all', seoDescription: 'All of them.' }
  expect(nameListing(catEye, families, told)).toMatchObject({
    title: 'Cat Eye',
    metaTitle: 'Cat eyes for all',
    description: 'All of them.',
  })
  expect(nameListing(read('/shop?search=hat'), families, null).title).toBe('Results for “hat”')
})

test('a former path of a category leads to its current one, with the filters', () => {
  const asked = read('/?color=Black', { subcategory: 'shades', type: 'cat-eye' })
  const moved = movedChoice(asked, category)
  expect(moved && listingHref(moved)).toBe('/shop/sunglasses/cat-eye?color=Black')
  expect(movedChoice(read('/', { subcategory: 'sunglasses', type: 'cat-eye' }), category)).toBeNull()
  expect(movedChoice(read('/', { subcategory: 'all', type: 'cat-eye' }), category)).toBeNull()
})

test('a list that starts over shows every product again under a unique key', () => {
  const places = arrangeProducts(page('/shop?pass=3', ['a', 'b'], 2))
  expect(places.map(({ product: { _id } }) => _id)).toEqual(['a', 'b', 'a', 'b', 'a', 'b'])
  expect(new Set(places.map(({ key }) => key)).size).toBe(6)
})

test('no more products are shown than the page holds', () => {
  const ids = Array.from({ length: 30 }, (_, at) => `p${at}`)
  expect(arrangeProducts(page('/shop', ids))).toHaveLength(24)
})

test('a cached listing is found with the same filters only', () => {
  cacheListing(page('/shop?color=Black', ['a', 'b', 'c']))
  expect(findCachedListing(read('/shop?color=Black&shown=48'))?.range.products).toHaveLength(3)
  expect(findCachedListing(read('/shop?color=Gold'))).toBeNull()
})

test('a shorter page does not replace a longer one', () => {
  cacheListing(page('/shop?sale=1', ['a', 'b', 'c']))
  cacheListing(page('/shop?sale=1', ['a']))
  expect(findCachedListing(read('/shop?sale=1'))?.range.products).toHaveLength(3)
})
