import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import type { ReceivedReview } from '#contract/reviews/calls.ts'
import { listen } from '#db/listen.ts'
import { auditEvents } from '#db/tables/audit.ts'
import { products } from '#db/tables/products.ts'
import { reviewPhotos, reviews } from '#db/tables/reviews.ts'
import { createTestShop, type Person } from '#test/create-test-shop.ts'
import { downloadData } from '#test/download-data.ts'
import { goodImages } from '#test/images/image-corpus.ts'

const shop = await createTestShop()
const owner = await shop.admin()
const api = shop.as(owner).reviews
const words = { name: 'Ann', email: 'x@example.com', reviewTitle: 'Sits well', message: 'All day.', rating: 5 }
const write = async (productId: string, changed = {}, by?: Person) =>
  (await shop.as(by ?? (await shop.customer())).reviews.addReview({ ...words, productId, ...changed }))._id
const read = async (productId: string, by = shop.guest()) => shop.as(by).reviews.retreiveReviews({ productId })
const inShop = async (productId: string) => (await shop.as(shop.guest()).products.findProduct({ productId })).product
const idsOf = ({ reviews: found }: { reviews: ReceivedReview[] }) => found.map(({ _id }) => _id)
const refusal = (status: number, message: string) => ({ status, message })

async function actionsOn(id: string) {
  const rows = await shop.db.select().from(auditEvents).where(eq(auditEvents.subjectId, id)).orderBy(auditEvents.at)
  return rows.map(({ action, actorId }) => [action, actorId === owner.id])
}

test('a hidden review is in no list, count or rating, for its author too, and can be shown again unchanged', async () => {
  const [ann, lido] = [await shop.customer(), await shop.product()]
  const kind = await write(lido.id)
  const rude = await write(lido.id, { rating: 2, reviewTitle: 'Nonsense' }, ann)
  expect(await inShop(lido.id)).toMatchObject({ rating: 3.5, reviewCount: 2 })

  const hidden = await api.hideReview({ reviewId: rude })
  expect(hidden).toMatchObject({ message: 'Review hidden.', review: { hiddenAt: expect.any(String) } })
  for (const reader of [shop.guest(), ann, owner]) {
    expect(await read(lido.id, reader)).toMatchObject({ total: 1, reviews: [{ _id: kind }] })
  }
  expect(await inShop(lido.id)).toMatchObject({ rating: 5, reviewCount: 1 })
  const { products: found } = await shop.as(shop.guest()).products.summaries({ ids: [lido.id] })
  expect(found).toMatchObject([{ rating: 5, reviewCount: 1 }])
  expect((await downloadData(shop, ann)).reviews).toMatchObject([{ reviewTitle: 'Nonsense', isHidden: true }])

  await api.hideReview({ reviewId: kind })
  expect(await inShop(lido.id)).toMatchObject({ rating: null, reviewCount: 0 })
  await api.showReview({ reviewId: kind })
  expect(await api.showReview({ reviewId: rude })).toMatchObject({ review: { hiddenAt: null } })
  expect(await inShop(lido.id)).toMatchObject({ rating: 3.5, reviewCount: 2 })
  expect((await read(lido.id)).total).toBe(2)
  expect(await actionsOn(rude)).toEqual([
    ['review.hidden', true],
    ['review.shown', true],
  ])
})

test('an admin replies, changes the reply and removes it', async () => {
  const lido = await shop.product()
  const reviewId = await write(lido.id)
  const said = await api.replyToReview({ reviewId, from: null, reply: '  Thank you,\nAnn. ' })
  expect(said).toMatchObject({
    message: 'Reply saved.',
    review: { reply: 'Thank you,\nAnn.', repliedAt: expect.any(String) },
  })
  expect((await read(lido.id)).reviews).toMatchObject([{ reply: 'Thank you,\nAnn.' }])

  await api.replyToReview({ reviewId, from: 'Thank you,\nAnn.', reply: 'Thank you.' })
  expect((await read(lido.id)).reviews).toMatchObject([{ reply: 'Thank you.' }])
  const removed = await api.replyToReview({ reviewId, from: 'Thank you.', reply: null })
  expect(removed).toMatchObject({ message: 'Reply removed.', review: { reply: null, repliedAt: null } })
  expect(await actionsOn(reviewId)).toEqual([
    ['review.answered', true],
    ['review.reply-changed', true],
    ['review.reply-removed', true],
  ])
})

