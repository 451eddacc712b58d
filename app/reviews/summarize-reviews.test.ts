import { expect, test } from 'vitest'
import type { Review } from '#contract/reviews/calls.ts'
import type { Fit } from '#contract/reviews/fits.ts'
import { summarizeReviews, withReview } from './summarize-reviews.ts'

test('the bars count the reviews of each number of stars', () => {
  const summary = summarizeReviews([5, 5, 2].map((rating) => ({ rating, fit: null })))
  expect(summary).toMatchObject({ average: 4, count: 3 })
  expect(summary.bars.map(({ rating, count, percent }) => [rating, count, percent])).toEqual([
    [5, 2, 67],
    [4, 0, 0],
    [3, 0, 0],
    [2, 1, 33],
    [1, 0, 0],
  ])
  expect(summarizeReviews([]).bars.every(({ percent }) => percent === 0)).toBe(true)
})

test('what most say about the fit is told from five answers on', () => {
  const fitOf = (...said: (Fit | null)[]) => summarizeReviews(said.map((fit) => ({ rating: 5, fit }))).fit
  expect(fitOf('true', 'true', 'true', 'true', null, null)).toBeNull()
  expect(fitOf('true', 'true', 'true', 'small', 'large', null)).toEqual({
    counts: { small: 1, true: 3, large: 1 },
    total: 5,
    most: 'true',
  })
  expect(fitOf('small', 'small', 'small', 'large', 'true')?.most).toBe('small')
  // Half of them are not most of them.
  expect(fitOf('large', 'large', 'large', 'true', 'true', 'small')?.most).toBeNull()
})

test('a new review comes first, newest before older', () => {
  const review = (id: string, createdAt: string): Review => ({
    _id: id,
    name: 'Ann',
    reviewTitle: 'Lovely',
    message: 'Yes',
    rating: 5,
    fit: null,
    photos: [],
    user: null,
    createdAt,
    verified: false,
    reply: null,
  })
  const older = [review('b', '2026-02-02T00:00:00Z'), review('a', '2026-01-01T00:00:00Z')]
  const all = withReview(older, review('c', '2026-03-03T00:00:00Z'))
  expect(all.map(({ _id }) => _id)).toEqual(['c', 'b', 'a'])
})
