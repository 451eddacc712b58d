import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { emails } from '#db/tables/emails.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { createApp } from '../app.ts'
import { createPageCache } from '../pages/page-cache.ts'
import { servePages } from '../pages/serve-pages.ts'
import { addCacheMetrics } from './add-cache-metrics.ts'
import { addShopMetrics } from './add-shop-metrics.ts'
import { createMetrics } from './create-metrics.ts'

const token = 'a token for the scraper'

/** An app with metrics; `read` returns the value of one line, such as `vitrine_jobs{state="failed"}`. */
async function openMetrics(shop: TestShop, { origin = shop.origin, secret = null as string | null } = {}) {
  const metrics = createMetrics()
  addShopMetrics(metrics, shop.db, shop.log)
  const cache = createPageCache()
  addCacheMetrics(metrics, cache)
  const routes = {
    root: { id: 'root', path: '' },
    product: { id: 'product', parentId: 'root', path: 'shop/:category/:productId' },
  }
  const app = await createApp(
    { ...shop, origin },
    {
      trustProxy: false,
      logger: false,
      metrics: { registry: metrics, token: secret },
      serve: (scope, calls) =>
        servePages(scope, { calls, loadBuild: async () => ({ routes }) as never, mode: 'production', cache }),
    },
  )
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const read = async (line: string) => {
    const text = await metrics.print()
    const found = text.split('\n').find((each) => each.startsWith(`${line} `))
    return found === undefined ? null : Number(found.slice(line.length + 1))
  }
  const fetchMetrics = async (headers: Record<string, string> = {}) =>
    (await fetch(`${address}/metrics`, { headers: { connection: 'close', ...headers } })).status
  return { app, address, metrics, read, fetchMetrics }
}

test('this machine can read the metrics in the Prometheus text format', async () => {
  const { address } = await openMetrics(await createTestShop())
  const reply = await fetch(`${address}/metrics`)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(reply.headers.get('cache-control')).toBe('no-store')
  const text = await reply.text()
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes', 'vitrine_database_up 1']) {
    expect(text).toContain(name)
  }
})

test('proxied, remote and public requests get 404', async () => {
  const shop = await createTestShop()
  const { fetchMetrics, app } = await openMetrics(shop)
  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
    expect(await fetchMetrics({ [header]: '127.0.0.1' })).toBe(404)
  }
  const from = async (remoteAddress: string, host = 'localhost:3000') =>
    (await app.inject({ url: '/metrics', remoteAddress, headers: { host } })).statusCode
  expect(await from('127.0.0.1')).toBe(200)
  expect(await from('192.168.0.7')).toBe(404)
  expect(await from('127.0.0.1', 'shop.example.com')).toBe(404)

  const behind = await openMetrics(shop, { origin: 'https://shop.example.com' })
  expect(await behind.fetchMetrics()).toBe(404)
})

test('with a token configured, only requests with the token can read the metrics', async () => {
  const { fetchMetrics } = await openMetrics(await createTestShop(), {
    origin: 'https://shop.example.com',
    secret: token,
  })
  const bearer = (shown: string) => fetchMetrics({ authorization: `Bearer ${shown}`, 'x-forwarded-for': '203.0.113.7' })
  expect(await bearer(token.replaceAll(' ', ''))).toBe(404)
  expect(await fetchMetrics()).toBe(404)
  expect(await fetchMetrics({ authorization: `Basic ${token}` })).toBe(404)

  const plain = 'a-token-for-the-scraper'
  const opened = await openMetrics(await createTestShop(), { origin: 'https://shop.example.com', secret: plain })
  expect(await opened.fetchMetrics({ authorization: `Bearer ${plain}`, 'x-forwarded-for': '203.0.113.7' })).toBe(200)
  expect(await opened.fetchMetrics({ authorization: `Bearer ${plain}x` })).toBe(404)
})

