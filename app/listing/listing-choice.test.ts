import { expect, test } from 'vitest'
import { filterKeys } from '#contract/products/fields.ts'
import { chipsOf } from './chips-of.ts'
import { readChoice } from './listing-choice.ts'
import { listingFilter } from './listing-filter.ts'
import { fromStart, isUnfiltered, listingHref, withoutFilters } from './listing-href.ts'
import { cardWidth } from './rhythm.ts'

const read = (address: string, params = {}) => readChoice(params, new URL(address, 'http://shop').searchParams)

test('a choice becomes a URL that parses to the same choice', () => {
  const address =
    '/shop?search=round&type=Cat+Eye&color=Black&color=Rose+Gold&size=38&size=W32%2FL34&min=50&max=99.5&rating=4&available=1&sale=1&sort=price-low&shown=48'
  const choice = read(address)

  expect(choice).toMatchObject({
    search: 'round',
    types: ['Cat Eye'],
    colors: ['Black', 'Rose Gold'],
    sizes: ['38', 'W32/L34'],
    minPrice: 50,
    maxPrice: 99.5,
    minRating: 4,
    available: true,
    sale: true,
    sort: 'price-low',
    shown: 48,
  })
  expect(listingHref(choice)).toBe(address)
})

test('a category has a path, and "all" stands for all its types', () => {
  expect(listingHref(read('/', { subcategory: 'sunglasses', type: 'cat-eye' }))).toBe('/shop/sunglasses/cat-eye')
  expect(listingHref(read('/', { subcategory: 'sunglasses', type: 'all' }))).toBe('/shop/sunglasses/all')
  expect(listingHref(read('/', { subcategory: 'all', type: 'all' }))).toBe('/shop')
})

test('invalid values in the URL are ignored', () => {
  const choice = read(
    '/shop?size=+&size=%0A&min=-5&max=cheap&rating=9&sort=fancy&shown=-3&pass=99&color=&search=%00%0A',
  )
  expect(choice).toMatchObject({ sizes: [], minPrice: null, maxPrice: null, minRating: 5, sort: null, shown: 24 })
  expect(choice).toMatchObject({ pass: 10, colors: [], search: '' })
  expect(read('/shop').search).toBeNull()
  expect(read('/shop?shown=1e9').shown).toBe(960)
})

test('a number of products between two pages is rounded up', () => {
  expect(read('/shop?shown=25').shown).toBe(48)
})

test('the call has only the chosen filters, with the prices in order', () => {
  expect(listingFilter(read('/shop'))).toEqual({})
  expect(listingFilter(read('/shop?min=90&max=50&sale=1'))).toEqual({ minPrice: 50, maxPrice: 90, sale: true })
})

test('a chip links to the listing without its filter, from the start', () => {
  const chips = chipsOf(read('/shop?color=Black&color=Gold&min=50&rating=4&shown=72'))
  expect(chips).toEqual([
    { label: 'Black', href: '/shop?color=Gold&min=50&rating=4' },
    { label: 'Gold', href: '/shop?color=Black&min=50&rating=4' },
    { label: 'From $50', href: '/shop?color=Black&color=Gold&rating=4' },
    { label: '4 stars and up', href: '/shop?color=Black&color=Gold&min=50' },
  ])
})

test('clearing the filters preserves search and order', () => {
  const choice = read('/shop?search=hat&color=Black&sort=price-high&shown=48')
  expect(listingHref(withoutFilters(choice))).toBe('/shop?search=hat&sort=price-high')
  expect(listingHref(fromStart(choice))).toBe('/shop?search=hat&color=Black&sort=price-high')
})

test('of each six cards two take half the width and four a quarter', () => {
  expect(Array.from({ length: 8 }, (_, place) => cardWidth(place))).toEqual([
    'half',
    'half',
    'quarter',
    'quarter',
    'quarter',
    'quarter',
    'half',
    'half',
  ])
})

test('search results have even columns', () => {
  const places = [0, 1, 2, 3]
  expect(places.map((place) => cardWidth(place, { round: 4, isEven: true }))).toEqual(places.map(() => 'quarter'))
})

test('two cards left over at the end fill their row, and the next pass starts the pattern over', () => {
  const widths = (round: number, count: number) =>
    Array.from({ length: count }, (_, place) => (cardWidth(place, { round }) === 'half' ? 'H' : 'q')).join('')
  expect(widths(4, 8)).toBe('HHHHHHHH')
  expect(widths(10, 14)).toBe('HHqqqqHHHHHHqq')
  expect(widths(5, 10)).toBe('HHqqqqHHqq')
  expect(widths(6, 8)).toBe('HHqqqqHH')
})

test.each(filterKeys)('%s filters a listing like the other filters', (key) => {
  const address = `/shop?color=Black&${key}=Silk&${key}=Horn&min=50`
  const choice = read(address)
  expect(choice.fields[key]).toEqual(['Silk', 'Horn'])
  expect(listingHref(choice)).toBe(address)
  expect(listingFilter(choice)).toEqual({ colors: ['Black'], [key]: ['Silk', 'Horn'], minPrice: 50 })
  expect(chipsOf(choice)).toContainEqual({ label: 'Silk', href: `/shop?color=Black&${key}=Horn&min=50` })
  expect(isUnfiltered(read(`/shop?${key}=Silk`))).toBe(false)
  expect(listingHref(withoutFilters(choice))).toBe('/shop')
})
