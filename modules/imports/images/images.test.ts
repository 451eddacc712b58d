import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { invalid } from '#contract/errors.ts'
import { images } from '#db/tables/media.ts'
import { products as table } from '#db/tables/products.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { findImport } from '../find-import.ts'
import { runImport } from '../run-import.ts'
import { storeImport } from '../store-import.ts'
import type { ImageSource } from './bring-images.ts'
import type { FetchImage } from './store-image-of.ts'

const create = { width: 60, height: 80, channels: 3 as const, background: '#2a5ca8' }
const png = await sharp({ create }).png().toBuffer()

type TestShop = Awaited<ReturnType<typeof createTestShop>>

/** Imports a file as the command line does. */
async function bringIn(shop: TestShop, file: Buffer, source: ImageSource, isDryRun = false) {
  const importId = await storeImport(shop, { file, isDryRun, actorId: null })
  await runImport(shop, { importId }, source)
  return (await findImport(shop, { importId })).productImport
}

async function productOf(shop: TestShop, sku: string) {
  const [row] = await shop.db.select().from(table).where(eq(table.sku, sku))
  return (await shop.as(await shop.admin()).products.findOwnProduct({ productId: row?.id ?? '' })).product
}

const fixture = (name: string) => readFile(new URL(`../other-shops/${name}.csv`, import.meta.url))

test('the images of an export of Shopify are fetched once, with their texts, and placed at their colors', async () => {
  const shop = await createTestShop()
  const file = await fixture('shopify-export')
  const fetched: string[] = []
  const fetchImage = async (address: string) => {
    fetched.push(address.replace(/^.*\//, ''))
    return png
  }
  const answer = await bringIn(shop, file, fetchImage)
  expect(answer).toMatchObject({ state: 'done', created: 3 })
  expect(answer.notes.filter(({ column }) => ['Image Src', 'Status'].includes(column))).toEqual([])
  expect(fetched.sort()).toEqual(['shirt-front.jpg?v=1', 'shirt-navy.jpg?v=1', 'shirt-white.jpg?v=1'])

  const shirt = await productOf(shop, 'linen-shirt')
  expect(shirt.status).toBe('published')
  const colorOf = new Map(shirt.colorVariant.map(({ id, color }) => [id, color]))
  expect(shirt.images.map(({ colorId, image }) => [colorId && colorOf.get(colorId), image.alt])).toEqual(
    expect.arrayContaining([
      [null, 'A folded linen shirt'],
      ['Navy Blue', 'The shirt in navy'],
      ['White', 'Linen Shirt'],
    ]),
  )
  expect(shirt.images).toHaveLength(3)

  expect(await bringIn(shop, file, fetchImage)).toMatchObject({ state: 'done', changed: 0, unchanged: 3 })
  expect(fetched).toHaveLength(3)
})

test('images of WooCommerce that cannot be fetched are reported with their address, and the rest is imported', async () => {
  const shop = await createTestShop()
  const answer = await bringIn(shop, await fixture('woocommerce-export'), async (address) => {
    if (address.endsWith('/hoodie.jpg')) throw invalid('The server answered with 404:')
    return address.endsWith('-green.jpg') ? png : Buffer.from('not an image')
  })
  expect(answer).toMatchObject({ state: 'done', created: 3 })
  expect(answer.notes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        column: 'Images',
        message: 'The server answered with 404: https://shop.example.com/wp-content/uploads/2026/01/hoodie.jpg',
      }),
    ]),
  )
  const hoodie = await productOf(shop, 'HOODIE')
  // Ecru has none, so that the only image is the product's.
  expect(hoodie.images).toMatchObject([{ colorId: null, image: { alt: 'Hoodie' } }])
})

test('without a way to fetch them, and in a dry run, no image is imported', async () => {
  const shop = await createTestShop()
  const file = await fixture('shopify-export')
  const never: FetchImage = () => Promise.reject(new Error('Fetched'))
  const tried = await bringIn(shop, file, never, true)
  expect(tried).toMatchObject({ state: 'done', created: 3 })
  // It would have its images, and so be published.
  expect(tried.notes.filter(({ column }) => ['Image Src', 'Status'].includes(column))).toEqual([])

  const plain = await bringIn(shop, file, 'none')
  expect(plain.notes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ column: 'Image Src', lines: [2], message: expect.stringContaining('--images') }),
      expect.objectContaining({ column: 'Status', lines: [2] }),
    ]),
  )
  expect(await shop.db.$count(images)).toBe(0)
  expect(await productOf(shop, 'linen-shirt')).toMatchObject({ status: 'draft', images: [] })

  // With its images it is published, as it is there.
  expect(await bringIn(shop, file, async () => png)).toMatchObject({ state: 'done', changed: 1 })
  expect((await productOf(shop, 'linen-shirt')).status).toBe('published')
})
