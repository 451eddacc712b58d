import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { pictureWidths } from '#contract/constants.ts'
import { notFound } from '#contract/errors.ts'
import type { Shop } from '#modules/context.ts'
import { makePicture } from './make-picture.ts'
import { hasTag } from './product-list.ts'

const address = /^\/pictures\/([a-z0-9][\w-]{0,80})\/(\d{1,4})\.(avif|webp)$/i

/**
 * `GET /pictures/:id/:width.(avif|webp)`: a stored picture in one of the widths the shop makes and no other, so that
 * nobody can have it resize for them. What lies under an address never changes.
 */
export function servePictures(app: FastifyInstance, shop: Shop): void {
  app.get('/pictures/*', async (request, reply) => {
    const [, id = '', asked = '', format] = address.exec(request.url.split('?', 1)[0] ?? '') ?? []
    const width = pictureWidths.find((each) => String(each) === asked)
    const picture = width && (await makePicture(shop, id, width, format === 'avif' ? 'avif' : 'webp'))
    if (!picture) throw notFound('There is no such picture.')

    const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 27)}"`
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "sandbox; default-src 'none'")
      // Receipts show them in the windows of mail programs on the web.
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('etag', etag)
      .type(`image/${format}`)
    return hasTag(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(picture)
  })
}
