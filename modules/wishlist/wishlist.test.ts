import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ShopError } from '#contract/errors.ts'
import { products } from '#db/tables/products.ts'
import { wishlistItems } from '#db/tables/wishlist.ts'
import { createTestShop, type Person } from '#test/create-test-shop.ts'

const shop = await createTestShop()
const toggle = (person: Person, id: string, extra = {}) =>
  shop.as(person).wishlist.addRemoveWishlistItem({ data: { _id: id, ...extra } })
const savedBy = async (person: Person) =>
  (await shop.as(person).wishlist.wishlist({})).wishlist.map(({ productId }) => productId)
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => ({ status: 200, message: '' }),
    ({ status, message }: ShopError) => ({ status, message }),
  )

test('a customer saves a product and removes it again; another customer sees nothing of it', async () => {
  const [ann, bob] = [await shop.customer(), await shop.customer()]
  const [lido, rio] = [await shop.product(), await shop.product()]

  expect(await toggle(ann, lido.id)).toMatchObject({ saved: true, message: 'Successfully added.' })
  await toggle(ann, rio.id, { name: '<script>alert(1)</script>', price: 0.01 })
  expect(await savedBy(ann)).toEqual([rio.id, lido.id])
  expect(await savedBy(bob)).toEqual([])

  expect(await toggle(ann, lido.id)).toMatchObject({ saved: false, message: 'Successfully removed.' })
  expect(await savedBy(ann)).toEqual([rio.id])
})

test('only published products are saved or listed', async () => {
  const ann = await shop.customer()
  const [draft, lido] = [await shop.product({ status: 'draft' }), await shop.product()]
  const unknown = { status: 404, message: 'Product not found.' }

  expect(await refusal(toggle(ann, draft.id))).toEqual(unknown)
  expect(await refusal(toggle(ann, randomUUID()))).toEqual(unknown)
  await toggle(ann, lido.id)
  await shop.db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, lido.id))
  expect(await savedBy(ann)).toEqual([])
  expect(await toggle(ann, lido.id)).toMatchObject({ saved: false })
})

test('fifty clicks at once leave the list as it was, and one more saves', async () => {
  const ann = await shop.customer()
  const lido = await shop.product()
  const results = await Promise.all(Array.from({ length: 50 }, () => toggle(ann, lido.id)))

  expect(results.filter(({ saved }) => saved)).toHaveLength(25)
  expect(await savedBy(ann)).toEqual([])
  await Promise.all(Array.from({ length: 7 }, () => toggle(ann, lido.id)))
  expect(await savedBy(ann)).toEqual([lido.id])
})

test('a list holds 500, by saving and by merging', async () => {
  const ann = await shop.customer()
  const made = await Promise.all(Array.from({ length: 12 }, () => shop.product()))
  const values = Array.from({ length: 495 }, (_, at) => ({
    sku: `W-${at}`,
    name: `Piece ${at}`,
    category: 'Women',
    subCategory: 'Sunglasses',
    type: 'Round',
    subCategorySlug: 'sunglasses',
    typeSlug: 'round',
    priceCents: 10_00,
    status: 'published' as const,
    publishedAt: new Date(),
  }))
  const many = await shop.db.insert(products).values(values).returning({ id: products.id })
  await shop.db.insert(wishlistItems).values(many.map(({ id }) => ({ customerId: ann.id, productId: id })))

  const guestSaved = made.map(({ id }) => id)
  const merged = await shop.as(ann).wishlist.mergeWishlist({ productIds: guestSaved })
  expect(merged.added).toBe(5)
  expect(merged.wishlist).toHaveLength(500)
  const left = guestSaved.find((id) => !merged.wishlist.some(({ productId }) => productId === id))
  expect(await refusal(toggle(ann, left ?? ''))).toEqual({
    status: 409,
    message: 'Your wishlist is full: it holds up to 500 items.',
  })
})

test('merging keeps saved products, adds new ones and skips deleted ones', async () => {
  const ann = await shop.customer()
  const [old, fresh, draft] = [await shop.product(), await shop.product(), await shop.product({ status: 'draft' })]
  await toggle(ann, old.id)
  const payload = { productIds: [old.id, fresh.id, fresh.id, draft.id, randomUUID()] }

  expect(await shop.as(ann).wishlist.mergeWishlist(payload)).toMatchObject({ added: 1 })
  expect(await shop.as(ann).wishlist.mergeWishlist(payload)).toMatchObject({ added: 0 })
  expect(new Set(await savedBy(ann))).toEqual(new Set([old.id, fresh.id]))
  expect(await shop.as(ann).wishlist.mergeWishlist({ productIds: [] })).toMatchObject({ added: 0 })
})
