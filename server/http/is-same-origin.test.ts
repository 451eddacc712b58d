import { expect, test } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { createApp } from '../app.ts'

async function statusAt(origin: string, headers: Record<string, string>) {
  const shop = await createTestShop()
  const app = await createApp({ ...shop, origin }, { trustProxy: false, logger: false })
  const url = '/api/users/logout'
  const { statusCode } = await app.inject({ method: 'POST', url, headers: { cookie: 'a=b', ...headers } })
  await app.close()
  return statusCode
}

test('a local shop accepts any host name it is reached under', async () => {
  const home = 'http://localhost:3000'
  expect(await statusAt(home, { host: 'localhost:3000', origin: home })).toBe(200)
  expect(await statusAt(home, { host: '192.168.1.9:3000', origin: 'http://192.168.1.9:3000' })).toBe(200)
  expect(await statusAt(home, { host: 'localhost:3000', origin: 'http://192.168.1.9:3000' })).toBe(403)
  expect(await statusAt(home, { host: 'localhost:3000', 'sec-fetch-site': 'same-origin' })).toBe(200)
})

test('a public shop accepts only its own host name', async () => {
  const shop = 'https://shop.example.com'
  expect(await statusAt(shop, { host: 'shop.example.com', origin: shop })).toBe(200)
  expect(await statusAt(shop, { host: 'shop.example.com', origin: 'http://shop.example.com' })).toBe(403)
  expect(await statusAt(shop, { host: 'other.example.com', origin: 'https://other.example.com' })).toBe(403)
})
