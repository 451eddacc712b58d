import type { FastifyInstance, FastifyReply } from 'fastify'
import { readBrandFile } from '#contract/brand/brand-file.ts'
import type { Settings } from '#contract/settings/settings.ts'
import type { Shop } from '#modules/context.ts'
import { findBrandFile } from '#modules/settings/brand-files.ts'

type Icon = 'favicon.ico' | 'apple-touch-icon.png'

/** The icon: the uploaded one, else the logo, else the first letter of the shop name in the colors of the brand. */
type Look = Pick<Settings, 'shop' | 'brand' | 'logo'>

/** `GET /favicon.svg`, `/favicon.ico` and `/apple-touch-icon.png`, in force with the settings. */
export function serveFavicon(app: FastifyInstance, shop: Shop): void {
  const drawn = new Map<string, Promise<Buffer | null>>()

  function draw(look: Look, icon: Icon): Promise<Buffer | null> {
    const key = JSON.stringify([icon, look.brand, look.logo, initialOf(look)])
    const known = drawn.get(key)
    if (known) return known
    // Only the two icons in force are kept.
    if (drawn.size >= 2) drawn.clear()
    const drawing = drawIcon(shop, look, icon)
    drawn.set(key, drawing)
    drawing.then(
      (content) => content ?? drawn.delete(key),
      () => drawn.delete(key),
    )
    return drawing
  }

  app.get('/favicon.svg', async (_request, reply) =>
    asIcon(reply, 'image/svg+xml').send(await svgIcon(shop, await shop.settings.read())),
  )
  app.get('/favicon.ico', async (_request, reply) => {
    const png = await draw(await shop.settings.read(), 'favicon.ico')
    return png ? asIcon(reply, 'image/x-icon').send(inIco(png)) : reply.code(404).send()
  })
  app.get('/apple-touch-icon.png', async (_request, reply) => {
    const png = await draw(await shop.settings.read(), 'apple-touch-icon.png')
    return png ? asIcon(reply, 'image/png').send(png) : reply.code(404).send()
  })
}

function asIcon(reply: FastifyReply, type: string): FastifyReply {
  return reply
    .type(type)
    .header('cache-control', 'public, max-age=3600')
    .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:")
}

async function sourceOf({ db }: Shop, { logo: { logo, favicon } }: Look) {
  const name = favicon || logo
  const file = readBrandFile(name)
  const content = file && (await findBrandFile(db, name))
  return content ? { content, type: file.format === 'svg' ? 'svg+xml' : 'png' } : null
}

async function svgIcon(shop: Shop, look: Look): Promise<string> {
  const source = await sourceOf(shop, look)
  if (!source) return letterIcon(look)
  const data = `data:image/${source.type};base64,${source.content.toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="${data}"/></svg>`
}

async function drawIcon(shop: Shop, look: Look, icon: Icon): Promise<Buffer | null> {
  const source = (await sourceOf(shop, look))?.content ?? Buffer.from(letterIcon(look))
  const [side, ground] = icon === 'favicon.ico' ? ([32, null] as const) : ([180, look.brand.paper] as const)
  return shop.images.drawPng(source, { width: side, height: side, ground })
}

function letterIcon(look: Look): string {
  const { paper, ink } = look.brand
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${ink}"/><text x="32" y="46" text-anchor="middle" font-family="Georgia, serif" font-size="40" fill="${paper}">${initialOf(look)}</text></svg>`
}

/** The first letter or digit of the shop name. */
function initialOf({ shop }: Look): string {
  return /[\p{L}\p{N}]/u.exec(shop.name)?.[0].toUpperCase() ?? ''
}

/** An ICO file with one PNG of 32 pixels. */
function inIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
