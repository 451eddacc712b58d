import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { pagePolicy, setSecurityHeaders } from './headers.ts'

test('forms may submit to the payment provider only if it hosts the card page', () => {
  const own = pagePolicy([], 'https://shop.example', null)
  expect(own).toContain("form-action 'self';")
  expect(own).not.toContain('stripe')
  const stripe = pagePolicy([], 'https://shop.example', 'https://checkout.stripe.com')
  expect(stripe).toContain("form-action 'self' https://checkout.stripe.com;")
  expect(stripe.match(/stripe/g)).toHaveLength(1)
})

test.each([
  [{ origin: 'https://shop.example' }, 'max-age=31536000; includeSubDomains'],
  [{ origin: 'https://shop.example', hstsSubdomains: false }, 'max-age=31536000'],
  [{ origin: 'http://localhost:3000' }, undefined],
])('%j tells browsers to use https: %s', async (options, expected) => {
  const app = Fastify()
  await setSecurityHeaders(app, options)
  expect((await app.inject('/')).headers['strict-transport-security']).toBe(expected)
  await app.close()
})

test('no policy of a page allows frames, other bases, objects, inline scripts or other hosts', () => {
  const policy = pagePolicy(['sha256-a'], 'https://shop.example', null).split('; ')
  expect(policy).toEqual(
    expect.arrayContaining([
      ...["default-src 'self'", "script-src 'self' 'sha256-a'", "connect-src 'self'", "frame-ancestors 'none'"],
      ...["base-uri 'none'", "object-src 'none'", 'upgrade-insecure-requests'],
    ]),
  )
  expect(policy.find((each) => each.startsWith('script-src'))).not.toMatch(/unsafe|\*|https?:/)
})
