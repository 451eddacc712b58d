import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { asc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { fetchImage } from '#adapters/images/fetch-image.ts'
import { productImportImages, productImports } from '#db/tables/imports.ts'
import { images } from '#db/tables/media.ts'
import { productImages, products } from '#db/tables/products.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { runImport } from '../run-import.ts'
import { fetchImportImages } from './fetch-import-images.ts'
import { queueImages } from './queue-images.ts'

const png = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#2a5ca8' } })
  .png()
  .toBuffer()
const asked: string[] = []
let failures = 0
const server = createServer((request, response) => {
  const path = request.url ?? ''
  asked.push(path)
  if (path.startsWith('/flaky') && failures++ < 1) response.writeHead(503).end()
  else if (path.startsWith('/text')) response.end('not an image')
  else if (path.startsWith('/large')) response.end(Buffer.alloc(20 * 1024 * 1024 + 1))
  else if (path.startsWith('/inside')) response.writeHead(302, { location: 'http://10.0.0.1/a.png' }).end()
  else if (path.startsWith('/slow')) response.write('x')
  else if (path.startsWith('/none')) response.writeHead(404).end()
  else response.end(png)
})
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
afterAll(() => void server.close().closeAllConnections())
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const fetchHere = (address: string) =>
  fetchImage(address, {
    isAllowed: (ip) => ip === '127.0.0.1',
    timeoutMs: address.endsWith('/slow.png') ? 300 : 30_000,
  })

const heading = 'sku,name,brand,category,subCategory,type,price,description,status,images,color,hex,size,colorImages'
const file = (...lines: string[]) => new TextEncoder().encode([heading, ...lines].join('\n'))
const line = (sku: string, own: string, ofColor = '') =>
  `${sku},Dress ${sku},Nord,Women,Apparel,Dresses,90,A dress of linen.,published,"${own}",Red,#aa2222,M,"${ofColor}"`

async function begin(shop: TestShop, upload: Uint8Array, dryRun: 'yes' | 'no' = 'no') {
  const { imports } = shop.as(await shop.admin())
  const { importId } = await imports.importProducts({ file: upload, dryRun })
  return { importId, find: async () => (await imports.findImport({ importId })).productImport }
}

/** Runs an import as the jobs do, from this machine's server. */
async function bringIn(shop: TestShop, upload: Uint8Array) {
  const { importId, find } = await begin(shop, upload)
  await runImport(shop, { importId }, 'queue')
  while ((await find()).images.waiting > 0) await fetchImportImages(shop, { importId }, fetchHere)
  await runImport(shop, { importId }, 'queue')
  return find()
}

async function galleryOf(shop: TestShop, sku: string) {
  return shop.db
    .select({ colorId: productImages.colorId, imageId: productImages.imageId })
    .from(productImages)
    .innerJoin(products, eq(products.id, productImages.productId))
    .where(eq(products.sku, sku))
    .orderBy(asc(productImages.colorId), asc(productImages.position))
}

test('images named by address are fetched before the products are written, once, however often the file is imported', async () => {
  const shop = await createTestShop()
  const upload = file(
    line('D-1', `${origin}/one.png, ${origin}/two.png`, `${origin}/red.png`),
    line('D-2', `${origin}/one.png`),
  )
  asked.length = 0
  const first = await bringIn(shop, upload)
  expect(first).toMatchObject({ state: 'done', created: 2, notes: [], images: { waiting: 0, fetched: 3, failed: 0 } })
  expect(asked.toSorted()).toEqual(['/one.png', '/red.png', '/two.png'])
  const gallery = await galleryOf(shop, 'D-1')
  expect(gallery).toHaveLength(3)
  expect(gallery.filter(({ colorId }) => colorId !== null)).toHaveLength(1)
  expect(await shop.db.select({ status: products.status }).from(products).where(eq(products.sku, 'D-2'))).toEqual([
    { status: 'published' },
  ])

  expect(await bringIn(shop, upload)).toMatchObject({ state: 'done', created: 0, changed: 0, unchanged: 2 })
  expect(await galleryOf(shop, 'D-1')).toEqual(gallery)
  expect(asked).toHaveLength(3)
  expect(await shop.db.$count(images, eq(images.alt, 'Dress D-1'))).toBe(3)
  expect(await shop.db.$count(productImportImages)).toBe(0)
})

test('what cannot be fetched is said once for each reason with its count, and the rest is imported', async () => {
  const shop = await createTestShop()
  const upload = file(
    line('E-1', `${origin}/good.png,${origin}/none-1.png`),
    line('E-2', `${origin}/none-2.png`),
    line('E-3', `${origin}/text.png`),
    line('E-4', `${origin}/large.png`),
    line('E-5', `${origin}/inside.png`),
    line('E-6', 'http://10.1.2.3/a.png'),
    line('E-7', `${origin}/slow.png`),
  )
  const done = await bringIn(shop, upload)
  expect(done).toMatchObject({ state: 'done', created: 7, images: { waiting: 0, fetched: 1, failed: 7 } })
  const said = done.notes.filter(({ column }) => column === 'images')
  expect(said.map(({ message, count, lines }) => [message, count, lines])).toEqual([
    [`The server answered with 404: ${origin}/none-1.png and 1 more`, 2, [2, 3]],
    [`Please choose an image in JPEG, PNG or WebP. ${origin}/text.png`, 1, [4]],
    [`This image is larger than 20 MB: ${origin}/large.png`, 1, [5]],
    [`This address is not on the internet: ${origin}/inside.png and 1 more`, 2, [6, 7]],
    [`The server took longer than 30 seconds: ${origin}/slow.png`, 1, [8]],
  ])
  // Without its only image a product waits as a draft.
  const stored = await shop.db.select({ sku: products.sku, status: products.status }).from(products)
  expect(stored.find(({ sku }) => sku === 'E-1')?.status).toBe('published')
  expect(stored.find(({ sku }) => sku === 'E-2')?.status).toBe('draft')
  expect(asked.filter((path) => path === '/slow.png')).toHaveLength(3)
  expect(asked.filter((path) => path === '/none-1.png')).toHaveLength(1)
})

test('what fails for now is tried again, and a job that runs twice or after an end changes nothing', async () => {
  const shop = await createTestShop()
  failures = 0
  const { importId, find } = await begin(shop, file(line('F-1', `${origin}/flaky.png`)))
  await runImport(shop, { importId }, 'queue')
  await fetchImportImages(shop, { importId }, fetchHere)
  expect(await find()).toMatchObject({ state: 'running', images: { waiting: 1, fetched: 0 } })
  await Promise.all([1, 2].map(() => fetchImportImages(shop, { importId }, fetchHere)))
  expect(await find()).toMatchObject({ images: { waiting: 0, fetched: 1, failed: 0 } })
  await shop.runJobs()
  expect(await find()).toMatchObject({ state: 'done', created: 1 })
  await fetchImportImages(shop, { importId }, fetchHere)
  await runImport(shop, { importId }, 'queue')
  await shop.runJobs()
  expect(await find()).toMatchObject({ state: 'done', created: 1, images: { fetched: 1 } })
  expect(await galleryOf(shop, 'F-1')).toHaveLength(1)
})

test('an import that has waited for an hour goes on without the images that are missing', async () => {
  const shop = await createTestShop()
  const { importId, find } = await begin(shop, file(line('G-1', `${origin}/late.png`)))
  await runImport(shop, { importId }, 'queue')
  await shop.db.update(productImports).set({ createdAt: new Date(Date.now() - 3_700_000) })
  await fetchImportImages(shop, { importId }, fetchHere)
  await shop.runJobs()
  const { state, notes } = await find()
  expect(state).toBe('done')
  expect(notes.map(({ message }) => message).join()).toContain('longer than an hour')
})

test('the shop itself opens no address of its own network, and the check of a file opens none', async () => {
  const shop = await createTestShop()
  asked.length = 0
  const upload = file(line('H-1', `${origin}/here.png,http://[::1]/a.png,http://169.254.169.254/latest`))
  const dry = await begin(shop, upload, 'yes')
  await shop.runJobs()
  expect(await dry.find()).toMatchObject({ state: 'done', created: 1, images: { waiting: 3, fetched: 0, failed: 0 } })
  const { find } = await begin(shop, upload)
  await shop.runJobs()
  expect(await find()).toMatchObject({ state: 'done', created: 1, images: { waiting: 0, fetched: 0, failed: 3 } })
  expect((await find()).notes[0]?.message).toBe(`This address is not on the internet: ${origin}/here.png and 2 more`)
  expect(asked).toEqual([])

  const wrong = await begin(shop, file(line('H-2', 'https://example.com/a, b.png, c.png')), 'yes')
  await shop.runJobs()
  expect(await wrong.find()).toMatchObject({ state: 'refused', errors: [{ column: 'images', lines: [2], count: 1 }] })
})

test('an import fetches 2,000 images, and says of the others that they need another import', async () => {
  const shop = await createTestShop()
  const { importId } = await begin(shop, file(line('I-1', `${origin}/here.png`)))
  const missing = Array.from({ length: 2_001 }, (_, at) => ({ address: `${origin}/${at}.png`, alt: '', line: 2 }))
  expect(await queueImages(shop, importId, missing)).toBeNull()
  expect(await shop.db.$count(productImportImages)).toBe(2_000)
  const left = await queueImages(shop, importId, missing.slice(2_000))
  expect(left).toMatchObject([{ reason: expect.stringContaining('An import fetches at most 2,000 images.') }])
})
