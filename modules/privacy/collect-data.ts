import { asc, desc, eq, inArray } from 'drizzle-orm'
import { unauthenticated } from '#contract/errors.ts'
import { imageAddress } from '#contract/media/image.ts'
import type { GuestData, MyData } from '#contract/privacy/calls.ts'
import type { Db } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'
import { newsletterSubscribers } from '#db/tables/newsletter.ts'
import { products } from '#db/tables/products.ts'
import { reviewPhotos, reviews } from '#db/tables/reviews.ts'
import { wishlistItems } from '#db/tables/wishlist.ts'
import type { CustomerContext } from '../context.ts'
import type { Buyer } from '../customers/buyer.ts'
import { listMessagesOf } from '../messages/list-messages-of.ts'
import { isOfSignUp } from '../newsletter/is-of-sign-up.ts'
import { listConsentsOf } from '../newsletter/record-consent.ts'
import { ordersOf } from '../orders/orders-of.ts'
import { readOrders } from '../orders/read-orders.ts'
import { showOrder } from '../orders/show-order.ts'
import { listUnpaidOf } from '../pending-orders/list-unpaid-of.ts'
import { listReturnsOf } from '../returns/list-returns-of.ts'
import { listWaitingAlerts } from '../stock-alerts/list-waiting-alerts.ts'
import { listCodesOf } from '../store-codes/list-codes-of.ts'

// An upper bound that no real customer reaches.
const maxOrders = 10_000

/**
 * Everything the shop stores about the customer whose context it is. What belongs to an address that they never confirmed is left
 * out: it may be someone else's.
 */
export async function collectData(ctx: CustomerContext): Promise<MyData> {
  const { db } = ctx
  const { customerId } = ctx.caller
  const [customer] = await db.select().from(customers).where(eq(customers.id, customerId))
  if (!customer) throw unauthenticated()
  const { firstName, lastName, country, email, emailConfirmedAt, channel, note, tags, createdAt } = customer

  const saved = await db
    .select({ productId: products.id, name: products.name, savedAt: wishlistItems.createdAt })
    .from(wishlistItems)
    .innerJoin(products, eq(products.id, wishlistItems.productId))
    .where(eq(wishlistItems.customerId, customerId))
    .orderBy(desc(wishlistItems.createdAt))
  return {
    account: { firstName, lastName, country, email, channel, createdAt: createdAt.toISOString(), note, tags },
    orders: await listOrders(db, ctx.caller),
    unpaidOrders: await listUnpaidOf(db, ctx.caller),
    returns: await listReturnsOf(db, ctx.caller),
    reviews: await listOwnReviews(ctx),
    wishlist: saved.map((item) => ({ ...item, savedAt: item.savedAt.toISOString() })),
    newsletter: emailConfirmedAt || (await isOfSignUp(db, email, createdAt)) ? await findNewsletter(db, email) : null,
    messages: await listMessagesOf(db, ctx.caller),
    storeCodes: await listCodesOf(db, ctx.caller),
    stockAlerts: emailConfirmedAt ? await listAlerts(db, email) : [],
  }
}

/**
 * Everything the shop stores about an address without an account. Another person's account may have it; then what belongs to that
 * is left out, which is the newsletter and requests only where that account has confirmed the address.
 */
export async function collectGuestData(db: Db, email: string, isOfAccount: boolean): Promise<GuestData> {
  const buyer = { guest: email }
  return {
    email,
    orders: await listOrders(db, buyer),
    unpaidOrders: await listUnpaidOf(db, buyer),
    returns: await listReturnsOf(db, buyer),
    messages: await listMessagesOf(db, buyer),
    storeCodes: await listCodesOf(db, buyer),
    newsletter: isOfAccount ? null : await findNewsletter(db, email),
    stockAlerts: isOfAccount ? [] : await listAlerts(db, email),
  }
}

async function listOrders(db: Db, buyer: Buyer) {
  const found = await readOrders(db, ordersOf(buyer), maxOrders)
  return found.map((stored) => showOrder(stored, 'buyer'))
}

async function findNewsletter(db: Db, email: string): Promise<MyData['newsletter']> {
  const [subscriber] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  return {
    isSubscribed: subscriber !== undefined && subscriber.unsubscribedAt === null,
    subscribedAt: subscriber?.subscribedAt.toISOString() ?? null,
    unsubscribedAt: subscriber?.unsubscribedAt?.toISOString() ?? null,
    history: await listConsentsOf(db, email),
  }
}

async function listAlerts(db: Db, email: string) {
  const waiting = await listWaitingAlerts(db, email, maxOrders)
  return waiting.map(({ product: { id, name }, askedAt, color, size }) => {
    return { productId: id, name, color, size, askedAt: askedAt.toISOString() }
  })
}

async function listOwnReviews({ db, caller }: CustomerContext) {
  const own = await db
    .select()
    .from(reviews)
    .where(eq(reviews.customerId, caller.customerId))
    .orderBy(desc(reviews.createdAt))
  const photos = await db
    .select({ reviewId: reviewPhotos.reviewId, imageId: reviewPhotos.imageId })
    .from(reviewPhotos)
    .where(
      inArray(
        reviewPhotos.reviewId,
        own.map(({ id }) => id),
      ),
    )
    .orderBy(asc(reviewPhotos.position))
  return own.map(({ id, productId, name, email, title, message, rating, fit, reply, hiddenAt, createdAt }) => ({
    productId,
    name,
    email,
    reviewTitle: title,
    message,
    rating,
    fit,
    reply,
    isHidden: hiddenAt !== null,
    photos: photos.filter(({ reviewId }) => reviewId === id).map(({ imageId }) => imageAddress(imageId)),
    createdAt: createdAt.toISOString(),
  }))
}
