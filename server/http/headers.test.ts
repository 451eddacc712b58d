import { expect, test } from 'vitest'
import { pagePolicy } from './headers.ts'

test('forms may submit to the payment provider only if it hosts the card page', () => {
  const own = pagePolicy([], 'https://shop.example', null)
  expect(own).toContain("form-action 'self';")
  expect(own).not.toContain('stripe')
  const stripe = pagePolicy([], 'https://shop.example', 'https://checkout.stripe.com')
  expect(stripe).toContain("form-action 'self' https://checkout.stripe.com;")
  expect(stripe.match(/stripe/g)).toHaveLength(1)
})