test('of two admins who change a review the second gets a conflict, and the change of the first is not lost', async () => {
  const other = shop.as(await shop.admin()).reviews
  const reviewId = await write((await shop.product()).id)

  const replies = await Promise.allSettled([
    api.replyToReview({ reviewId, from: null, reply: 'One' }),
    other.replyToReview({ reviewId, from: null, reply: 'Other' }),
  ])
  expect(replies.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(replies.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: refusal(409, 'Someone else has changed the reply to this review in the meantime.'),
  })

  const hides = await Promise.allSettled([api.hideReview({ reviewId }), other.hideReview({ reviewId })])
  expect(hides.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: refusal(409, 'Someone else has already hidden this review.'),
  })
  await api.showReview({ reviewId })
  await expect(other.showReview({ reviewId })).rejects.toMatchObject(
    refusal(409, 'Someone else has already restored this review.'),
  )
  expect(await actionsOn(reviewId)).toHaveLength(3)
})

test('unknown reviews, invalid replies and invalid cursors are refused', async () => {
  const reviewId = await write((await shop.product()).id)
  for (const call of [
    (id: string) => api.hideReview({ reviewId: id }),
    (id: string) => api.showReview({ reviewId: id }),
    (id: string) => api.replyToReview({ reviewId: id, from: null, reply: 'Thanks.' }),
  ]) {
    await expect(call(randomUUID())).rejects.toMatchObject(refusal(404, 'Review not found.'))
  }
  for (const [reply, message] of [
    [' \n ', 'Please write a reply.'],
    ['x'.repeat(2_001), 'Please use at most 2000 characters.'],
    ['a\u0007b', "Please remove characters that can't be printed."],
  ] as const) {
    await expect(api.replyToReview({ reviewId, from: null, reply })).rejects.toMatchObject(refusal(400, message))
  }
  await expect(api.listAllReviews({ after: 'nowhere' })).rejects.toMatchObject(
    refusal(400, 'This page of the list does not exist. Please start again from the first one.'),
  )
  expect(await actionsOn(reviewId)).toEqual([])
})

test('a reply to a review that its author has just deleted is refused', async () => {
  const [ann, lido] = [await shop.customer(), await shop.product()]
  const reviewId = await write(lido.id, {}, ann)
  await api.hideReview({ reviewId })
  await shop.as(ann).reviews.deleteReview({ id: reviewId, productId: lido.id })
  await expect(api.replyToReview({ reviewId, from: null, reply: 'Thanks.' })).rejects.toMatchObject({ status: 404 })
})

test('an admin deletes a review with its photos, which nobody can do twice', async () => {
  const lido = await shop.product({ name: 'Lido' })
  const author = await shop.customer()
  const { secure_url: photo } = await shop.as(author).reviews.uploadImage({
    file: new Uint8Array((await goodImages())['a JPEG'] ?? Buffer.alloc(0)),
  })
  const reviewId = await write(lido.id, { photos: [photo] }, author)
  await write(lido.id)
  expect((await api.findReview({ reviewId })).review).toMatchObject({ photos: [expect.any(String)], hiddenAt: null })

  expect((await api.removeReview({ reviewId })).message).toBe('Review deleted.')
  await shop.runJobs()
  expect(await shop.db.$count(reviewPhotos)).toBe(0)
  expect(await inShop(lido.id)).toMatchObject({ reviewCount: 1 })
  await expect(api.findReview({ reviewId })).rejects.toMatchObject(refusal(404, 'Review not found.'))
  await expect(api.removeReview({ reviewId })).rejects.toMatchObject(refusal(404, 'Review not found.'))
  const noted = await shop.db.select().from(auditEvents).where(eq(auditEvents.subjectId, reviewId))
  expect(noted).toMatchObject([{ action: 'review.removed', detail: { product: 'Lido' } }])
  expect(JSON.stringify(noted)).not.toContain('x@example.com')
})