test('requests are recorded by route and call, without personal data', async () => {
  const shop = await createTestShop()
  const { address, read, metrics } = await openMetrics(shop)
  const canary = `canary-${randomUUID()}`
  const gateway = (path: string) =>
    fetch(`${address}/gateway`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ method: 'POST', path, payload: { email: `${canary}@example.com`, token: canary } }),
    })
  await gateway('users/login')
  await gateway(canary)
  await fetch(`${address}/images/${canary}/320.avif?token=${canary}`)
  await fetch(`${address}/api/${canary}`)
  await fetch(`${address}/shop/women/${canary}?q=${canary}`)
  await fetch(`${address}/shop/women/${canary}.data`)
  await fetch(`${address}/%E0%A4%A`)

  const count = (route: string, status: number, method = 'GET') =>
    read(`vitrine_http_request_seconds_count{method="${method}",route="${route}",status="${status}"}`)
  expect(await count('/gateway users/login', 401, 'POST')).toBe(1)
  expect(await count('/gateway', 404, 'POST')).toBe(1)
  expect(await count('/images/*', 404)).toBe(1)
  expect(await count('/api/*', 404)).toBe(1)
  expect(await metrics.print()).toContain('route="/shop/:category/:productId"')
  expect(await metrics.print()).not.toContain(canary)
})

test('orders, refunds, emails and jobs are metrics in the database', async () => {
  const shop = await createTestShop()
  const { read } = await openMetrics(shop)
  const admin = await shop.admin()
  const order = await shop.order()
  expect(await read('vitrine_orders_placed_total')).toBe(1)
  expect(await read('vitrine_jobs{job="sendEmail",state="created"}')).toBeGreaterThan(0)

  await shop.as(admin).orders.cancelOrder({ orderToCancel: order.id })
  await shop.runJobs()
  await shop.db.update(emails).set({ state: 'parked', sentAt: null })
  expect(await read('vitrine_payments_refunded_total')).toBe(1)
  expect(await read('vitrine_payments_refunded_cents_total')).toBeGreaterThan(0)
  expect(await read('vitrine_refunds_failed')).toBe(0)
  expect(await read('vitrine_emails_parked')).toBe((await shop.emails()).length)
  expect(await read('vitrine_jobs{job="sendEmail",state="created"}')).toBeNull()
})

test('jobs are recorded by outcome', async () => {
  const metrics = createMetrics()
  expect(await metrics.timeJob('sendEmail', async () => 'sent')).toBe('sent')
  const failing = metrics.timeJob('sendEmail', async () => {
    throw new Error('no server')
  })
  await expect(failing).rejects.toThrow('no server')
  const text = await metrics.print()
  expect(text).toContain('vitrine_job_seconds_count{job="sendEmail",outcome="done"} 1')
  expect(text).toContain('vitrine_job_seconds_count{job="sendEmail",outcome="failed"} 1')
})

test('used, idle and waited-for connections of the pool are metrics', async () => {
  const shop = await createTestShop()
  const { read } = await openMetrics(shop)
  const gate = Promise.withResolvers<void>()
  const held = Array.from({ length: 12 }, () =>
    shop.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await gate.promise
    }),
  )
  await expect.poll(() => shop.db.$client.waitingCount).toBe(2)
  const scrape = read('vitrine_database_connections{state="used"}')
  await expect.poll(() => shop.db.$client.waitingCount).toBe(3)
  gate.resolve()
  await Promise.all(held)
  expect(await scrape).toBeGreaterThan(0)
  expect(await read('vitrine_database_connections{state="waited for"}')).toBe(0)
})

test('without its database the shop still serves metrics and reports the database as down', async () => {
  const shop = await createTestShop()
  const { read, fetchMetrics } = await openMetrics(shop)
  await shop.db.$client.query('alter table orders rename to orders_away')
  expect(await read('vitrine_database_up')).toBe(0)
  expect(await read('vitrine_orders_placed_total')).toBeNull()
  expect(await fetchMetrics()).toBe(200)
})

test('the page cache reports hits by route, misses and its size', async () => {
  const metrics = createMetrics()
  const cache = createPageCache()
  addCacheMetrics(metrics, cache)
  const page = await cache.find('/shop', async () => ({ status: 200, headers: [], body: Buffer.from('the shop') }))
  page.template = '/shop'
  cache.recordRequest('/shop', page, { isHit: true })
  cache.recordRequest('/shop', page, { isHit: true })
  const text = await metrics.print()
  expect(text).toContain('vitrine_page_cache_hits_total{route="/shop"} 2')
  expect(text).toContain('vitrine_page_cache_misses_total 1')
  expect(text).toContain('vitrine_page_cache_pages 1')
  expect(text).toMatch(/vitrine_page_cache_bytes 1\d{3}\n/)
})
