import { asc, desc, eq, inArray } from 'drizzle-orm'
import { unauthenticated } from '#contract/errors.ts'
import { imageAddress } from '#contract/media/image.ts'
import type { MyData } from '#contract/privacy/calls.ts'
import { customers } from '#db/tables/customers.ts'
import { newsletterSubscribers } from '#db/tables/newsletter.ts'
import { orders } from '#db/tables/orders.ts'
import { products } from '#db/tables/products.ts'
import { reviewPhotos, reviews } from '#db/tables/reviews.ts'
import { wishlistItems } from '#db/tables/wishlist.ts'
import type { CustomerContext } from '../context.ts'
import { listOwnMessages } from '../messages/list-own-messages.ts'
import { listConsentsOf } from '../newsletter/record-consent.ts'
import { readOrders } from '../orders/read-orders.ts'
import { showOrder } from '../orders/show-order.ts'
import { listOwnUnpaid } from '../pending-orders/list-own-unpaid.ts'
import { listOwnReturns } from '../returns/list-own-returns.ts'
import { listWaitingAlerts } from '../stock-alerts/list-waiting-alerts.ts'
import { listOwnCodes } from '../store-codes/list-own-codes.ts'

// An upper bound that no real customer reaches.
const maxOrders = 10_000

/** Everything the shop stores about the customer whose context it is. */
export async function collectData(ctx: CustomerContext): Promise<MyData> {
  const { db } = ctx
  const { customerId } = ctx.caller
  const [customer] = await db.select().from(customers).where(eq(customers.id, customerId))
  if (!customer) throw unauthenticated()
  const { firstName, lastName, country, email, emailConfirmedAt, channel, note, tags, createdAt } = customer

  const found = await readOrders(db, eq(orders.customerId, customerId), maxOrders)
  const saved = await db
    .select({ productId: products.id, name: products.name, savedAt: wishlistItems.createdAt })
    .from(wishlistItems)
    .innerJoin(products, eq(products.id, wishlistItems.productId))
    .where(eq(wishlistItems.customerId, customerId))
    .orderBy(desc(wishlistItems.createdAt))
  const [subscriber] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))

  return {
    account: { firstName, lastName, country, email, channel, createdAt: createdAt.toISOString(), note, tags },
    orders: found.map((stored) => showOrder(stored, false)),
    unpaidOrders: await listOwnUnpaid(ctx),
    returns: await listOwnReturns(ctx),
    reviews: await listOwnReviews(ctx),
    wishlist: saved.map((item) => ({ ...item, savedAt: item.savedAt.toISOString() })),
    newsletter: {
      isSubscribed: subscriber !== undefined && subscriber.unsubscribedAt === null,
      subscribedAt: subscriber?.subscribedAt.toISOString() ?? null,
      unsubscribedAt: subscriber?.unsubscribedAt?.toISOString() ?? null,
      history: emailConfirmedAt ? await listConsentsOf(db, email) : [],
    },
    messages: await listOwnMessages(ctx),
    storeCodes: await listOwnCodes(ctx),
    stockAlerts: emailConfirmedAt ? await listAlerts(ctx, email) : [],
  }
}

async function listAlerts({ db }: CustomerContext, email: string) {
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