test('an admin finds reviews by state, product and author, page by page', async () => {
  const own = await createTestShop()
  const admin = own.as(await own.admin()).reviews
  const [mia, zoe] = [await own.customer('mia@one.example'), await own.customer('zoe@two.example')]
  const [lido, rio] = [await own.product({ name: 'Lido' }), await own.product({ name: 'Río Grande' })]
  const add = async (by: Person, productId: string, name: string, rating: number) =>
    (await own.as(by).reviews.addReview({ ...words, name, rating, productId }))._id
  const first = await add(mia, lido.id, 'Mia', 5)
  const second = await add(zoe, lido.id, 'Zoë 100%', 1)
  const third = await add(mia, rio.id, 'Mia', 3)
  await admin.replyToReview({ reviewId: first, from: null, reply: 'Thanks.' })
  await admin.hideReview({ reviewId: second })

  const { reviews: all, next } = await admin.listAllReviews({})
  expect(next).toBeNull()
  expect(all).toMatchObject([
    { _id: third, product: { name: 'Río Grande', address: `/shop/women/sunglasses/round/${rio.id}` } },
    { _id: second, email: 'zoe@two.example', hiddenAt: expect.any(String), verified: false, photos: [] },
    { _id: first, reply: 'Thanks.', hiddenAt: null },
  ])
  expect(idsOf(await admin.listAllReviews({ sort: 'oldest' }))).toEqual([first, second, third])
  expect(idsOf(await admin.listAllReviews({ state: 'unanswered' }))).toEqual([third])
  expect(idsOf(await admin.listAllReviews({ state: 'hidden' }))).toEqual([second])
  expect(idsOf(await admin.listAllReviews({ rating: 5 }))).toEqual([first])
  expect(idsOf(await admin.listAllReviews({ search: 'LIDO' }))).toEqual([second, first])
  expect(idsOf(await admin.listAllReviews({ search: 'rio mia' }))).toEqual([third])
  expect(idsOf(await admin.listAllReviews({ search: 'one.example lido' }))).toEqual([first])
  expect(idsOf(await admin.listAllReviews({ search: 'zoe 100%' }))).toEqual([second])
  expect(idsOf(await admin.listAllReviews({ search: '%%_' }))).toEqual([])
  expect(idsOf(await admin.listAllReviews({ search: lido.sku, rating: 1, state: 'hidden' }))).toEqual([second])

  await own.db.update(reviews).set({ createdAt: new Date(0) })
  const pages = []
  for (let after: string | null | undefined; after !== null; ) {
    const page: Awaited<ReturnType<typeof admin.listAllReviews>> = await admin.listAllReviews({
      limit: 1,
      ...(after && { after }),
    })
    pages.push(...idsOf(page))
    after = page.next
  }
  expect(pages.toSorted()).toEqual([first, second, third].toSorted())

  await own.db.update(products).set({ status: 'archived' }).where(eq(products.id, rio.id))
  expect((await admin.listAllReviews({ search: 'rio' })).reviews).toMatchObject([{ product: { address: null } }])
})

test('every change of a review invalidates the pages that show it', async () => {
  const [ann, lido] = [await shop.customer(), await shop.product()]
  const reviewId = await write(lido.id, {}, ann)
  const messages: string[] = []
  const listening = Promise.withResolvers<void>()
  onTestFinished(
    listen(shop.url, {
      onNotification: { catalog_changed: (id) => messages.push(id) },
      onGap: () => listening.resolve(),
    }),
  )
  await listening.promise

  const changes: (() => Promise<unknown>)[] = [
    () => api.replyToReview({ reviewId, from: null, reply: 'Thanks.' }),
    () => api.hideReview({ reviewId }),
    () => api.showReview({ reviewId }),
    () => api.replyToReview({ reviewId, from: 'Thanks.', reply: null }),
    () => shop.db.update(reviews).set({ name: 'A former customer' }).where(eq(reviews.customerId, ann.id)),
    () => shop.db.delete(reviews).where(eq(reviews.id, reviewId)),
  ]
  for (const change of changes) {
    messages.length = 0
    await change()
    await expect.poll(() => messages).toContain(lido.id)
  }
})
