import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pictures, pictureUploads } from '#db/tables/pictures.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { ownProducts, seen } from '#test/own-products.ts'
import { badPictures } from '#test/picture-corpus.ts'

const shop = await createTestShop()
const owner = await shop.admin()
const { products } = shop.as(owner)
const { draft, upload } = await ownProducts(shop, owner)
const refusal = (status: number, message: string) => ({ status, message })

test('pictures are kept re-encoded, placed by colour in their order, and described', async () => {
  const made = await draft({ colorVariant: [{ color: 'Black', hex: '#1b1b1b' }] })
  const colorId = made.colorVariant[0]?.id ?? ''
  const [own, other] = made.pictures.map(({ pictureId }) => pictureId)
  const black = await upload()
  const { product } = await products.arrangePictures({
    ...seen(made),
    pictures: [
      { pictureId: other ?? '', colorId: null, alt: ' From the side ' },
      { pictureId: own ?? '', colorId: null, alt: 'From the front' },
      { pictureId: black, colorId, alt: 'In black' },
    ],
  })
  expect(product.pictures.map(({ pictureId, colorId: of, picture }) => [pictureId, of, picture.alt])).toEqual([
    [other, null, 'From the side'],
    [own, null, 'From the front'],
    [black, colorId, 'In black'],
  ])
  expect(await shop.db.$count(pictureUploads, eq(pictureUploads.pictureId, black))).toBe(0)

  const foreign = (await draft()).pictures[0]?.pictureId ?? ''
  const steal = { pictureId: foreign, colorId: null, alt: '' }
  await expect(products.arrangePictures({ ...seen(product), pictures: [steal] })).rejects.toMatchObject(
    refusal(400, 'Please upload this picture again.'),
  )
  const astray = { pictureId: own ?? '', colorId: randomUUID(), alt: '' }
  await expect(products.arrangePictures({ ...seen(product), pictures: [astray] })).rejects.toMatchObject({
    status: 400,
  })
})

test('what is no picture is refused, and pictures that nobody placed are swept after a day', async () => {
  const { 'an SVG with a script': svg } = await badPictures()
  await expect(products.uploadPicture({ file: svg?.file ?? Buffer.alloc(0) })).rejects.toMatchObject({ status: 415 })

  const [old, fresh] = [await upload(), await upload()]
  const aDayAgo = new Date(Date.now() - 25 * 3_600_000)
  await shop.db.update(pictureUploads).set({ createdAt: aDayAgo }).where(eq(pictureUploads.pictureId, old))
  await shop.db.transaction((tx) => shop.enqueue(tx, 'sweepUploads', {}))
  await shop.runJobs()
  expect(await shop.db.$count(pictures, eq(pictures.id, old))).toBe(0)
  expect(await shop.db.$count(pictures, eq(pictures.id, fresh))).toBe(1)
  expect(await shop.files.read(`uploads/${old}.webp`)).toBeNull()
})
