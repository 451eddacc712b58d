import { randomBytes } from 'node:crypto'
import { openS3Files } from '#adapters/files/s3.ts'
import { openReplicaPair } from '#test/open-replica-pair.ts'
import { openStorage } from '#test/storage.ts'
import { addressOf, demoProducts, findProduct } from './support/products.ts'
import { address, adminEmail, adminPassword, expect, port, test } from './support/shop-under-test.ts'
import { startShop } from './support/start-shop.ts'

const ports = [port + 20, port + 21] as const
const [here, there] = ports.map((each) => `http://localhost:${each}`) as [string, string]
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Sends requests from a network of its own. */
const ask = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, headers: { 'x-forwarded-for': address(), ...init.headers } })

async function call<T>(at: string, method: string, path: string, payload: object): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  const reply = await ask(`${at}/api/${path}`, { method, headers, body: JSON.stringify(payload) })
  expect(reply.status, `${path} at ${at}`).toBe(200)
  return (await reply.json()) as T
}

const textOf = async (url: string) => (await ask(url)).text()
const metric = async (at: string, name: string) => {
  const text = await (await fetch(`${at}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}

test('two processes share one database, its replica and one bucket', async ({ request }) => {
  test.setTimeout(240_000)
  const pair = await openReplicaPair()
  const storage = await openStorage()
  const { name, endpoint, region, keys } = storage.bucket
  const env = {
    DATABASE_URL: pair.primaryUrl,
    DATABASE_REPLICA_URL: pair.replicaUrl,
    S3_BUCKET: name,
    S3_ENDPOINT: endpoint ?? '',
    S3_REGION: region,
    S3_ACCESS_KEY_ID: keys?.accessKeyId,
    S3_SECRET_ACCESS_KEY: keys?.secretAccessKey,
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD: adminPassword,
    PUBLIC_ORIGIN: here,
  }
  // At the same moment: one of them migrates the database, the other waits for it.
  const stops = await Promise.all(ports.map((each) => startShop(each, env)))
  try {
    const page = await addressOf(request, demoProducts.plain)
    const { _id } = await findProduct(request, demoProducts.plain)
    await expect.poll(() => metric(there, 'vitrine_replica_used')).toBe(1)

    // A session created by one process is valid in the other: no sticky sessions are needed.
    const { token } = await call<{ token: string }>(here, 'POST', 'users/login', {
      email: adminEmail,
      password: adminPassword,
    })
    const { product } = await call<{ product: { version: number } }>(there, 'POST', 'products/findOwnProduct', {
      token,
      productId: _id,
    })

    // Both cache the page; a price changed in one is seen in the other at once.
    const before = [await textOf(here + page), await textOf(there + page)]
    expect(before[0]).toBe(before[1])
    await expect
      .poll(async () => (await textOf(there + page)) && metric(there, 'vitrine_page_cache_pages'))
      .toBeGreaterThan(0)
    await call(here, 'PUT', 'products/changePrice', {
      token,
      productId: _id,
      version: product.version,
      price: 123.45,
      oldPrice: null,
    })
    for (const at of [here, there]) {
      await expect.poll(() => textOf(at + page), { timeout: 5_000 }).toContain('$123.45')
      expect(await textOf(`${at}/shop`)).toContain('$123.45')
    }

    // A file uploaded to one process is served by the other from the bucket.
    const form = new FormData()
    form.set('token', token)
    form.set('file', new Blob([pixel]), 'pixel.png')
    const taken = await ask(`${here}/api/media/uploadProductImage`, { method: 'POST', body: form })
    const { imageId } = (await taken.json()) as { imageId: string }
    const image = await ask(`${there}/images/${imageId}/320.webp`)
    expect(image.status).toBe(200)
    expect(image.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const files = await openS3Files(storage.bucket)
    expect(await files.has(`uploads/${imageId}.webp`)).toBe(true)
    files.close()

    // Without the replica, guests are served from the primary.
    await pair.stopReplica()
    const search = await call<{ products: unknown[] }>(there, 'POST', 'listing/search', { query: demoProducts.plain })
    expect(search.products.length).toBeGreaterThan(0)
    await expect.poll(() => metric(there, 'vitrine_replica_used')).toBe(0)
    expect((await ask(`${there}/shop?search=${randomBytes(4).toString('hex')}`)).status).toBe(200)
  } finally {
    await Promise.all(stops.map((stop) => stop()))
    await storage.close()
    await pair.close()
  }
})
