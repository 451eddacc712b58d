import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#db/open-database.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { homeBuild } from '#test/home-build.ts'
import { createApp } from './app.ts'
import { createPageCache } from './pages/page-cache.ts'
import { servePages } from './pages/serve-pages.ts'

/** A TCP proxy to a database that can be closed, or go silent while its connections stay open. */
async function openDatabaseProxy(url: string) {
  const { host, port } = new pg.Client({ connectionString: url })
  const ends: Socket[] = []
  let isSilent = false
  const line = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    ends.push(near, far)
    for (const end of [near, far]) end.on('error', () => {})
    near.on('data', (chunk) => isSilent || far.write(chunk))
    far.on('data', (chunk) => isSilent || near.write(chunk))
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  await once(line.listen(0, '127.0.0.1'), 'listening')
  const breakOff = () => {
    line.close()
    for (const end of ends) end.destroy()
  }
  onTestFinished(breakOff)
  const through = new URL(url.replace(/\/\/([^@/]*@)?[^/]*\//, (_all, user = '') => `//${user}127.0.0.1/`))
  through.port = String((line.address() as AddressInfo).port)
  through.searchParams.delete('host')
  through.searchParams.delete('port')
  return {
    url: through.href,
    breakOff,
    fallSilent() {
      isSilent = true
    },
    speakAgain() {
      isSilent = false
    },
  }
}

const build = homeBuild()

/** A shop with pages whose database is behind the proxy. */
async function openShopBehindProxy() {
  const shop = await createTestShop()
  await shop.product({ name: 'Lido' })
  const line = await openDatabaseProxy(shop.url)
  const db = openDatabase(line.url, { answerMs: 600_000 })
  const app = await createApp(
    { ...shop, db },
    {
      trustProxy: false,
      logger: false,
      serve: (scope, calls) =>
        servePages(scope, { calls, loadBuild: async () => build, mode: 'production', cache: createPageCache() }),
    },
  )
  onTestFinished(async () => {
    await app.close()
    line.breakOff()
    await db.$client.end()
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const call = (path: string, payload: unknown = {}) =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: shop.origin },
      body: JSON.stringify(payload),
    })
  return { db, line, page: (query = '') => fetch(`${origin}/${query}`), call, ready: () => fetch(`${origin}/readyz`) }
}

const sentence = 'The shop is busy. Please try again in a moment.'

/** Expects a page, a call and /readyz to answer 503 with Retry-After. */
async function expectBusy({ page, call, ready }: Awaited<ReturnType<typeof openShopBehindProxy>>) {
  const login = { method: 'POST', path: 'users/login', payload: { email: 'ann@example.com', password: 'password' } }
  const [shown, direct, throughGateway, state] = await Promise.all([
    page('?not-kept-yet'),
    call('/api/users/login', login.payload),
    call('/gateway', login),
    ready(),
  ])
  for (const each of [shown, direct, throughGateway, state]) {
    expect(each.status, each.url).toBe(503)
    expect(each.headers.get('retry-after'), each.url).toBe('5')
  }
  expect(await direct.json()).toEqual({ status: 503, message: sentence })
  expect(await throughGateway.json()).toEqual({ status: 503, message: sentence })
  expect(shown.headers.get('content-type')).toContain('text/html')
  expect((await shown.text()).replace(/<script.*?<\/script>/gs, '')).toContain(sentence)
}

test('without its database, pages and calls get 503 with Retry-After, and cached pages are served', async () => {
  const shop = await openShopBehindProxy()
  const before = await shop.page()
  expect(before.status).toBe(200)
  expect(await before.text()).toContain('Lido')

  shop.line.breakOff()
  await expectBusy(shop)
  expect((await shop.page()).status).toBe(200)
})

test('requests do not wait for a database that accepts connections but does not respond', async () => {
  const shop = await openShopBehindProxy()
  expect((await shop.ready()).status).toBe(200)

  shop.line.fallSilent()
  await expectBusy(shop)
})

test('requests fail fast while the database is known to be unresponsive, and recover with it', async () => {
  const { db, line, page } = await openShopBehindProxy()
  const request = () =>
    db.execute(sql`select`).then(
      () => 'answered',
      (error: Error) => String(error.cause),
    )
  expect(await request()).toBe('answered')

  line.fallSilent()
  const silent = 'Error: Connection terminated: the database is silent.'
  expect(await request()).toBe(silent)
  // A request that waited for a connection would fail with a connection timeout instead.
  expect(new Set(await Promise.all(Array.from({ length: 30 }, request)))).toEqual(new Set([silent]))
  expect((await page('?not-kept-yet')).status).toBe(503)

  line.speakAgain()
  await expect.poll(request, { timeout: 30_000 }).toBe('answered')
  expect((await page('?not-kept-yet')).status).toBe(200)
})

test('a slow statement completes while the database responds to others', async () => {
  const { db } = await openShopBehindProxy()
  const { rows } = await db.execute(sql`select 'at last' as said from pg_sleep(7)`)
  expect(rows).toEqual([{ said: 'at last' }])
})
