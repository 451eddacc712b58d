import { createHash } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import yauzl from 'yauzl'

type Method = 'POST' | 'PUT'
export type Owner = <Answer = unknown>(method: Method, path: string, data: object) => Promise<Answer>

/** Makes calls as the owner who is logged in. */
export function ownerOf(request: APIRequestContext, origin: string): Owner {
  return async (method, path, data) => {
    const reply = await request.fetch(`/api/${path}`, { method, data, headers: { origin } })
    const body = await reply.json()
    expect(reply.ok(), `${path}: ${JSON.stringify(body)}`).toBe(true)
    return body
  }
}

/** A file for a field that uploads images. */
export async function imageFile(name: string, background: string) {
  const create = { width: 760, height: 1000, channels: 3 as const, background }
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() }
}

interface NewProduct {
  title: string
  price: number
  subCategory: string
  type: string
  grams: number
  sizeVariant?: { size: string }[]
}

interface OwnProduct {
  version: number
  path: string
  variants: { variantId: string }[]
}

/** Publishes a product with two images of its own and a weight; returns its ID and those of the images. */
export async function sell(page: Page, origin: string, { grams, ...product }: NewProduct) {
  const owner = ownerOf(page.request, origin)
  const upload = async (name: string, background: string) => {
    const file = await imageFile(name, background)
    const reply = await page.request.post('/api/media/uploadProductImage', {
      multipart: { file },
      headers: { origin },
    })
    return (await reply.json()).imageId as string
  }
  const [main, other] = [await upload('a.jpg', '#8a5a2b'), await upload('b.jpg', '#2b5a8a')]
  const { productId } = await owner<{ productId: string }>('POST', 'products/createProduct', {
    ...{ description: 'Made in Bergen.', quantity: 10, category: 'Women', oldPrice: product.price },
    ...{ sku: product.title.toUpperCase(), ...product, mainPicture: main, otherPicture: [other] },
    altTexts: [main, other].map((imageId) => ({ imageId, alt: `${product.title}, seen from the side` })),
  })
  const find = async () =>
    (await owner<{ product: OwnProduct }>('POST', 'products/findOwnProduct', { productId })).product
  const { version, variants } = await find()
  const unsaid = { price: null, oldPrice: null, sku: null, gtin: null, cost: null }
  await owner('PUT', 'products/changeVariants', {
    ...{ productId, version },
    variants: variants.map(({ variantId }) => ({ variantId, ...unsaid, weight: grams })),
  })
  await owner('PUT', 'products/publishProduct', { productId, version: (await find()).version })
  return { productId, images: [main, other] }
}

/** Pays a card page as a guest. */
export async function payAsGuest(
  shopper: Page,
  { postalCode, ...address }: Readonly<Record<string, string> & { postalCode: string }>,
): Promise<void> {
  const card = { 'Card number': '4242 4242 4242 4242', 'Expiration date': '12 / 34', CVC: '123' }
  for (const [label, typed] of Object.entries({ ...address, ...card })) {
    await shopper.getByLabel(label, { exact: true }).fill(typed)
  }
  await shopper.getByLabel(/postal code/i).fill(postalCode)
  await shopper.getByRole('button', { name: /^Pay/ }).click()
  await expect(shopper.getByRole('heading', { name: "IT'S ORDERED!" })).toBeVisible()
}

/** What a shop of one's own shows of the demo: its name, its law, its products or its images. */
export function demoIn(text: string): string[] {
  const shown = text
    .replaceAll(/\/assets\/[\w.-]+/g, '')
    // Madagascar.
    .replaceAll(/\bMG\b(?=\\?"(?:,\\?"|>)Madagascar)|value="MG"/g, '')
  // A prefix without bounds would be tried from every character of a line: minutes for a page with its data in one line.
  return (
    shown.match(/[^\s>]{0,40}(?:\bMG\b|sunglass|Oregon|Marigold|mg-[sahf]-\d|files\/demo|care@mg)[^<\n]{0,40}/gi) ?? []
  )
}

/** The IDs of the images that a text names. */
export function imagesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\/images\/([\w-]+)\/\d+\./g)].map(([, id = '']) => id))]
}

/** The names and the content of a zip file. */
export async function readZip(file: string): Promise<Map<string, Buffer>> {
  const zip = await yauzl.openPromise(file, { lazyEntries: true, autoClose: false })
  const found = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = []
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk)
    found.set(entry.fileName, Buffer.concat(chunks))
  }
  zip.close()
  return found
}

/** What a page shows: its text, and its images by the hash of their content. */
export async function shownBy(request: APIRequestContext, address: string) {
  const { origin } = new URL(address)
  const html = (await (await request.get(address)).text()).replaceAll(origin, '')
  const images = [...new Set([...html.matchAll(/"(\/(?:images|brand)\/[^" ,\\]+)/g)].map(([, path = '']) => path))]
  const hashes = images.map(async (path) => {
    const reply = await request.get(origin + path.replaceAll('&amp;', '&'))
    expect(reply.ok(), path).toBe(true)
    return createHash('sha256')
      .update(await reply.body())
      .digest('hex')
  })
  const text = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>|\s+/g, ' ')
  return { text, images: await Promise.all(hashes) }
}
