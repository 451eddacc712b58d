import { expect, test } from 'vitest'
import { createTestShop } from './create-test-shop.ts'
import { queryDatabase } from './empty-database.ts'

test('a shop starts on a database of its own and responds over HTTP', async () => {
  const shop = await createTestShop()
  const { url } = await shop.listen()

  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect((await fetch(`${url}/api/nothing`, { method: 'POST' })).status).toBe(404)
})

test('a process of an older version than the database is not ready', async () => {
  const shop = await createTestShop()
  const { url } = await shop.listen()
  await queryDatabase(
    shop.url,
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)",
  )
  const response = await fetch(`${url}/readyz`)
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({
    message: 'The database was migrated by a newer version: stop this process.',
  })
})

test('a product of a test can be sold until it is sold out', async () => {
  const shop = await createTestShop()
  const lido = await shop.product({ name: 'Lido', colors: ['Black', 'Honey'], sizes: [38, 40], onHand: 3 })

  expect(lido.variants).toHaveLength(4)
  expect(await shop.runJobs()).toBe(0)
})
