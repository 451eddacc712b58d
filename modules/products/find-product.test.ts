import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { images } from '#db/tables/media.ts'
import { productImages, products, variants } from '#db/tables/products.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { reserveStock } from '../inventory/reserve-stock.ts'

const shop = await createTestShop()
const guest = shop.as(shop.guest())
const { findProduct, summaries } = guest.products
const { listProducts, families } = guest.listing
const missing = { status: 404, message: 'Product not found.' }

async function addImage(id: string, productId: string, colorId: string | null, position: number) {
  await shop.db
    .insert(images)
    .values({ id, fileKey: `images/${id}.avif`, width: 1900, height: 2500, alt: `Seen: ${id}` })
  await shop.db.insert(productImages).values({ productId, colorId, imageId: id, position })
}

test('a product is shown whole, with a gallery for each color', async () => {
  const made = await shop.product({
    name: 'Otto',
    category: 'Unisex',
    type: 'Cat Eye',
    measurement: '48-22-145',
    priceCents: 145_50,
    oldPriceCents: 198_00,
    colors: ['Tortoise', 'Black'],
    tags: ['acetate'],
  })
  await addImage('otto-tortoise-2', made.id, made.colors[0]?.id ?? '', 1)
  await addImage('otto-black-2', made.id, made.colors[1]?.id ?? '', 1)
  const { product } = await findProduct({ productId: made.id })

  expect(product).toMatchObject({
    _id: made.id,
    name: 'Otto',
    price: 145.5,
    oldPrice: 198,
    measurement: '48-22-145',
    path: 'unisex/sunglasses/cat-eye',
    isActive: true,
    inStock: true,
    isDeleted: false,
    isNew: true,
    sku: made.sku,
    tags: ['acetate'],
    rating: null,
    reviewCount: 0,
    soldOut: [],
    fewLeft: [],
  })
  expect(product.colorVariant.map(({ color }) => color)).toEqual(['Tortoise', 'Black'])
  expect(product.colorVariant[1]?.gallery.map((image) => image.src)).toEqual([
    expect.stringMatching(/^\/images\/[\w-]+\/960\.webp$/),
    '/images/otto-black-2/960.webp',
  ])
  expect(product.mainImage).toEqual(product.colorVariant[0]?.gallery[0])
  expect(product.flipMainPicture?.alt).toBe('Seen: otto-tortoise-2')
  expect(product.otherImages).toEqual(product.colorVariant[0]?.gallery.slice(1))
})

test('the galleries of a product are read by color; a color without images has those of the product', async () => {
  const made = await shop.product({ colors: ['Tortoise', 'Black'] })
  const [tortoise, black] = made.colors.map(({ id }) => id)
  await addImage('flora-tortoise-2', made.id, tortoise ?? '', 1)
  await addImage('flora-tortoise-3', made.id, tortoise ?? '', 2)
  await shop.db.delete(productImages).where(eq(productImages.colorId, black ?? ''))
  const { galleries } = await guest.products.galleries({ productId: made.id })
  expect(galleries.map(({ colorId }) => colorId)).toEqual([tortoise, black])
  expect(galleries[0]?.images.map(({ alt }) => alt).slice(1)).toEqual([
    'Seen: flora-tortoise-2',
    'Seen: flora-tortoise-3',
  ])
  expect(galleries[1]?.images).toEqual(galleries[0]?.images)

  const plain = await shop.product({ colors: [] })
  const { galleries: own } = await guest.products.galleries({ productId: plain.id })
  expect(own).toEqual([{ colorId: null, images: [expect.objectContaining({ src: expect.any(String) })] }])

  const draft = await shop.product({ status: 'draft' })
  for (const productId of [draft.id, randomUUID()])
    await expect(guest.products.galleries({ productId })).rejects.toMatchObject(missing)
})

test('the main image is that of the first color; without any, the one without a color', async () => {
  const made = await shop.product({ colors: ['Tortoise'] })
  await addImage('general', made.id, null, 0)
  const { product } = await findProduct({ productId: made.id })
  expect(product.mainImage).toEqual(product.colorVariant[0]?.image)
  expect(product.otherImages.at(-1)?.src).toBe('/images/general/960.webp')

  await shop.db.delete(productImages).where(eq(productImages.colorId, made.colors[0]?.id ?? ''))
  const { product: without } = await findProduct({ productId: made.id })
  expect(without.mainImage.src).toBe('/images/general/960.webp')
  expect(without.colorVariant[0]?.image).toEqual(without.mainImage)
})

test('images without a color follow the own images of each color', async () => {
  const made = await shop.product({ colors: ['Tortoise', 'Black'] })
  await addImage('worn', made.id, null, 0)
  await addImage('boxed', made.id, null, 1)
  const { product } = await findProduct({ productId: made.id })
  for (const { image, gallery } of product.colorVariant) {
    expect(gallery[0]).toEqual(image)
    expect(gallery.slice(1).map(({ alt }) => alt)).toEqual(['Seen: worn', 'Seen: boxed'])
  }
  const { galleries } = await guest.products.galleries({ productId: made.id })
  expect(galleries.map(({ images }) => images.length)).toEqual([3, 3])
})

test('a product without images still gets a placeholder', async () => {
  const made = await shop.product({ colors: ['Black'] })
  await shop.db.delete(productImages).where(eq(productImages.productId, made.id))
  const { product } = await findProduct({ productId: made.id })
  expect(product.mainImage.src).toBe('/images/none/960.webp')
  expect(product.colorVariant[0]?.image.src).toBe('/images/none/960.webp')
})

