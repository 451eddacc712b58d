import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { imageAddress, imageWidths } from '#contract/media/image.ts'
import { images, imageUploads } from '#db/tables/media.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { badImages } from '#test/images/image-corpus.ts'
import { ownProducts, seen } from '#test/own-products.ts'
import { widthKeys } from './width-key.ts'

const shop = await createTestShop()
const owner = await shop.admin()
const { media } = shop.as(owner)
const { draft, upload } = await ownProducts(shop, owner)
const refusal = (status: number, message: string) => ({ status, message })

test('images are stored re-encoded, placed by color in order, with alt texts', async () => {
  const made = await draft({ colorVariant: [{ color: 'Black', hex: '#1b1b1b' }] })
  const colorId = made.colorVariant[0]?.id ?? ''
  const [own, other] = made.images.map(({ imageId }) => imageId)
  const black = await upload()
  const { product } = await media.arrangeImages({
    ...seen(made),
    images: [
      { imageId: other ?? '', colorId: null, alt: ' From the side ' },
      { imageId: own ?? '', colorId: null, alt: 'From the front' },
      { imageId: black, colorId, alt: 'In black' },
    ],
  })
  expect(product.images.map(({ imageId, colorId: of, image }) => [imageId, of, image.alt])).toEqual([
    [other, null, 'From the side'],
    [own, null, 'From the front'],
    [black, colorId, 'In black'],
  ])
  expect(await shop.db.$count(imageUploads, eq(imageUploads.imageId, black))).toBe(0)

  const foreign = (await draft()).images[0]?.imageId ?? ''
  const steal = { imageId: foreign, colorId: null, alt: '' }
  await expect(media.arrangeImages({ ...seen(product), images: [steal] })).rejects.toMatchObject(
    refusal(400, 'Please upload this image again.'),
  )
  const astray = { imageId: own ?? '', colorId: randomUUID(), alt: '' }
  await expect(media.arrangeImages({ ...seen(product), images: [astray] })).rejects.toMatchObject({
    status: 400,
  })
})

test('every AVIF width of an uploaded image is encoded before it is requested', async () => {
  const { url } = await shop.listen()
  const imageId = await upload()
  await shop.runJobs()
  for (const width of imageWidths) {
    const reply = await fetch(url + imageAddress(imageId, width, 'avif'))
    expect([reply.status, reply.headers.get('server-timing')]).toEqual([200, null])
  }
})

test('a file that is not an image is refused, and unplaced images are deleted after a day', async () => {
  const { 'an SVG with a script': svg } = await badImages()
  await expect(media.uploadProductImage({ file: svg?.file ?? Buffer.alloc(0) })).rejects.toMatchObject({ status: 415 })

  const [old, fresh] = [await upload(), await upload()]
  const aDayAgo = new Date(Date.now() - 25 * 3_600_000)
  await shop.db.update(imageUploads).set({ createdAt: aDayAgo }).where(eq(imageUploads.imageId, old))
  await shop.db.transaction((tx) => shop.enqueue(tx, 'sweepUploads', {}))
  await shop.runJobs()
  expect(await shop.db.$count(images, eq(images.id, old))).toBe(0)
  expect(await shop.db.$count(images, eq(images.id, fresh))).toBe(1)
  expect(await shop.files.read(`uploads/${old}.webp`)).toBeNull()
  for (const key of widthKeys(old)) expect(await shop.files.has(key)).toBe(false)
})
