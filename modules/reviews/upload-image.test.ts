import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ShopError } from '#contract/errors.ts'
import { imageIdAt } from '#contract/media/image.ts'
import { images } from '#db/tables/media.ts'
import { reviewPhotos } from '#db/tables/reviews.ts'
import { widthKey } from '#modules/media/width-key.ts'
import { createTestShop, type Person } from '#test/create-test-shop.ts'
import { badImages, goodImages } from '#test/images/image-corpus.ts'
import { webpChunks } from '#test/images/webp-chunks.ts'

const shop = await createTestShop()
const good = await goodImages()
const bad = await badImages()
const upload = async (file: Buffer, person?: Person) =>
  shop.as(person ?? (await shop.customer())).reviews.uploadImage({ file: new Uint8Array(file) })

/** The chunks of a WebP that holds pixels only: no EXIF, XMP, color profile, animation or unknown chunk. */
const imageOnly = ['VP8 ', 'VP8L', 'VP8X,ALPH,VP8 ']

async function storedImage(address: string) {
  const id = /^\/images\/([\w-]{36})\/960\.webp$/.exec(address)?.[1] ?? ''
  const [image] = await shop.db.select().from(images).where(eq(images.id, id))
  const content = await shop.files.read(image?.fileKey ?? 'none')
  return { image, content: content ?? Buffer.alloc(0) }
}

test.each(Object.entries(good))('%s is stored as a WebP of our own without any metadata', async (_name, file) => {
  const { secure_url } = await upload(file)
  const { image, content } = await storedImage(secure_url)
  const { format, exif, xmp, icc, orientation, width, height } = await sharp(content).metadata()

  expect({ format, exif, xmp, icc, orientation }).toEqual({ format: 'webp' })
  expect(image).toMatchObject({ width, height, tint: expect.stringMatching(/^#[0-9a-f]{6}$/) })
  expect(content.toString('latin1')).not.toMatch(/script|php|GPS|evil|ICC_PROFILE/i)
  expect(imageOnly).toContain(webpChunks(content).join())
})

test('served images have no metadata either', async () => {
  const { url } = await shop.listen()
  for (const name of ['a JPEG with GPS', 'a JPEG with a profile', 'a WebP with alpha']) {
    const { secure_url } = await upload(good[name] ?? Buffer.alloc(0))
    const served = await (await fetch(url + secure_url)).arrayBuffer()
    expect(imageOnly).toContain(webpChunks(Buffer.from(served)).join())
  }
})

test('the test files have the frames and metadata that they claim to have', async () => {
  const head = (file: Buffer | undefined) => sharp(file, { limitInputPixels: false }).metadata()
  expect((await head(bad['a GIF of 10,000 frames']?.file)).pages).toBe(10_000)
  expect((await head(bad['a WebP of 5,000 frames']?.file)).pages).toBe(5_000)
  const thumbnail = (await head(good['a JPEG with a thumbnail of another image'])).exif
  expect((await sharp(thumbnail?.subarray(6 + 44)).metadata()).width).toBe(8)
  expect((await head(good['a JPEG with IPTC'])).iptc?.toString('latin1')).toContain('evil')
})

test('an image is stored upright, whatever its EXIF orientation', async () => {
  const { secure_url } = await upload(good['a JPEG turned by EXIF 6'] ?? Buffer.alloc(0))
  expect((await storedImage(secure_url)).image).toMatchObject({ width: 40, height: 60 })
})

test('an image larger than the maximum width is resized', async () => {
  const file = await sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#abc' } })
    .jpeg()
    .toBuffer()
  const { secure_url } = await upload(file)
  expect((await storedImage(secure_url)).image).toMatchObject({ width: 1_900, height: 1_425 })
})

test.each(Object.entries(bad))(
  '%s is refused with a message, and nothing is stored',
  async (_name, { file, status, sentence }) => {
    const before = await shop.db.$count(images)
    await expect(upload(file)).rejects.toMatchObject({ status, message: expect.stringMatching(sentence) })
    expect(await shop.db.$count(images)).toBe(before)
  },
)

test('a customer can upload twenty photos a day from any network, and files refused by their head do not count', async () => {
  const ann = await shop.customer()
  const elsewhere = { ...ann, address: 'another-network' }
  const file = good['an image of one pixel'] ?? Buffer.alloc(0)
  const statusOf = (call: Promise<unknown>) =>
    call.then(
      () => 200,
      ({ status }: ShopError) => status,
    )
  for (let at = 0; at < 5; at++) expect(await statusOf(upload(Buffer.from('none'), ann))).toBe(415)
  for (let at = 0; at < 20; at++) expect(await statusOf(upload(file, ann))).toBe(200)
  expect(await statusOf(upload(file, ann))).toBe(429)
  expect(await statusOf(upload(file, elsewhere))).toBe(429)
})

test('damaged photos count like others, because each is decoded', async () => {
  const ann = await shop.customer()
  const file = bad['a JPEG cut off at 50 %']?.file ?? Buffer.alloc(0)
  for (let at = 0; at < 20; at++) await expect(upload(file, ann)).rejects.toMatchObject({ status: 415 })
  await expect(upload(file, ann)).rejects.toMatchObject({ status: 429 })
  await expect(upload(good['a JPEG'] ?? file, ann)).rejects.toMatchObject({ status: 429 })
})

test('the photos of a review are encoded in AVIF once it is sent', async () => {
  const ann = await shop.customer()
  const { id: productId } = await shop.product()
  const { secure_url } = await upload(good['a JPEG'] ?? Buffer.alloc(0), ann)
  const key = widthKey(imageIdAt(secure_url) ?? '', 64, 'avif')
  await shop.runJobs()
  expect(await shop.files.has(key)).toBe(false)

  const written = {
    rating: 5 as const,
    name: 'Ann',
    email: ann.email,
    reviewTitle: 'Fits',
    message: 'It fits me well.',
  }
  await shop.as(ann).reviews.addReview({ productId, ...written, photos: [secure_url] })
  await shop.runJobs()
  expect(await shop.files.has(key)).toBe(true)
})

test('a photo that is attached to no review within a day is deleted with its file', async () => {
  const file = good['a JPEG'] ?? Buffer.alloc(0)
  const [old, fresh] = [await upload(file), await upload(file)]
  const stored = await storedImage(old.secure_url)
  const sweep = async () => {
    await shop.db.transaction((tx) => shop.enqueue(tx, 'sweepUploads', {}))
    await shop.runJobs()
  }
  await sweep()
  const { url } = await shop.listen()
  expect((await fetch(url + old.secure_url)).status).toBe(200)

  const yesterday = new Date(Date.now() - 25 * 3_600_000)
  await shop.db
    .update(reviewPhotos)
    .set({ createdAt: yesterday })
    .where(eq(reviewPhotos.imageId, stored.image?.id ?? ''))
  await sweep()
  expect((await storedImage(old.secure_url)).image).toBeUndefined()
  expect(await shop.files.read(stored.image?.fileKey ?? 'none')).toBeNull()
  expect((await fetch(url + old.secure_url)).status).toBe(404)
  expect((await storedImage(fresh.secure_url)).content.length).toBeGreaterThan(0)
})
