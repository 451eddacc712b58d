import type { LoaderFunctionArgs } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import * as home from '#app/routes/home.tsx'
import { createTestShop } from '#test/create-test-shop.ts'
import { homeBuild } from '#test/home-build.ts'
import { createApp } from '../app.ts'
import { createPageCache } from './page-cache.ts'
import { servePages } from './serve-pages.ts'

/**
 * A shop whose home page waits for a gate. It tells where pages were asked for, where rendering began, and from where
 * somebody left, in order.
 */
async function openGatedShop() {
  const shop = await createTestShop()
  const asked: string[] = []
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
      scope.addHook('onRequest', async ({ url }) => void asked.push(url))
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

  /** Asks for a page and, once the shop knows, answers with a way to leave. */
  async function askToLeave(query: string) {
    const leaving = new AbortController()
    const before = asked.length
    const answer = page(query, { signal: leaving.signal }).catch(() => 'left')
    await expect.poll(() => asked.length).toBe(before + 1)
    return async () => {
      leaving.abort()
      expect(await answer).toBe('left')
      await expect.poll(() => left).toContain(`/${query}`)
    }
  }
  return { asked, rendered, open: () => gate.resolve(), page, askToLeave }
}

test('three pages are rendered at a time, 240 wait in line, and who finds the line full is told to come again', async () => {
  const { rendered, open, page } = await openGatedShop()
  const answers: Response[] = []
  const asked = Array.from({ length: 250 }, async (_, at) => void answers.push(await page(`?page=${at}`)))
  await expect.poll(() => answers.length).toBe(7)
  for (const refused of answers) {
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await refused.text()).toContain('The shop is busy. Please try again in a moment.')
  }
  expect(rendered).toHaveLength(3)

  open()
  await Promise.all(asked)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(243)
})

test('nothing is rendered for those who left the line; who asked for the same as one of them gets it all the same', async () => {
  const { asked, rendered, open, page, askToLeave } = await openGatedShop()
  const first = ['?1', '?2', '?3'].map((query) => page(query))
  await expect.poll(() => rendered.length).toBe(3)

  const leaves = [await askToLeave('?alone'), await askToLeave('?shared')]
  const stays = page('?shared')
  await expect.poll(() => asked.length).toBe(6)
  for (const leave of leaves) await leave()

  open()
  expect((await stays).status).toBe(200)
  for (const each of first) expect((await each).status).toBe(200)
  expect(rendered.sort()).toEqual(['?1', '?2', '?3', '?shared'])
})
