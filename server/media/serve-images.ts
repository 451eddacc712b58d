import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { notFound } from '#contract/errors.ts'
import { imageFormats, imageWidths } from '#contract/media/image.ts'
import { apiMediaMessages } from '#messages/en-US/api/media.ts'
import type { Shop } from '#modules/context.ts'
import { matchesEtag } from '../feeds/send-product-list.ts'
import { makeImage } from './make-image.ts'

const imagePath = /^\/images\/([a-z0-9][\w-]{0,80})\/(\d{1,4})\.([a-z]{3,4})$/i

/**
 * `GET /images/:id/:width.(avif|webp|jpg)`: an image in one of the fixed widths, so that clients cannot request arbitrary
 * resizes. The content of a URL never changes. `Server-Timing` says for how long the request waited for the encoder.
 */
export function serveImages(app: FastifyInstance, shop: Shop): void {
  app.get('/images/*', async (request, reply) => {
    const [, id = '', requestedWidth, requestedFormat] = imagePath.exec(request.url.split('?', 1)[0] ?? '') ?? []
    const width = imageWidths.find((each) => String(each) === requestedWidth)
    const format = imageFormats.find((each) => each === requestedFormat)
    const image = width && format && (await makeImage(shop, id, width, format))
    if (!image) throw notFound(apiMediaMessages.notFound)

    const { content, encodedMs } = image
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`
    if (encodedMs > 0) reply.header('server-timing', `encode;dur=${encodedMs.toFixed()}`)
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "sandbox; default-src 'none'")
      // Webmail clients show them in receipts.
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('etag', etag)
      .type(format === 'jpg' ? 'image/jpeg' : `image/${format}`)
    return matchesEtag(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(content)
  })
}
