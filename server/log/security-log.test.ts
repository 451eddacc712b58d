import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customers } from '#db/tables/customers.ts'
import { securityLog } from '#db/tables/security-log.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { createApp } from '../app.ts'
import { createSecurityLog } from './create-security-log.ts'

test('logins, refusals, limits, forgeries and what staff read are lines with a code and nothing personal', async () => {
  const shop = await createTestShop()
  const lines: { event: string }[] = []
  const log = { info() {}, error() {}, warn: (facts: object) => void lines.push(facts as { event: string }) }
  const security = createSecurityLog({ ...shop, log })
  const app = await createApp({ ...shop, log, security }, { trustProxy: true, logger: false })
  const ann = await shop.customer('ann@example.com')
  const admin = await shop.admin()
  const post = (url: string, payload: object, headers = {}) => app.inject({ method: 'POST', url, payload, headers })

  await post('/api/users/login', { email: ann.email, password: 'a wrong one' })
  await post('/api/customers/listCustomers', { token: ann.token })
  for (let at = 0; at < 3; at++) await post('/api/customers/listCustomers', { token: admin.token })
  await post('/api/users/login', { email: { $ne: '' }, password: 'x' })
  await post('/api/users/forgetPassword', { email: 'no\0one@example.com' })
  await post('/api/users/logout', {}, { origin: 'https://evil.example', cookie: 'session=x' })
  await post('/api/webhooks/payment', { forged: true })
  for (let at = 0; at < 11; at++) await post('/api/users/forgetPassword', { email: `no-${at}@example.com` })
  await app.close()
  await security.store()

  const read = 'personal_data_read'
  expect(lines.map(({ event }) => event)).toEqual([
    ...['login_failed', 'access_refused', read, read, read],
    ...['payload_refused', 'payload_refused', 'cross_site_refused', 'webhook_refused', 'rate_limited'],
  ])
  expect(JSON.stringify(lines)).not.toMatch(/@|s_[\w-]{20}|127\.0\.0\.1|Ann/)
  const requestId = expect.any(String)
  expect(lines[0]).toEqual({ event: 'login_failed', call: 'users/login', status: 401, staffId: null, requestId })

  const { events } = await shop.as(admin).securityLog.listSecurityEvents({ event: read })
  expect(events).toMatchObject([
    { event: read, call: 'customers/listCustomers', status: 200, by: { _id: admin.id, name: 'Ann Lee' }, count: 3 },
  ])
  expect(await shop.db.$count(securityLog)).toBe(8)
  expect(JSON.stringify(await shop.db.select().from(securityLog))).not.toMatch(/@|s_[\w-]{20}|127\.0\.0\.1|Ann/)
})

test('staff who open an order with the call of its customer are in the log, the customer is not', async () => {
  const shop = await createTestShop()
  const ann = await shop.customer('ann@example.com')
  const bob = await shop.staff('support')
  const { number: orderNumber } = await shop.order({ by: ann })
  await shop.as(ann).orders.findOrder({ orderNumber })
  await shop.as(bob).orders.findOrder({ orderNumber })
  await shop.security.store()
  const rows = await shop.db.select().from(securityLog).where(eq(securityLog.event, 'personal_data_read'))
  expect(rows).toMatchObject([{ call: 'orders/findOrder', staffId: bob.id, count: 1 }])
})

test('a login of staff is theirs in the log, and that of a customer is nobody’s', async () => {
  const shop = await createTestShop()
  const password = 'correct horse battery'
  const names = { firstName: 'Mira', lastName: 'Quill', country: 'United States', channel: 'Friends' }
  const guest = shop.as(shop.guest())
  const { user } = await guest.accounts.signup({
    ...names,
    email: 'mira@example.com',
    password,
    confirmPassword: password,
  })
  await guest.accounts.login({ email: 'mira@example.com', password })
  await shop.db.update(customers).set({ role: 'editor' }).where(eq(customers.id, user.id))
  await guest.accounts.login({ email: 'mira@example.com', password })
  await shop.security.store()

  const admin = shop.as(await shop.admin())
  const list = async () => (await admin.securityLog.listSecurityEvents({ event: 'login_succeeded' })).events
  expect((await list()).map(({ call, by, count }) => [call, by?.name, count]).sort()).toEqual([
    ['users/login', undefined, 1],
    ['users/login', 'Mira Quill', 1],
    ['users/signup', undefined, 1],
  ])
  await shop.db.update(customers).set({ deletedAt: new Date() }).where(eq(customers.id, user.id))
  expect((await list()).map(({ by }) => by)).toContainEqual({ _id: user.id, name: null })
})

