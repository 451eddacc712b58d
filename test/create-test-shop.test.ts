import { expect, test } from 'vitest'
import { createTestShop } from './create-test-shop.ts'

test('a shop starts on a database of its own and responds over HTTP', async () => {
  const shop = await createTestShop()
  const { url } = await shop.listen()

  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect((await fetch(`${url}/api/nothing`, { method: 'POST' })).status).toBe(404)
})

test('a product of a test can be sold until it is sold out', async () => {
  const shop = await createTestShop()
  const lido = await shop.product({ name: 'Lido', colors: ['Black', 'Honey'], sizes: [38, 40], onHand: 3 })

  expect(lido.variants).toHaveLength(4)
  expect(await shop.runJobs()).toBe(0)
})
