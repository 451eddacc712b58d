import { expect, test } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { createApp } from '../app.ts'
import { noteSecurity, securityCounts } from './note-security.ts'

test('logins, refusals, limits, forgeries and what admins read are lines with a code and nothing personal', async () => {
  const shop = await createTestShop()
  const lines: { event: string }[] = []
  const log = { info() {}, error() {}, warn: (facts: object) => void lines.push(facts as { event: string }) }
  const app = await createApp({ ...shop, log }, { trustProxy: true, logger: false })
  const ann = await shop.customer('ann@example.com')
  const admin = await shop.admin()
  const post = (url: string, payload: object, headers = {}) => app.inject({ method: 'POST', url, payload, headers })

  await post('/api/users/login', { email: ann.email, password: 'a wrong one' })
  await post('/api/customers/listCustomers', { token: ann.token })
  await post('/api/customers/listCustomers', { token: admin.token })
  await post('/api/users/logout', {}, { origin: 'https://evil.example', cookie: 'session=x' })
  await post('/api/webhooks/payment', { forged: true })
  for (let at = 0; at < 11; at++) await post('/api/users/forgetPassword', { email: `no-${at}@example.com` })
  await app.close()

  expect(lines.map(({ event }) => event)).toEqual([
    ...[
      'login_failed',
      'access_refused',
      'personal_data_read',
      'cross_site_refused',
      'webhook_refused',
      'rate_limited',
    ],
  ])
  expect(JSON.stringify(lines)).not.toMatch(/@|s_[\w-]{20}|127\.0\.0\.1|Ann/)
  expect(lines[0]).toEqual({ event: 'login_failed', call: 'users/login', status: 401, requestId: expect.any(String) })
})

test('a flood writes at most 100 lines of a kind within a minute to a log, and all of it is counted', () => {
  const before = securityCounts().find(({ event }) => event === 'upload_refused')?.count ?? 0
  const lines: object[] = []
  const log = { info() {}, error() {}, warn: (facts: object) => void lines.push(facts) }
  for (let at = 0; at < 500; at++) noteSecurity(log, 'upload_refused', {})

  expect(lines.length).toBeLessThanOrEqual(202)
  expect(lines).toContainEqual({ event: 'security_log_limited', of: 'upload_refused' })
  expect(securityCounts().find(({ event }) => event === 'upload_refused')?.count).toBe(before + 500)

  const ofAnotherShop: object[] = []
  noteSecurity({ ...log, warn: (facts) => void ofAnotherShop.push(facts) }, 'upload_refused', {})
  expect(ofAnotherShop).toEqual([{ event: 'upload_refused' }])
})