test('the security log is listed by pages without gaps, in both directions', async () => {
  const shop = await createTestShop()
  const admin = shop.as(await shop.admin())
  const events = Array.from({ length: 120 }, (_, at) => ({
    minute: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(at / 3))),
    event: 'rate_limited' as const,
    call: `call/${at}`,
    count: 1,
    requestId: String(at),
  }))
  await shop.db.insert(securityLog).values(events)
  for (const sort of ['newest', 'oldest'] as const) {
    const seen: (string | null)[] = []
    let after: string | undefined
    do {
      const page = await admin.securityLog.listSecurityEvents({ sort, after, limit: 50 })
      seen.push(...page.events.map(({ call }) => call))
      after = page.next ?? undefined
    } while (after !== undefined)
    expect([seen.length, new Set(seen).size]).toEqual([120, 120])
    expect(seen[0]).toMatch(sort === 'newest' ? /^call\/11[789]$/ : /^call\/[012]$/)
  }
  await expect(admin.securityLog.listSecurityEvents({ after: 'nowhere' })).rejects.toMatchObject({ status: 400 })
})

test('counts of more than a year ago are deleted at night', async () => {
  const shop = await createTestShop()
  const counted = (days: number) => ({
    ...{ event: 'rate_limited' as const, call: 'users/login', count: 1, requestId: String(days) },
    minute: sql`shop_now() - ${days} * interval '1 day'`,
  })
  await shop.db.insert(securityLog).values([counted(360), counted(367)])
  await shop.db.transaction((tx) => shop.enqueue(tx, 'applyRetention', {}))
  await shop.runJobs()
  expect(await shop.db.select().from(securityLog)).toMatchObject([{ requestId: '360' }])
})

test('a flood writes at most 100 lines of a kind within a minute, and all of it is counted and stored in one row', async () => {
  const shop = await createTestShop()
  const lines: object[] = []
  const log = { info() {}, error() {}, warn: (facts: object) => void lines.push(facts) }
  const security = createSecurityLog({ ...shop, log })
  for (let at = 0; at < 500; at++)
    security.record('upload_refused', { call: 'images', status: 400, requestId: `${at}` })
  await security.store()

  expect(lines.length).toBeLessThanOrEqual(202)
  expect(lines).toContainEqual({ event: 'security_log_limited', of: 'upload_refused' })
  expect(security.counts()).toContainEqual({ event: 'upload_refused', count: 500 })
  expect(await shop.db.select().from(securityLog)).toMatchObject([{ event: 'upload_refused', count: 500 }])

  security.record('upload_refused', { call: 'images', status: 400, requestId: 'last' })
  // Another process stores at the same time, of which nothing is lost.
  const other = createSecurityLog({ ...shop, log })
  other.record('upload_refused', { call: 'images', status: 400, requestId: 'other' })
  await Promise.all([security.store(), other.store()])
  const counted = (await shop.db.select().from(securityLog)).reduce((sum, { count }) => sum + count, 0)
  expect(counted).toBe(502)
})

test('what cannot be stored is in the log all the same, and the shop goes on', async () => {
  const shop = await createTestShop()
  const lines: object[] = []
  const log = { info() {}, error() {}, warn: (facts: object) => void lines.push(facts) }
  const security = createSecurityLog({ ...shop, log })
  // No such member of staff.
  security.record('access_refused', { staffId: crypto.randomUUID(), requestId: 'one' })
  await security.store()
  security.record('access_refused', { requestId: 'two' })
  await security.store()
  expect(lines).toMatchObject([{ requestId: 'one' }, { err: expect.any(Error) }, { requestId: 'two' }])
  expect(await shop.db.select().from(securityLog)).toMatchObject([{ requestId: 'two' }])
})
