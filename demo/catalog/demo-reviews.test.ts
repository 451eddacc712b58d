import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { summarizeReviews } from '#app/reviews/summarize-reviews.ts'
import { demoCatalog } from './demo-catalog.ts'
import { reviewPhotos, reviewsOf } from './demo-reviews.ts'
import { accessoriesReviews } from './reviews/accessories.ts'
import { apparelReviews } from './reviews/apparel.ts'
import { readReviews } from './reviews/read-reviews.ts'
import { sunglassesReviews } from './reviews/sunglasses.ts'

const all = demoCatalog.flatMap((product) => reviewsOf(product).map((review) => ({ product, review })))

test('no two reviews of the demo shop have the same title or message', () => {
  expect(all.length).toBeGreaterThan(150)
  for (const key of ['title', 'message'] as const) {
    const said = all.map(({ review }) => review[key].toLowerCase())
    expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([])
  }
})

test('every review is of a product, by someone who wrote no other one of it, and newest first', () => {
  const reviewed = [...sunglassesReviews.keys(), ...apparelReviews.keys(), ...accessoriesReviews.keys()]
  expect(reviewed.filter((sku) => !demoCatalog.some((product) => product.sku === sku))).toEqual([])
  for (const product of demoCatalog) {
    const reviews = reviewsOf(product)
    expect(new Set(reviews.map(({ name }) => name)).size).toBe(reviews.length)
    const ages = reviews.map(({ daysAgo }) => daysAgo)
    expect(ages).toEqual(ages.toSorted((one, other) => one - other))
    for (const age of ages) expect(age <= product.publishedDaysAgo).toBe(true)
  }
})

test('the fit is told of products with sizes only, and often enough to sum it up', () => {
  expect(all.filter(({ product, review }) => review.fit !== null && product.sizes.length === 0)).toEqual([])
  const summed = demoCatalog.filter((product) => summarizeReviews(reviewsOf(product)).fit?.most)
  expect(summed.length).toBeGreaterThan(2)
})

test('the photos of reviews exist, each once', () => {
  const files = reviewPhotos().map(({ file }) => file)
  expect(files.length).toBeGreaterThan(10)
  expect(new Set(files).size).toBe(files.length)
  for (const file of files) expect(existsSync(new URL(`../images/${file}`, import.meta.url)), file).toBe(true)
})

test('a review that cannot be read is refused', () => {
  const read = (line: string) => readReviews(`# MG-S-001\n${line}\nFine.`).get('MG-S-001')
  expect(read('4 small | Nice @a-photo')).toEqual([
    { rating: 4, fit: 'small', title: 'Nice', message: 'Fine.', photo: 'a-photo' },
  ])
  expect(() => read('6 | Nice')).toThrow('Not a review: 6 | Nice')
  expect(() => read('Nice')).toThrow('Not a review: Nice')
})
