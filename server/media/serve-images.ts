import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { notFound } from '#contract/errors.ts'
import { imageWidths } from '#contract/media/image.ts'
import type { Shop } from '#modules/context.ts'
import { matchesEtag } from '../feeds/send-product-list.ts'
import { makeImage } from './make-image.ts'

const imagePath = /^\/images\/([a-z0-9][\w-]{0,80})\/(\d{1,4})\.(avif|webp)$/i

/**
 * `GET /images/:id/:width.(avif|webp)`: an image in one of the fixed widths, so that clients cannot request arbitrary
 * resizes. The content of a URL never changes.
 */
export function serveImages(app: FastifyInstance, shop: Shop): void {
  app.get('/images/*', async (request, reply) => {
    const [, id = '', requestedWidth = '', format] = imagePath.exec(request.url.split('?', 1)[0] ?? '') ?? []
    const width = imageWidths.find((each) => String(each) === requestedWidth)
    const image = width && (await makeImage(shop, id, width, format === 'avif' ? 'avif' : 'webp'))
    if (!image) throw notFound('There is no such image.')

    const etag = `"${createHash('sha256').update(image).digest('base64url').slice(0, 27)}"`
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "sandbox; default-src 'none'")
      // Webmail clients show them in receipts.
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('etag', etag)
      .type(`image/${format}`)
    return matchesEtag(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(image)
  })
}
