import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFound } from '#contract/errors.ts'
import type { Family } from '#contract/listing/calls.ts'
import { productAddress } from '#contract/products/product-address.ts'
import { apiErrorsMessages } from '#messages/en-US/api/errors.ts'
import type { Shop } from '#modules/context.ts'
import { createSemaphore } from '#modules/create-semaphore.ts'
import { listOffers, type Offered } from '#modules/feeds/list-offers.ts'
import { listProductPaths } from '#modules/feeds/list-product-paths.ts'
import { families } from '#modules/listing/families.ts'
import { listLooks } from '#modules/looks/list-looks.ts'
import type { Limits } from '../limits/limits.ts'
import { readCatalog } from '../read-catalog.ts'
import { feedEnd, feedItems, feedStart } from './google-feed.ts'
import { robots } from './robots.ts'
import { pageUrls, sitemap, sitemapIndex } from './sitemap.ts'

/** A sitemap may list 50,000 URLs; search engines process smaller ones faster. */
const urlsPerSitemap = 10_000
const maxSitemaps = 1_024
const offersPerRead = 500
// Limits concurrent reads of the whole catalog.
const semaphore = createSemaphore({ concurrency: 2, maxQueue: 10 })

/** Serves `/robots.txt`, `/sitemap.xml` with its parts, and `/feeds/google.xml`. */
export function serveFeeds(app: FastifyInstance, shop: Shop, limits: Limits): void {
  const { origin } = shop
  const readFamilies = () => readCatalog(shop, (db) => families({ ...shop, db }))

  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(origin)))

  app.get('/sitemap.xml', async (_request, reply) => {
    const count = sitemapCount(await readFamilies())
    const products = Array.from({ length: count }, (_, index) => `/sitemaps/products/${index + 1}-of-${count}.xml`)
    return sendXml(reply, sitemapIndex(origin, ['/sitemaps/pages.xml', ...products]))
  })

  app.get('/sitemaps/pages.xml', async (_request, reply) => {
    const { families: shown, collections } = await readFamilies()
    const { looks } = await readCatalog(shop, (db) => listLooks({ db }))
    return sendXml(reply, sitemap(origin, pageUrls(shown, collections, looks.length > 0)))
  })

  app.get<{ Params: { part: string } }>('/sitemaps/products/:part', async (request, reply) => {
    const [, number = 0, of = 0] = /^(\d{1,4})-of-(\d{1,4})\.xml$/.exec(request.params.part)?.map(Number) ?? []
    if (number < 1 || number > of || of > maxSitemaps) throw notFound(apiErrorsMessages.sitemapNotFound)
    const products = await semaphore(() => readCatalog(shop, (db) => listProductPaths(db, { number, of })))
    return sendXml(
      reply,
      sitemap(
        origin,
        products.map((product) => ({ path: productAddress(product), changedAt: product.changedAt })),
      ),
    )
  })

  app.get('/feeds/google.xml', (request, reply) =>
    limits.runByAddress(['feed'], request.ip, async () => sendXml(reply, Readable.from(writeFeed(shop)))),
  )
}

function sitemapCount({ families }: { families: Family[] }): number {
  const products = families.reduce((sum, family) => sum + family.count, 0)
  return Math.min(maxSitemaps, Math.max(1, Math.ceil(products / urlsPerSitemap)))
}

async function* writeFeed(shop: Shop) {
  const { origin, settings } = shop
  yield feedStart(origin, (await settings.read()).shop.name)
  let after: string | null = null
  do {
    const last: string | null = after
    const some: Offered[] = await semaphore(() => readCatalog(shop, (db) => listOffers(db, last, offersPerRead)))
    yield some.map((offered) => feedItems(origin, offered)).join('')
    after = some.length === offersPerRead ? (some.at(-1)?.product._id ?? null) : null
  } while (after)
  yield feedEnd
}

function sendXml(reply: FastifyReply, content: string | Readable) {
  return reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8').send(content)
}
