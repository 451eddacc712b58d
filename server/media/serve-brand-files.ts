import type { FastifyInstance, FastifyReply } from 'fastify'
import { emailLogo, readBrandFile } from '#contract/brand/brand-file.ts'
import { notFound } from '#contract/errors.ts'
import { apiMediaMessages } from '#messages/en-US/api/media.ts'
import type { Shop } from '#modules/context.ts'
import { findBrandFile } from '#modules/settings/brand-files.ts'

/** Sharp on screens with three pixels per CSS pixel. */
const emailDensity = 3

/**
 * `GET /brand/:name`: a logo or icon as it is stored, and `/email.png` below it as a PNG in the size of emails. The content
 * of a URL never changes.
 */
export function serveBrandFiles(app: FastifyInstance, shop: Shop): void {
  const drawn = new Map<string, Buffer>()

  app.get<{ Params: { name: string } }>('/brand/:name', async ({ params: { name } }, reply) => {
    const file = readBrandFile(name)
    const content = file && (await findBrandFile(shop.db, name))
    if (!content) throw notFound(apiMediaMessages.notFound)
    return asImage(reply, file.format === 'svg' ? 'image/svg+xml' : 'image/png').send(content)
  })

  app.get<{ Params: { name: string } }>('/brand/:name/email.png', async ({ params: { name } }, reply) => {
    const content = drawn.get(name) ?? (await drawForEmail(shop, name))
    if (!content) throw notFound(apiMediaMessages.notFound)
    // Of one logo at a time: emails show only the current one.
    drawn.clear()
    drawn.set(name, content)
    // Webmail clients show it.
    return asImage(reply, 'image/png').header('cross-origin-resource-policy', 'cross-origin').send(content)
  })
}

async function drawForEmail({ db, images }: Shop, name: string): Promise<Buffer | null> {
  const size = emailLogo(name)
  const source = size && (await findBrandFile(db, name))
  if (!source) return null
  return images.drawPng(source, { width: size.width * emailDensity, height: size.height * emailDensity })
}

/** The headers of an image that must not run or load anything when it is opened by itself. */
function asImage(reply: FastifyReply, type: string): FastifyReply {
  return reply
    .type(type)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
    .header('x-content-type-options', 'nosniff')
}
