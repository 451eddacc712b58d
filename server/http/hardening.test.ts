import { request as sendRequest } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { createApp } from '../app.ts'

const origin = 'https://shop.example'

async function openApp(shop: TestShop, trustProxy = false) {
  const app = await createApp({ ...shop, origin }, { trustProxy, logger: false })
  onTestFinished(() => app.close())
  return app
}

test('over https each cookie belongs to this host alone, needs TLS, and is not sent by other sites', async () => {
  const shop = await createTestShop()
  const app = await openApp(shop)
  const password = 'correct horse battery'
  const names = { firstName: 'Ann', lastName: 'Lee', country: 'Germany', channel: 'Friends' }
  const reply = await app.inject({
    method: 'POST',
    url: '/api/users/signup',
    // A visitor who had a cookie gets another one.
    headers: { origin, host: 'shop.example', cookie: `__Host-visitor=v_${'a'.repeat(43)}` },
    payload: { ...names, email: 'ann@example.com', password, confirmPassword: password, newsletter: false },
  })
  expect(reply.statusCode).toBe(200)
  const cookies = [reply.headers['set-cookie'] ?? []].flat()
  expect(cookies.map((cookie) => cookie.split('=', 1)[0])).toEqual(
    expect.arrayContaining(['__Host-session', '__Host-visitor', '__Host-device', '__Host-signed-in']),
  )
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-/)
    expect(cookie).toMatch(/; Path=\/(;|$)/)
    expect(cookie).toMatch(/; Secure(;|$)/)
    expect(cookie).toMatch(/; SameSite=Lax(;|$)/)
    expect(cookie).not.toMatch(/; Domain=/i)
    // Scripts may see that there is a session, and no more.
    expect(/; HttpOnly(;|$)/.test(cookie)).toBe(!cookie.startsWith('__Host-signed-in='))
  }
})

test('every response, whatever it is, has the headers that protect it, and none that lets other origins read it', async () => {
  const app = await openApp(await createTestShop())
  const requests = [
    ...['/robots.txt', '/sitemap.xml', '/feeds/google.xml', '/api/openapi.json', '/api/docs', '/healthz', '/readyz'],
    ...['/images/none/320.avif', '/admin/newsletter/export.csv', '/no-such-page', '/api/no-such-call', '/favicon.svg'],
  ].map((url) => ({ method: 'GET' as const, url }))
  const calls = ['/api/users/login', '/api/orders/ordersHistory', '/gateway'].map((url) => ({
    ...{ method: 'POST' as const, url },
    payload: {},
  }))
  for (const each of [...requests, ...calls, { method: 'OPTIONS' as const, url: '/gateway' }]) {
    const { headers, statusCode } = await app.inject({ ...each, headers: { origin: 'https://evil.example' } })
    const seen = { url: `${each.method} ${each.url} ${statusCode}`, ...headers }
    expect(seen).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': expect.any(String),
    })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  }
})

test('a method that no route declares is refused, and TRACE repeats nothing', async () => {
  const shop = await createTestShop()
  const { url } = await shop.listen()
  for (const method of ['TRACE', 'TRACK', 'PATCH', 'DELETE', 'PROPFIND']) {
    for (const path of ['/', '/gateway', '/robots.txt']) {
      const { status, body } = await send(`${url}${path}`, method)
      expect([method, path, [400, 404, 405].includes(status)]).toEqual([method, path, true])
      expect(body).not.toContain('canary')
    }
  }
})

test('nothing but the assets of the build is served from the disk', async () => {
  const shop = await createTestShop()
  const { url } = await shop.listen()
  for (const path of [
    ...['/.git/config', '/.git/HEAD', '/.env', '/package.json', '/package-lock.json', '/data/secrets.key'],
    ...['/assets', '/assets/', '/assets/.gitkeep', '/assets/../package.json', '/assets/..%2f..%2fpackage.json'],
    ...['/assets/%2e%2e/%2e%2e/package.json', '/images/../package.json', '/brand/..%2fpackage.json'],
  ]) {
    const { status, body } = await send(`${url}`, 'GET', path)
    expect([path, status]).toEqual([path, status >= 400 && status < 500 ? status : 404])
    expect(body).not.toMatch(/"dependencies"|\[core\]|ref: refs/)
  }
})

test('a response has the fields that its call declares, whatever its operation returns', async () => {
  const shop = await createTestShop()
  const { url } = await shop.listen()
  // The operation returns all settings.
  expect(await shop.settings.read()).toMatchObject({ security: {}, privacy: {}, bankTransfer: { accountNumber: '' } })
  for (const [address, body] of [
    ['/api/settings/shownSettings', {}],
    ['/gateway', { method: 'POST', path: 'settings/shownSettings', payload: {} }],
  ] as const) {
    const reply = await fetch(`${url}${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const shown = await reply.json()
    expect(shown).toMatchObject({ status: 200, shop: {}, bankTransfer: { offersTransfer: false } })
    for (const group of ['security', 'privacy', 'tax', 'prices']) expect(shown).not.toHaveProperty(group)
    expect(shown.bankTransfer).not.toHaveProperty('accountNumber')
  }
})

test.each([
  ['behind a proxy, only the address that the proxy adds counts', true],
  ['without a proxy, no header changes the address', false],
])('%s', async (_what, trustProxy) => {
  const app = await openApp(await createTestShop(), trustProxy)
  const statuses: number[] = []
  for (let at = 0; at < 31; at++) {
    const invented = `198.51.100.${at}, 192.0.2.${at}`
    const { statusCode } = await app.inject({
      url: '/feeds/google.xml',
      remoteAddress: '10.9.8.7',
      headers: { 'x-forwarded-for': trustProxy ? `${invented}, 203.0.113.9` : invented, forwarded: `for=${invented}` },
    })
    statuses.push(statusCode)
  }
  expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true)
  expect(statuses[30]).toBe(429)
})

test('the server of a shop bounds its connections', async () => {
  const { server } = await openApp(await createTestShop())
  const { headersTimeout, keepAliveTimeout } = server
  expect({ headersTimeout, keepAliveTimeout }).toEqual({ headersTimeout: 10_000, keepAliveTimeout: 10_000 })
  expect(server.requestTimeout).toBeGreaterThan(30_000)
  expect(server.listenerCount('connection')).toBeGreaterThan(1)
})

/** Sends a request as it is written: fetch would forbid its method or tidy its path. */
function send(url: string, method: string, path?: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = sendRequest(url, { method, ...(path && { path }), headers: { 'x-canary': 'canary' } }, (reply) => {
      let body = ''
      reply.on('data', (chunk: Buffer) => (body += chunk.toString()))
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body }))
    })
    sent.on('error', reject)
    sent.end()
  })
}
