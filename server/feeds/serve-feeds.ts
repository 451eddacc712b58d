import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFound } from '#contract/errors.ts'
import type { Family } from '#contract/listing/calls.ts'
import { productAddress } from '#contract/products/product-address.ts'
import type { Shop } from '#modules/context.ts'
import { createSemaphore } from '#modules/create-semaphore.ts'
import { listOffers, type Offered } from '#modules/feeds/list-offers.ts'
import { listProductPaths } from '#modules/feeds/list-product-paths.ts'
import { families } from '#modules/listing/families.ts'
import { readCatalog } from '../read-catalog.ts'
import { feedEnd, feedItems, feedStart } from './google-feed.ts'
import { robots } from './robots.ts'
import { pagesOf, sitemap, sitemapIndex } from './sitemap.ts'

/** A sitemap may name 50,000 addresses; smaller ones are read more willingly. */
const perSitemap = 10_000
const mostShares = 1_024
const perRead = 500
// Whoever reads the whole shop takes turns with others who do.
const inTurn = createSemaphore({ concurrency: 2, maxQueue: 10 })

/** What machines read of the shop: `/robots.txt`, `/sitemap.xml` with its parts, and `/feeds/google.xml`. */
export function serveFeeds(app: FastifyInstance, shop: Shop): void {
  const { origin } = shop
  const readFamilies = () => readCatalog(shop, (db) => families({ ...shop, db }))

  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots(origin)))

  app.get('/sitemap.xml', async (_request, reply) => {
    const shares = sharesOf(await readFamilies())
    const products = Array.from({ length: shares }, (_, index) => `/sitemaps/products/${index + 1}-of-${shares}.xml`)
    return sendXml(reply, sitemapIndex(origin, ['/sitemaps/pages.xml', ...products]))
  })

  app.get('/sitemaps/pages.xml', async (_request, reply) => {
    const { families: found } = await readFamilies()
    return sendXml(reply, sitemap(origin, pagesOf(found)))
  })

  app.get<{ Params: { share: string } }>('/sitemaps/products/:share', async (request, reply) => {
    const [, number = 0, of = 0] = /^(\d{1,4})-of-(\d{1,4})\.xml$/.exec(request.params.share)?.map(Number) ?? []
    if (number < 1 || number > of || of > mostShares) throw notFound('There is no such sitemap.')
    const places = await inTurn(() => readCatalog(shop, (db) => listProductPaths(db, { number, of })))
    return sendXml(
      reply,
      sitemap(
        origin,
        places.map((product) => ({ path: productAddress(product), changedAt: product.changedAt })),
      ),
    )
  })

  app.get('/feeds/google.xml', (_request, reply) => sendXml(reply, Readable.from(writeFeed(shop))))
}

function sharesOf({ families }: { families: Family[] }): number {
  const products = families.reduce((sum, family) => sum + family.count, 0)
  return Math.min(mostShares, Math.max(1, Math.ceil(products / perSitemap)))
}

async function* writeFeed(shop: Shop) {
  const { origin, settings } = shop
  yield feedStart(origin, (await settings.read()).shop.name)
  let after: string | null = null
  do {
    const last: string | null = after
    const some: Offered[] = await inTurn(() => readCatalog(shop, (db) => listOffers(db, last, perRead)))
    yield some.map((offered) => feedItems(origin, offered)).join('')
    after = some.length === perRead ? (some.at(-1)?.product._id ?? null) : null
  } while (after)
  yield feedEnd
}

function sendXml(reply: FastifyReply, content: string | Readable) {
  return reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8').send(content)
}
