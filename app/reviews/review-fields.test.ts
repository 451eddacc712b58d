import { expect, test } from 'vitest'
import { checkForm } from '#contract/check-form.ts'
import { reviewFields } from './review-fields.ts'

test('an empty review has an error at each required field', () => {
  const empty = { name: '', email: '', reviewTitle: '', message: '', rating: '' }
  expect(checkForm(reviewFields, empty)?.errors).toEqual({
    name: 'Please enter your name.',
    email: 'Please enter your email.',
    reviewTitle: 'Please enter a review title.',
    message: 'Please enter your review message.',
    rating: 'Please provide a rating.',
  })
})

test('a complete review has no errors', () => {
  const written = {
    name: 'Ann',
    email: 'ann@example.com',
    reviewTitle: 'Lovely',
    message: 'I wear them daily.',
    rating: '5',
  }
  expect(checkForm(reviewFields, written)).toBeNull()
})
