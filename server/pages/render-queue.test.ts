import type { LoaderFunctionArgs } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import * as home from '#app/routes/home.tsx'
import { createTestShop } from '#test/create-test-shop.ts'
import { homeBuild } from '#test/home-build.ts'
import { createApp } from '../app.ts'
import { createPageCache } from './page-cache.ts'
import { servePages } from './serve-pages.ts'

/**
 * A shop whose home page waits for a gate. It records the URLs that were requested, rendered and abandoned, in order.
 */
async function openGatedShop() {
  const shop = await createTestShop()
  const requested: string[] = []
  const rendered: string[] = []
  const left: string[] = []
  const gate = Promise.withResolvers<void>()
  async function loader(args: LoaderFunctionArgs) {
    rendered.push(new URL(args.request.url).search)
    await gate.promise
    return home.loader(args as Parameters<typeof home.loader>[0])
  }
  const build = homeBuild({ loader: loader as never })
  const app = await createApp(shop, {
    trustProxy: false,
    logger: false,
    serve(scope, calls) {
      scope.addHook('onRequest', async ({ url }) => void requested.push(url))
      scope.addHook('onRequestAbort', async ({ url }) => void left.push(url))
      return servePages(scope, { calls, loadBuild: async () => build, mode: 'production', cache: createPageCache() })
    },
  })
  onTestFinished(() => {
    gate.resolve()
    return app.close()
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const page = (query: string, init?: RequestInit) => fetch(`${origin}/${query}`, init)

  /** Requests a page; resolves once the shop has received the request, with a function that disconnects. */
  async function requestAndLeave(query: string) {
    const leaving = new AbortController()
    const before = requested.length
    const answer = page(query, { signal: leaving.signal }).catch(() => 'left')
    await expect.poll(() => requested.length).toBe(before + 1)
    return async () => {
      leaving.abort()
      expect(await answer).toBe('left')
      await expect.poll(() => left).toContain(`/${query}`)
    }
  }
  return { requested, rendered, open: () => gate.resolve(), page, requestAndLeave }
}

test('three pages are rendered at a time, 240 are queued, and further requests get 503', async () => {
  const { rendered, open, page } = await openGatedShop()
  const responses: Response[] = []
  const requested = Array.from({ length: 250 }, async (_, at) => void responses.push(await page(`?page=${at}`)))
  await expect.poll(() => responses.length).toBe(7)
  for (const refused of responses) {
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await refused.text()).toContain('The shop is busy. Please try again in a moment.')
  }
  expect(rendered).toHaveLength(3)

  open()
  await Promise.all(requested)
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(243)
})

test('a queued page is not rendered after its client disconnects, unless another client requested it too', async () => {
  const { requested, rendered, open, page, requestAndLeave } = await openGatedShop()
  const first = ['?1', '?2', '?3'].map((query) => page(query))
  await expect.poll(() => rendered.length).toBe(3)

  const leaves = [await requestAndLeave('?alone'), await requestAndLeave('?shared')]
  const stays = page('?shared')
  await expect.poll(() => requested.length).toBe(6)
  for (const leave of leaves) await leave()

  open()
  expect((await stays).status).toBe(200)
  for (const each of first) expect((await each).status).toBe(200)
  expect(rendered.sort()).toEqual(['?1', '?2', '?3', '?shared'])
})
