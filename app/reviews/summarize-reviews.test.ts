import { expect, test } from 'vitest'
import type { Review } from '#contract/reviews/calls.ts'
import { summarizeReviews, withReview } from './summarize-reviews.ts'

test('the bars count the reviews of each number of stars', () => {
  const summary = summarizeReviews([{ rating: 5 }, { rating: 5 }, { rating: 2 }])
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

test('a new review comes first, newest before older', () => {
  const review = (id: string, createdAt: string): Review => ({
    _id: id,
    name: 'Ann',
    reviewTitle: 'Lovely',
    message: 'Yes',
    rating: 5,
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
