import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#db/open-database.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { createApp } from './app.ts'

const shop = await createTestShop()

/** A shop on a read-only database, as after a failover to a replica. */
async function openReadOnly() {
  const address = new URL(shop.url)
  address.searchParams.set('options', '-c default_transaction_read_only=on')
  const db = openDatabase(address.href)
  const app = await createApp({ ...shop, db }, { trustProxy: false, logger: false })
  onTestFinished(async () => {
    await app.close()
    await db.$client.end()
  })
  return app
}

test('with a read-only database reads work, writes get 503, and /readyz reports degraded', async () => {
  const product = await shop.product({ name: 'Lido' })
  const { token } = await shop.customer()
  const app = await openReadOnly()
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })

  const list = await post('/api/listing/listProducts', {})
  expect(list.json()).toMatchObject({ status: 200, products: [{ name: 'Lido' }] })
  expect((await post('/api/users/accountInfo', { token })).statusCode).toBe(200)

  for (const [url, payload] of [
    ['/api/users/login', { email: 'ann@example.com', password: 'password' }],
    ['/api/users/updateAccountInfo', { token }],
    ['/api/wishlist/merge', { token, productIds: [product.id] }],
    ['/api/newsletter', { email: 'ann@example.com' }],
  ] as const) {
    const method = url.endsWith('updateAccountInfo') ? 'PUT' : 'POST'
    const answer = await app.inject({ method, url, payload })
    expect(answer.json(), url).toEqual({ status: 503, message: 'The shop is busy. Please try again in a moment.' })
    expect(answer.headers['retry-after'], url).toBe('5')
  }

  const ready = await app.inject('/readyz')
  expect(ready.json()).toEqual({ status: 200, message: 'Degraded: the database is read-only.' })
})

test('with a writable database /readyz reports no message', async () => {
  const { url } = await shop.listen()
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ status: 200 })
})

test('with a full disk /readyz reports degraded, and a process that is stopping is not ready', async () => {
  let isLeaving = false
  const health = { isLeaving: () => isLeaving, hasRoom: async () => false }
  const app = await createApp(shop, { trustProxy: false, logger: false, health })
  onTestFinished(() => app.close())
  expect((await app.inject('/readyz')).json()).toEqual({ status: 200, message: 'Degraded: the disk is full.' })

  isLeaving = true
  const ready = await app.inject('/readyz')
  expect(ready.statusCode).toBe(503)
  expect(ready.json().message).toBe('This process is stopping: send requests to another one.')
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})

test('once a newer version has migrated the database, a process of this one is not ready', async () => {
  const shop = await createTestShop()
  const app = await createApp(shop, { trustProxy: false, logger: false })
  onTestFinished(() => app.close())
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  await shop.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
  )
  const ready = await app.inject('/readyz')
  expect(ready.statusCode).toBe(503)
  expect(ready.json().message).toMatch(/newer version/)
})
