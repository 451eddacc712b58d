import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ShopError } from '#contract/errors.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { images } from '#db/tables/media.ts'
import { orderLines, orders } from '#db/tables/orders.ts'
import { products } from '#db/tables/products.ts'
import { reviews } from '#db/tables/reviews.ts'
import { createTestShop, type Person } from '#test/create-test-shop.ts'
import { goodImages } from '#test/images/image-corpus.ts'
import { openEditable } from '#test/shops/open-editable.ts'

const shop = await createTestShop()
const photo = (await goodImages())['a JPEG'] ?? Buffer.alloc(0)
const words = {
  name: 'Ann',
  email: 'ann@example.com',
  reviewTitle: 'Sits well',
  message: 'They hold all day.\nEven on a bicycle.',
  rating: 5,
}
const add = (person: Person, productId: string, changed = {}) =>
  shop.as(person).reviews.addReview({ ...words, productId, ...changed })
const read = async (person: Person, productId: string) => shop.as(person).reviews.retreiveReviews({ productId })
const upload = async (person: Person) =>
  (await shop.as(person).reviews.uploadImage({ file: new Uint8Array(photo) })).secure_url
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => ({ status: 200, message: '' }),
    ({ status, message }: ShopError) => ({ status, message }),
  )

test('everyone can read a review, only the author sees that it is theirs, and no one sees the email address', async () => {
  const [ann, bob, lido] = [await shop.customer(), await shop.customer(), await shop.product()]
  const added = await add(ann, lido.id, { user: bob.id, email: 'other@example.com' })
  const { email, ...shownWords } = words
  expect(added).toMatchObject({ ...shownWords, user: ann.id, verified: false, photos: [] })
  expect(JSON.stringify(added)).not.toContain(email)

  for (const reader of [bob, shop.guest()]) {
    const { reviews: shown, total } = await read(reader, lido.id)
    expect(total).toBe(1)
    expect(shown).toMatchObject([{ _id: added._id, user: null, name: 'Ann', rating: 5 }])
    expect(JSON.stringify(shown)).not.toMatch(new RegExp(`@|${ann.id}|${bob.id}`))
  }
  expect((await read(ann, lido.id)).reviews).toMatchObject([{ user: ann.id }])
  const [stored] = await shop.db.select().from(reviews).where(eq(reviews.id, added._id))
  expect(stored).toMatchObject({ customerId: ann.id, email: ann.email })
})

test('a review of a product with sizes may say how it fits, one of a product without sizes may not', async () => {
  const [ann, dress, lido] = [await shop.customer(), await shop.product({ sizes: [36, 38] }), await shop.product()]
  expect(await add(ann, dress.id, { fit: 'small' })).toMatchObject({ fit: 'small' })
  expect((await read(shop.guest(), dress.id)).reviews).toMatchObject([{ fit: 'small' }])
  expect(await add(await shop.customer(), dress.id)).toMatchObject({ fit: null })

  expect(await refusal(add(ann, lido.id, { fit: 'true' }))).toEqual({
    status: 400,
    message: 'This product has no sizes, so there is no fit to review.',
  })
  expect((await read(ann, lido.id)).total).toBe(0)
  expect(await refusal(add(await shop.customer(), dress.id, { fit: 'huge' }))).toMatchObject({ status: 400 })
})

test('guests cannot write reviews', async () => {
  const lido = await shop.product()
  expect(await refusal(add(shop.guest(), lido.id))).toMatchObject({ status: 401 })
})

test.each([
  [{ name: '' }, 'Please enter your name.'],
  [{ name: undefined }, 'Please enter your name.'],
  [{ email: ' ' }, 'Please enter your email.'],
  [{ email: 'ann' }, 'Invalid email address.'],
  [{ reviewTitle: '  ' }, 'Please enter a review title.'],
  [{ message: '\n' }, 'Please enter your review message.'],
  [{ rating: 0 }, 'Please provide a rating.'],
  [{ rating: undefined }, 'Please provide a rating.'],
  [{ rating: 6 }, 'Please provide a rating.'],
  [{ rating: 4.5 }, 'Please provide a rating.'],
  [{ name: 'x'.repeat(81) }, 'Please use at most 80 characters.'],
  [{ reviewTitle: 'x'.repeat(121) }, 'Please use at most 120 characters.'],
  [{ message: 'x'.repeat(5_001) }, 'Please use at most 5000 characters.'],
  [{ photos: Array(6).fill('/images/x/960.webp') }, 'You can upload a maximum of 5 photos.'],
  [{ photos: ['https://evil.example/p.png'] }, 'Please upload your photos again.'],
  [{ photos: ['javascript:alert(1)'] }, 'Please upload your photos again.'],
  [{ photos: [`/images/${randomUUID()}/960.webp`] }, 'Please upload your photos again.'],
  [{ photos: ['/images/../../etc/passwd'] }, 'Please upload your photos again.'],
])('a review with %o is refused and leaves nothing', async (changed, message) => {
  const [ann, lido] = [await shop.customer(), await shop.product()]
  expect(await refusal(add(ann, lido.id, changed))).toEqual({ status: 400, message })
  expect((await read(ann, lido.id)).total).toBe(0)
})

test('only published products can be reviewed', async () => {
  const [ann, draft] = [await shop.customer(), await shop.product({ status: 'draft' })]
  const unknown = { status: 404, message: 'Product not found.' }
  expect(await refusal(add(ann, draft.id))).toEqual(unknown)
  expect(await refusal(add(ann, randomUUID()))).toEqual(unknown)
})