test('sold-out and low stock are shown for each variant; reserved units count as sold', async () => {
  const made = await shop.product({ colors: ['Sand'], sizes: [36, 38, 40, 42], onHand: 6 })
  const of = (size: number) => made.variants.find((variant) => variant.size === size)?.id ?? ''
  const hold = (size: number, quantity: number) => ({ variantId: of(size), quantity, name: 'x', color: null, size })
  await shop.db.transaction((tx) => reserveStock(tx, [hold(36, 6), hold(38, 5), hold(40, 1)], null))
  await shop.db
    .update(variants)
    .set({ onHand: null })
    .where(eq(variants.id, of(42)))

  const { product } = await findProduct({ productId: made.id })
  expect(product.soldOut).toEqual([{ color: 'Sand', size: 36 }])
  expect(product.fewLeft.toSorted((one, other) => one.left - other.left)).toEqual([
    { color: 'Sand', size: 38, left: 1 },
    { color: 'Sand', size: 40, left: 5 },
  ])
  expect(product.isActive).toBe(true)
})

test('a product is inactive when none of its variants can be sold', async () => {
  const made = await shop.product({ onHand: 0 })
  expect((await findProduct({ productId: made.id })).product).toMatchObject({ isActive: false, inStock: false })
  await shop.db.update(variants).set({ onHand: 1 }).where(eq(variants.productId, made.id))
  expect((await findProduct({ productId: made.id })).product).toMatchObject({ isActive: true, inStock: true })
})

test('a product that is not in the shop is not found', async () => {
  const draft = await shop.product({ status: 'draft' })
  const archived = await shop.product({ status: 'archived' })
  const gone = await shop.product()
  await shop.db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, gone.id))
  for (const productId of [draft.id, archived.id, gone.id, randomUUID()]) {
    await expect(findProduct({ productId })).rejects.toMatchObject(missing)
    expect(await summaries({ ids: [productId] })).toMatchObject({ products: [] })
  }
  await expect(findProduct({ productId: '1 or 1=1' })).rejects.toMatchObject({ status: 400 })
})

test('similar products are of its family: in stock first, then of its type, then near in price', async () => {
  const bag = (name: string, type: string, priceCents: number, onHand = 5) =>
    shop.product({ name, subCategory: 'Fashion Accessories', type, priceCents, onHand })
  const self = await bag('Self', 'Bags', 100_00)
  await bag('Near', 'Bags', 110_00)
  await bag('Far', 'Bags', 300_00)
  await bag('Sold out', 'Bags', 100_00, 0)
  await bag('Belt', 'Belts', 100_00)
  const { alike } = await findProduct({ productId: self.id })
  expect(alike.map((product) => product.name)).toEqual(['Near', 'Far', 'Belt', 'Sold out'])
})

test('summaries come in the requested order', async () => {
  const made = await Promise.all(['A', 'B', 'C'].map((name) => shop.product({ name, type: 'Ordered' })))
  const ids = [made[2]?.id ?? '', randomUUID(), made[0]?.id ?? '', made[1]?.id ?? '']
  const { products: found } = await summaries({ ids })
  expect(found.map((product) => product.name)).toEqual(['C', 'A', 'B'])
  expect((await summaries({ ids: [] })).products).toEqual([])
  await expect(summaries({ ids: Array.from({ length: 101 }, () => randomUUID()) })).rejects.toMatchObject({
    status: 400,
  })
})

test('a card in a listing shows the same as the product page', async () => {
  const made = await shop.product({ name: 'Same', type: 'Same', colors: ['Black', 'Gold'], sizes: [36, 38], onHand: 0 })
  const [card] = (await listProducts({ type: 'same' })).products
  const { product } = await findProduct({ productId: made.id })
  const { colorVariant, ...rest } = card ?? { colorVariant: [] }
  expect(product).toMatchObject(rest)
  expect(product.soldOut).toHaveLength(4)
  expect(product.colorVariant.map((color) => color.image)).toEqual(colorVariant.map((color) => color.image))
})

test('families count published products, and follow when a product is moved or archived', async () => {
  const countOf = async (slug: string, typeSlug: string) => {
    const family = (await families({})).families.find((each) => each.slug === slug)
    return family?.types.find((type) => type.slug === typeSlug)?.count ?? 0
  }
  const made = await shop.product({ subCategory: 'Hair Accessories', type: 'Claw Clips', category: 'Women' })
  await shop.product({ subCategory: 'Hair Accessories', type: 'Claw Clips', category: 'Unisex' })
  await shop.product({ subCategory: 'Hair Accessories', type: 'Headbands', status: 'draft' })
  expect(await countOf('hair-accessories', 'claw-clips')).toBe(2)
  expect(await countOf('hair-accessories', 'headbands')).toBe(0)
  await shop.db.update(products).set({ type: 'Barrettes' }).where(eq(products.id, made.id))
  expect([await countOf('hair-accessories', 'claw-clips'), await countOf('hair-accessories', 'barrettes')]).toEqual([
    1, 1,
  ])
  await shop.db.delete(products).where(eq(products.id, made.id))
  expect(await countOf('hair-accessories', 'barrettes')).toBe(0)
  const order = (await families({})).families.map((family) => family.subCategory)
  expect(order).toEqual(['Fashion Accessories', 'Hair Accessories', 'Sunglasses'])
})
