import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { chooseEncoding } from './choose-encoding.ts'
import { createPageCache } from './page-cache.ts'
import { serveCached } from './serve-cached.ts'

const lido = '0b7f2f7e-3a53-4a0e-9a37-0d7f7c1b0001'

/** A server whose handler caches the page `/shop` as the shop does, and records the requests that reach it. */
async function openServer() {
  const logged: { reqId: string }[] = []
  let time = 0
  const cache = createPageCache({ freshMs: 1_000 }, () => time)
  const reached: string[] = []
  const server = serveCached(
    cache,
    async (request, reply) => {
      reached.push(`${request.method} ${request.url}`)
      const body = Buffer.from(`the shop with ${lido}`)
      const page = await cache.find(request.url ?? '', async () => ({ status: 200, headers: [], body }))
      page.heads.identity = [
        'content-type',
        'text/html',
        'etag',
        `W/"${page.etag}"`,
        'content-length',
        `${body.length}`,
      ]
      reply.writeHead(200, page.heads.identity).end(await cache.encode(page, 'identity'))
    },
    pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line)) }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.address() as AddressInfo
  const request = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      ...init,
      headers: { 'accept-encoding': 'identity', connection: 'close', ...init?.headers },
    })
  return { cache, reached, logged, request, wait: (ms: number) => (time += ms) }
}

test('a cached page is sent with its headers and a request id of its own, without reaching the handler', async () => {
  const { request, reached, logged } = await openServer()
  const first = await request('/shop')
  const replies = [await request('/shop'), await request('/shop')]

  expect(reached).toEqual(['GET /shop'])
  for (const reply of replies) {
    expect(await reply.clone().text()).toBe(`the shop with ${lido}`)
    expect(reply.headers.get('content-type')).toBe('text/html')
    expect(reply.headers.get('etag')).toBe(first.headers.get('etag'))
  }
  const ids = replies.map((reply) => reply.headers.get('x-request-id'))
  expect(new Set(ids).size).toBe(2)
  expect(logged.map(({ reqId }) => reqId)).toEqual(ids)
})

test('an invalidated or stale page, another URL, encoding, ETag or method reaches the handler', async () => {
  const { request, reached, cache, wait } = await openServer()
  await request('/shop')
  cache.invalidateProducts([lido])
  await request('/shop')
  wait(1_001)
  await request('/shop')
  // The new page has not been sent yet.
  await request('/shop')
  expect(reached.splice(0)).toEqual(Array(4).fill('GET /shop'))

  await request('/shop')
  await request('/shop?size=38')
  await request('/shop', { headers: { 'accept-encoding': 'br' } })
  await request('/shop', { headers: { 'if-none-match': '"x"' } })
  await request('/shop', { method: 'POST' })
  await request('/shop', { method: 'HEAD' })
  expect(reached).toEqual(['GET /shop?size=38', 'GET /shop', 'GET /shop', 'POST /shop', 'HEAD /shop'])
})

test('the smallest accepted encoding is chosen', () => {
  expect(chooseEncoding('gzip, deflate, br')).toBe('br')
  expect(chooseEncoding('gzip;q=0.8, br;q=0')).toBe('gzip')
  expect(chooseEncoding('deflate')).toBe('identity')
  expect(chooseEncoding(undefined)).toBe('identity')
})
