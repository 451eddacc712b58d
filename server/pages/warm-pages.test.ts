import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { createPageCache } from './page-cache.ts'
import { openPopularPages } from './popular-pages.ts'
import { createPageWarmer } from './warm-pages.ts'

const newFolder = () => mkdtemp(join(tmpdir(), 'vitrine-popular-'))

/** A shop of one route that caches its pages and counts how often it renders one. */
async function openShop(dataDir: string) {
  const popular = await openPopularPages(dataDir, ['/'])
  const cache = createPageCache({ onRequest: popular.record })
  const rendered: string[] = []
  const app = fastify()
  app.get('/*', async ({ url }, reply) => {
    let isHit = true
    const page = await cache.find(url, async () => {
      isHit = false
      rendered.push(url)
      if (url === '/broken') throw new Error('It cannot be rendered')
      return { status: url === '/missing' ? 404 : 200, headers: [], body: Buffer.from(url) }
    })
    cache.recordRequest(url, page, { isHit })
    return reply.code(page.status).send(await cache.encode(page, 'br'))
  })
  const warmer = createPageWarmer(app, cache, popular)
  const visit = (url: string, times: number) => Promise.all(Array.from({ length: times }, () => app.inject({ url })))
  return { cache, rendered, warmer, visit, popular }
}

test('the most requested pages are rendered after a start, and again after all were invalidated', async () => {
  const dataDir = await newFolder()
  const before = await openShop(dataDir)
  await before.visit('/dresses', 30)
  await before.visit('/rings', 60)
  await before.visit('/search?query=secret', 60)
  await before.visit('/missing', 60)
  await before.warmer.stop()
  expect(await readFile(join(dataDir, 'popular-pages.json'), 'utf8')).not.toContain('secret')

  const shop = await openShop(dataDir)
  shop.warmer.cache.invalidateAll()
  shop.warmer.cache.invalidateAll()
  await vi.waitFor(() => expect(shop.rendered).toEqual(['/rings', '/dresses', '/']), 5_000)
  for (const url of shop.rendered) expect(shop.cache.findFresh(url)).not.toBeNull()

  shop.warmer.cache.invalidateAll()
  await vi.waitFor(() => expect(shop.rendered).toHaveLength(6), 5_000)
  await shop.warmer.stop()
})

test('a page that cannot be rendered does not keep the others cold', async () => {
  const dataDir = await newFolder()
  await writeFile(join(dataDir, 'popular-pages.json'), JSON.stringify([['/broken', 100]]))
  const shop = await openShop(dataDir)
  shop.warmer.cache.invalidateAll()
  await vi.waitFor(() => expect(shop.cache.findFresh('/')).not.toBeNull(), 5_000)
  await shop.warmer.stop()
})

test('pages that nobody requests any more fade, and a damaged file is replaced', async () => {
  const dataDir = await newFolder()
  const file = join(dataDir, 'popular-pages.json')
  await writeFile(file, JSON.stringify([['/old', 9]]))
  for (const top of [['/old', '/'], ['/old', '/'], ['/']]) {
    const popular = await openPopularPages(dataDir, ['/'])
    expect(popular.top()).toEqual(top)
    await popular.save()
  }
  await writeFile(file, '{"pages":')
  const popular = await openPopularPages(dataDir, ['/'])
  popular.record('/new')
  popular.record('/new')
  expect(popular.top()).toEqual(['/new', '/'])
  await popular.save()
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual([
    ['/new', 2],
    ['/', 1],
  ])
})