test('a customer reviews a product once a day, also with many concurrent tries', async () => {
  const [ann, bob, lido, rio] = [
    await shop.customer(),
    await shop.customer(),
    await shop.product(),
    await shop.product(),
  ]
  const tries = await Promise.all(Array.from({ length: 8 }, () => refusal(add(ann, lido.id))))
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(tries.find(({ status }) => status === 409)).toEqual({
    status: 409,
    message: "You've already reviewed this product today. You can write another review tomorrow.",
  })
  expect(await refusal(add(bob, lido.id))).toMatchObject({ status: 200 })
  expect(await refusal(add(ann, rio.id))).toMatchObject({ status: 200 })

  const yesterday = new Date(Date.now() - 86_400_000)
  await shop.db.update(reviews).set({ createdAt: yesterday }).where(eq(reviews.productId, lido.id))
  expect(await refusal(add(ann, lido.id))).toMatchObject({ status: 200 })
})

test('only photos that the author uploaded are accepted, each for one review', async () => {
  const [ann, bob, lido, rio] = [
    await shop.customer(),
    await shop.customer(),
    await shop.product(),
    await shop.product(),
  ]
  const photos = [await upload(ann), await upload(ann)]
  expect(await refusal(add(bob, lido.id, { photos }))).toMatchObject({ status: 400 })
  expect(await refusal(add(ann, lido.id, { photos: [photos[0], photos[0]] }))).toMatchObject({ status: 400 })

  expect(await add(ann, lido.id, { photos: photos.toReversed() })).toMatchObject({ photos: photos.toReversed() })
  expect((await read(shop.guest(), lido.id)).reviews).toMatchObject([{ photos: photos.toReversed() }])
  expect(await refusal(add(ann, rio.id, { photos }))).toMatchObject({ status: 400 })
})

test('authors delete their own reviews with the photos, and may do so twice', async () => {
  const [ann, bob, lido, rio] = [
    await shop.customer(),
    await shop.customer(),
    await shop.product(),
    await shop.product(),
  ]
  const address = await upload(ann)
  const { _id: id } = await add(ann, lido.id, { photos: [address] })
  const remove = (person: Person, productId = lido.id) => shop.as(person).reviews.deleteReview({ id, productId })

  expect(await refusal(remove(bob))).toEqual({ status: 404, message: 'You have no such review.' })
  expect(await refusal(remove(ann, rio.id))).toMatchObject({ status: 404 })
  expect((await read(ann, lido.id)).total).toBe(1)

  expect(await remove(ann)).toMatchObject({ status: 200, review: { _id: id, photos: [address] } })
  expect(await remove(ann)).toMatchObject({ status: 200, review: null })
  expect((await read(ann, lido.id)).reviews).toEqual([])
  await shop.runJobs()
  expect(
    await shop.db
      .select()
      .from(images)
      .where(eq(images.id, address.split('/')[2] ?? '')),
  ).toEqual([])
})

test('reviews are listed newest first, without hidden ones, and not for deleted products', async () => {
  const lido = await shop.product()
  const ids: string[] = []
  for (let day = 0; day < 3; day++) {
    const { _id } = await add(await shop.customer(), lido.id)
    ids.unshift(_id)
  }
  expect((await read(shop.guest(), lido.id)).reviews.map(({ _id }) => _id)).toEqual(ids)
  await shop.db
    .update(reviews)
    .set({ hiddenAt: new Date() })
    .where(eq(reviews.id, ids[1] ?? ''))
  expect(await read(shop.guest(), lido.id)).toMatchObject({ total: 2, reviews: [{ _id: ids[0] }, { _id: ids[2] }] })

  await shop.db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, lido.id))
  expect(await read(shop.guest(), lido.id)).toMatchObject({ total: 0, reviews: [] })
})

test('a review by a buyer of the product is verified; a canceled order does not count', async () => {
  const [ann, bob, lido] = [await shop.customer(), await shop.customer(), await shop.product()]
  await bought(ann, lido.id)
  await bought(bob, lido.id, { status: 'canceled', canceledAt: new Date() })
  expect(await add(ann, lido.id)).toMatchObject({ verified: true })
  expect(await add(bob, lido.id)).toMatchObject({ verified: false })
})

test('a review of what was removed from an order is not verified, one of what stayed in it is', async () => {
  const { shop, by, placed, lines, change, hat } = await openEditable()
  await change(lines.hat, 0)
  await change(lines.frame, 1)
  const review = (productId: string) => shop.as(by).reviews.addReview({ ...words, productId })
  expect(await review(hat.id)).toMatchObject({ verified: false })
  expect(await review(placed.product.id)).toMatchObject({ verified: true })
})

async function bought(person: Person, productId: string, changed: Partial<typeof orders.$inferInsert> = {}) {
  const amounts = { subtotalCents: 60_00, shippingCents: 0, taxCents: 0, totalCents: 60_00 }
  const place = { shippingName: 'Ann Lee', line1: '1 Main St', city: 'Austin', postalCode: '78701', country: 'US' }
  const [session] = await shop.db
    .insert(checkoutSessions)
    .values({
      providerSessionId: randomUUID(),
      provider: 'sandbox',
      visitorHash: 'none',
      status: 'ordered',
      subtotalCents: 60_00,
      currency: 'USD',
      expiresAt: new Date(),
    })
    .returning()
  const [order] = await shop.db
    .insert(orders)
    .values({
      number: `MG-${randomUUID()}`,
      sessionId: session?.id ?? '',
      customerId: person.id,
      email: person.email,
      customerName: 'Ann Lee',
      shippingOption: 'standard',
      ...amounts,
      ...place,
      ...changed,
    })
    .returning()
  await shop.db.insert(orderLines).values({
    orderId: order?.id ?? '',
    position: 0,
    productId,
    sku: 'T-1',
    name: 'Lido',
    path: 'women/sunglasses/round',
    image: '/images/x/960.webp',
    unitPriceCents: 60_00,
    quantity: 1,
  })
}
