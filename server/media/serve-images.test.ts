import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { images } from '#db/tables/media.ts'
import { sideImages } from '#demo/catalog/banners.ts'
import { demoKey, narrowerThan, originals } from '#demo/demo-images.ts'
import { createTestShop } from '#test/create-test-shop.ts'

const shop = await createTestShop()
const { url } = await shop.listen()
const { write } = shop.files
const master = await sharp({ create: { width: 700, height: 920, channels: 3, background: '#8a5a2b' } })
  .webp()
  .toBuffer()

await addImage('lido', master)
afterEach(() => {
  shop.files.write = write
})

async function addImage(id: string, content: Buffer | null, fileKey = `images/${id}.webp`, width = 700) {
  if (content) await write(fileKey, content)
  await shop.db.insert(images).values({ id, fileKey, width, height: 920 })
}

test('an image is served in each width and format as immutable', async () => {
  for (const [address, format, width] of [
    ['/images/lido/320.webp', 'webp', 320],
    ['/images/lido/640.avif', 'heif', 640],
    ['/images/lido/1900.webp', 'webp', 700],
    ['/images/lido/160.jpg', 'jpeg', 160],
  ] as const) {
    const reply = await fetch(url + address)
    const seen = await sharp(Buffer.from(await reply.arrayBuffer())).metadata()
    expect(seen).toMatchObject({ format, width })
    expect(reply.headers.get('content-type')).toBe(`image/${format.replace('heif', 'avif')}`)
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
  }
})

test('a format in other letters, of no width of ours or of no kind that we make is no image', async () => {
  for (const address of [
    '/images/lido/320.AVIF',
    '/images/lido/320.Avif',
    '/images/lido/320.WEBP',
    '/images/lido/320.JPG',
    '/images/lido/320.jpeg',
    '/images/lido/320.png',
    '/images/lido/0320.avif',
    '/images/lido/321.avif',
    '/images/LIDO/320.avif',
    '/IMAGES/lido/320.avif',
    '/images/lido/320.avif/',
    '/images/lido/320.avif%00.webp',
  ]) {
    const reply = await fetch(url + address)
    expect([address, reply.status]).toEqual([address, 404])
    expect(reply.headers.get('content-type')).not.toMatch(/^image/)
    expect(reply.headers.get('cache-control') ?? '').not.toContain('immutable')
  }
})

test('concurrent requests for an image share one resize', async () => {
  const written: string[] = []
  shop.files.write = (key, content) => {
    written.push(key)
    return write(key, content)
  }
  const replies = await Promise.all(Array.from({ length: 20 }, () => fetch(`${url}/images/lido/480.webp`)))
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
  expect(written).toEqual(['widths/lido-480.webp'])
  await fetch(`${url}/images/lido/480.webp`)
  expect(written).toHaveLength(1)
})

test('the widths of the demo shop come with it, and the others of an AVIF are encoded once', async () => {
  const { file } = sideImages[0] ?? { file: '' }
  const original = await readFile(join(originals, file))
  await addImage('demo', original, demoKey(file, original), 1400)
  // An older version had another image in this place.
  await addImage('old-demo', original, demoKey(file, Buffer.from('an older image')), 1400)
  const timing = async (address: string) => {
    const reply = await fetch(url + address)
    expect(reply.status).toBe(200)
    return reply.headers.get('server-timing')
  }
  for (const width of narrowerThan(1400)) expect(await timing(`/images/demo/${width}.avif`)).toBeNull()
  const whole = await fetch(`${url}/images/demo/1900.avif`)
  expect(Buffer.from(await whole.arrayBuffer()).equals(original)).toBe(true)
  for (const address of ['/images/demo/96.jpg', '/images/old-demo/96.avif']) {
    expect(await timing(address)).toMatch(/^encode;dur=\d+$/)
    expect(await timing(address)).toBeNull()
  }
})

test('an image that cannot be stored is still served; a damaged or missing one is 404', async () => {
  await addImage('broken', Buffer.from('no image at all'))
  await addImage('lost', null)
  for (const id of ['broken', 'lost']) expect((await fetch(`${url}/images/${id}/160.webp`)).status).toBe(404)
  shop.files.write = async () => {
    throw new Error('The disk is full')
  }
  expect((await fetch(`${url}/images/lido/960.webp`)).status).toBe(200)
})

test('a product without images has a placeholder', async () => {
  const reply = await fetch(`${url}/images/none/320.webp`)
  expect(await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width: 320 })
})

test('an image with a matching ETag is not sent again', async () => {
  const first = await fetch(`${url}/images/lido/160.webp`)
  const fetchImage = (tag: string) => fetch(`${url}/images/lido/160.webp`, { headers: { 'if-none-match': tag } })
  const etag = first.headers.get('etag') ?? ''
  expect((await fetchImage(etag)).status).toBe(304)
  expect((await fetchImage(`"older", W/${etag}`)).status).toBe(304)
  expect((await fetchImage('"older"')).status).toBe(200)
})

test.each([
  '/images/lido/333.webp',
  '/images/lido/320.png',
  '/images/lido/320.webp/',
  '/images/lido/0320.webp',
  '/images/lido/-320.webp',
  '/images/riva/320.webp',
  '/images/lido',
  '/images/',
  '/images/..%2flido/320.webp',
  '/images/%2e%2e/%2e%2e/etc/passwd',
  '/images/..%5c..%5clido/320.webp',
  '/images/lido%00/320.webp',
  '/images/../images/lido/321.webp',
  `/images/${'a'.repeat(500)}/320.webp`,
])('%s is no image of the shop', async (address) => {
  const reply = await fetch(url + address)
  expect(reply.status).toBe(404)
  expect(reply.headers.get('cache-control') ?? 'no-store').toContain('no-store')
})
