import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const trial = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const live = { ...trial, STRIPE_SECRET_KEY: 'sk_live_1', PUBLIC_ORIGIN: 'https://shop.example.com' }

test('without a key payments go to the sandbox, with one to Stripe', () => {
  expect(readConfig({}).stripe).toBeNull()
  expect(readConfig(live)).toMatchObject({
    origin: 'https://shop.example.com',
    stripe: { secretKey: 'sk_live_1', webhookSecrets: ['whsec_1'], apiOrigin: null, isTaxed: false, timeoutMs: 10_000 },
  })
})

test('several webhook secrets can be set during rotation, and Stripe Tax can be enabled', () => {
  const { stripe } = readConfig({ ...live, STRIPE_WEBHOOK_SECRET: 'whsec_old, whsec_new', STRIPE_TAX: '1' })
  expect(stripe).toMatchObject({ webhookSecrets: ['whsec_old', 'whsec_new'], isTaxed: true })
})

test('STRIPE_API_ORIGIN must be on this machine and needs a test key', () => {
  const { stripe } = readConfig({ ...trial, STRIPE_API_ORIGIN: 'http://127.0.0.1:12111/' })
  expect(stripe?.apiOrigin).toBe('http://127.0.0.1:12111')
  const wrong = ['https://127.0.0.1:12111', 'http://evil.example', 'http://127.0.0.1.evil.example', '127.0.0.1']
  for (const STRIPE_API_ORIGIN of wrong) {
    expect(() => readConfig({ ...trial, STRIPE_API_ORIGIN }), STRIPE_API_ORIGIN).toThrow(/STRIPE_API_ORIGIN/)
  }
  expect(() => readConfig({ ...live, STRIPE_API_ORIGIN: 'http://127.0.0.1:12111' })).toThrow(/STRIPE_API_ORIGIN/)
})

test.each([
  ['a key of another kind', { ...trial, STRIPE_SECRET_KEY: 'pk_test_1' }, /STRIPE_SECRET_KEY must be/],
  ['no webhook secret', { STRIPE_SECRET_KEY: 'sk_test_1' }, /STRIPE_WEBHOOK_SECRET must be/],
  ['an empty one', { ...trial, STRIPE_WEBHOOK_SECRET: 'whsec_1,' }, /STRIPE_WEBHOOK_SECRET must be/],
  ['another secret in its place', { ...trial, STRIPE_WEBHOOK_SECRET: 'sk_test_1' }, /STRIPE_WEBHOOK_SECRET must be/],
  [
    'a live key without https',
    { ...live, PUBLIC_ORIGIN: 'http://shop.example.com' },
    /PUBLIC_ORIGIN must start with https/,
  ],
  ['a test key in public', { ...trial, PUBLIC_ORIGIN: 'https://shop.example.com' }, /a test key/],
])('the shop does not start with %s', (_what, env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

test('SANDBOX_IN_PUBLIC=1 allows a test key on a public address', () => {
  const shown = { ...trial, PUBLIC_ORIGIN: 'https://shop.example.com', SANDBOX_IN_PUBLIC: '1' }
  expect(readConfig(shown).stripe?.secretKey).toBe('sk_test_1')
})
