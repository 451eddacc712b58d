import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Entry } from './cache-entry.ts'
import { createPageCache } from './page-cache.ts'

const lido = '0b7f2f7e-3a53-4a0e-9a37-0d7f7c1b0001'
const riva = '0b7f2f7e-3a53-4a0e-9a37-0d7f7c1b0002'

function page(html: string, status = 200) {
  return { status, headers: [['content-type', 'text/html']] as [string, string][], body: Buffer.from(html) }
}

/** A page that counts how often it is rendered. */
function counted(html: string) {
  const rendered = { times: 0, render: async () => page(`${html} ${++rendered.times}`) }
  return rendered
}

test('concurrent requests share one render', async () => {
  const cache = createPageCache()
  const home = counted('home')

  const pages = await Promise.all(Array.from({ length: 50 }, () => cache.find('/', home.render)))

  expect(home.times).toBe(1)
  expect(new Set(pages.map(({ etag }) => etag)).size).toBe(1)
  expect(new Set(pages).size).toBe(1)
})

test('a page is compressed once on first request, and its size is counted', async () => {
  const cache = createPageCache()
  const page = await cache.find('/', counted('home').render)
  const before = cache.size().bytes

  const bodies = await Promise.all(Array.from({ length: 50 }, () => cache.encode(page, 'br')))

  expect(new Set(bodies).size).toBe(1)
  expect(brotliDecompressSync(bodies[0] ?? '').toString()).toBe('home 1')
  expect(cache.size().bytes - before).toBe((bodies[0]?.length ?? 0) - 'home 1'.length)
  expect(bodies[0]?.buffer.byteLength).toBe(bodies[0]?.length)
  expect(gunzipSync(await cache.encode(page, 'gzip')).toString()).toBe('home 1')
  expect(Object.keys(page.bodies)).toEqual(['br', 'gzip'])
})

test('only compressed bodies stay in memory; uncompressed ones are restored from them', async () => {
  const cache = createPageCache()
  const page = await cache.find('/', counted('home').render)
  const plain = async () => (await cache.encode(page, 'identity')).toString()

  expect(await plain()).toBe('home 1')
  expect(Object.keys(page.bodies)).toEqual(['identity'])
  await cache.encode(page, 'gzip')
  expect(await plain()).toBe('home 1')
  expect(Object.keys(page.bodies)).toEqual(['gzip'])
})

test('a product change invalidates its pages and all listings, and no other page', async () => {
  const cache = createPageCache()
  const listing = counted(`<a href="/shop/${lido}">`)
  const ofLido = counted('Lido')
  const ofRiva = counted('Riva')
  const alike = counted(`beside it <a href="/x/${lido}">`)
  const request = () =>
    Promise.all([
      cache.find('/shop', listing.render),
      cache.find(`/shop/women/sunglasses/round/${lido}`, ofLido.render),
      cache.find(`/shop/women/sunglasses/round/${riva}`, ofRiva.render),
      cache.find('/shop/women/sunglasses/round/0b7f2f7e-3a53-4a0e-9a37-0d7f7c1b0003', alike.render),
    ])
  ofLido.render = async () => page(`Lido ${lido} ${++ofLido.times}`)
  await request()

  cache.invalidateProducts([lido])
  await request()

  expect([listing.times, ofLido.times, ofRiva.times, alike.times]).toEqual([2, 2, 1, 2])
})

test('a page whose product changed during rendering is not cached', async () => {
  const cache = createPageCache()
  const gate = Promise.withResolvers<void>()
  let times = 0
  const render = async () => {
    times++
    await gate.promise
    return page(`Lido ${lido}`)
  }

  const asked = cache.find('/shop', render)
  cache.invalidateProducts([lido])
  gate.resolve()
  await asked
  await cache.find('/shop', render)

  expect(times).toBe(2)
})

test('a stale page is served while a fresh one is rendered', async () => {
  let now = 0
  const cache = createPageCache({ freshMs: 1_000 }, () => now)
  const home = counted('home')
  await cache.find('/', home.render)

  now = 2_000
  const old = await cache.find('/', home.render)
  await expect.poll(() => home.times).toBe(2)
  const plain = async (page: Entry) => (await cache.encode(page, 'identity')).toString()
  await expect.poll(async () => plain(await cache.find('/', home.render))).toBe('home 2')

  expect(await plain(old)).toBe('home 1')
})

test('errors and pages with cookies are never cached', async () => {
  const cache = createPageCache()
  await cache.find('/nothing', async () => page('gone', 404))
  const said = (how: string) => ({ ...page('said'), headers: [['cache-control', how]] as [string, string][] })
  await cache.find('/own', async () => said('private, no-store'))
  await cache.find('/cookie', async () => ({ ...page('set'), headers: [['set-cookie', 'a=b']] as [string, string][] }))

  expect(cache.size()).toEqual({ entries: 0, bytes: 0 })
})

test('an immutable response is cached', async () => {
  const cache = createPageCache()
  const headers: [string, string][] = [['cache-control', 'public, max-age=31536000, immutable']]
  await cache.find('/__manifest?paths=/shop', async () => ({ ...page('{}'), headers }))

  expect(cache.findFresh('/__manifest?paths=/shop')?.headers).toEqual(headers)
})

test('the cache is bounded and evicts the least recently used page', async () => {
  const cache = createPageCache({ maxEntries: 2 })
  const first = counted('first')
  await cache.find('/a', first.render)
  await cache.find('/b', counted('second').render)
  await cache.find('/a', first.render)
  await cache.find('/c', counted('third').render)

  await cache.find('/a', first.render)
  expect(first.times).toBe(1)
  expect(cache.size().entries).toBe(2)
})

test('a failed render is retried by the next request', async () => {
  const cache = createPageCache()
  const failing = async () => {
    throw new Error('no database')
  }

  await expect(cache.find('/', failing)).rejects.toThrow('no database')
  const home = counted('home')
  await cache.find('/', home.render)
  expect(home.times).toBe(1)
})

test('the template and headers of the first response stay with the page', async () => {
  const cache = createPageCache()
  const first = await cache.find('/', counted('home').render)
  first.template = '/'

  const cached = cache.findFresh('/')
  if (cached) cache.recordRequest('/', cached, { isHit: true })
  expect([...cache.counts().hits]).toEqual([['/', 1]])
})
