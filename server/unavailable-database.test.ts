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

/** A line to a database over TCP that can be broken for good, or say nothing any more while it stays open. */
async function openLine(url: string) {
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

/** The HTTP side of a shop with its pages, at the end of a line to its database; an answer may take ten minutes. */
async function openShopOnLine() {
  const shop = await createTestShop()
  await shop.product({ name: 'Lido' })
  const line = await openLine(shop.url)
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

/** Asks in every way there is, and sees each told to come again. */
async function seeBusy({ page, call, ready }: Awaited<ReturnType<typeof openShopOnLine>>) {
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

test('while the database is away pages and calls say so, and when to come again; pages that are kept are shown', async () => {
  const shop = await openShopOnLine()
  const before = await shop.page()
  expect(before.status).toBe(200)
  expect(await before.text()).toContain('Lido')

  shop.line.breakOff()
  await seeBusy(shop)
  expect((await shop.page()).status).toBe(200)
})

test('a database that takes connections and says nothing is not waited for', async () => {
  const shop = await openShopOnLine()
  expect((await shop.ready()).status).toBe(200)

  shop.line.fallSilent()
  await seeBusy(shop)
})

test('once a database is known to be silent nobody waits for it, and when it speaks again it is asked again', async () => {
  const { db, line, page } = await openShopOnLine()
  const ask = () =>
    db.execute(sql`select`).then(
      () => 'answered',
      (error: Error) => String(error.cause),
    )
  expect(await ask()).toBe('answered')

  line.fallSilent()
  const silent = 'Error: Connection terminated: the database is silent.'
  expect(await ask()).toBe(silent)
  // Whoever waited for a connection would be told that the time to connect is over.
  expect(new Set(await Promise.all(Array.from({ length: 30 }, ask)))).toEqual(new Set([silent]))
  expect((await page('?not-kept-yet')).status).toBe(503)

  line.speakAgain()
  await expect.poll(ask, { timeout: 30_000 }).toBe('answered')
  expect((await page('?not-kept-yet')).status).toBe(200)
})

test('a slow statement of a database that answers others goes on to its end', async () => {
  const { db } = await openShopOnLine()
  const { rows } = await db.execute(sql`select 'at last' as said from pg_sleep(7)`)
  expect(rows).toEqual([{ said: 'at last' }])
})
