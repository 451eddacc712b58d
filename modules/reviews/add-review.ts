import { and, eq, isNull } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, invalid, notFound, unauthenticated } from '#contract/errors.ts'
import type { calls } from '#contract/reviews/calls.ts'
import { isEmail, normalEmail } from '#contract/text.ts'
import type { Tx } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'
import { productSizes, products } from '#db/tables/products.ts'
import { reviews } from '#db/tables/reviews.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import { apiReviewsMessages } from '#messages/en-US/api/reviews.ts'
import { reviewsMessages } from '#messages/en-US/reviews.ts'
import { rulesMessages } from '#messages/en-US/rules.ts'
import type { CustomerContext } from '../context.ts'
import { attachPhotos } from './attach-photos.ts'
import { isBuyer } from './is-buyer.ts'
import { presentReview } from './present-review.ts'

/**
 * Adds a review by the logged-in customer, at most one a day for each product. The stored email address is always that
 * of the account. A buyer's review is marked as verified.
 */
export async function addReview(ctx: CustomerContext, input: Payload<typeof calls.addReview>) {
  const { productId, name, reviewTitle: title, message, rating, fit } = input
  if (!isEmail(normalEmail(input.email))) throw invalid(rulesMessages.invalidEmail)
  const { customerId } = ctx.caller

  return ctx.db.transaction(async (tx) => {
    const [author] = await tx.select().from(customers).where(eq(customers.id, customerId))
    if (!author) throw unauthenticated(reviewsMessages.notLoggedIn)
    const [shown] = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.id, productId), eq(products.status, 'published'), isNull(products.deletedAt)))
    if (!shown) throw notFound(apiProductsMessages.notFound)

    if (fit !== null && !(await hasSizes(tx, productId))) throw invalid(apiReviewsMessages.noSizes)
    const isVerified = await isBuyer(tx, customerId, productId)
    const [added] = await tx
      .insert(reviews)
      .values({ productId, customerId, name, email: author.email, title, message, rating, fit, isVerified })
      .onConflictDoNothing()
      .returning()
    if (!added) throw conflict(apiReviewsMessages.onePerDay)
    const imageIds = await attachPhotos(tx, added.id, customerId, input.photos)
    if (imageIds.length > 0) await ctx.enqueue(tx, 'makeWidths', ...imageIds.map((imageId) => ({ imageId })))
    return presentReview(added, imageIds, customerId)
  })
}

async function hasSizes(tx: Tx, productId: string): Promise<boolean> {
  const [size] = await tx
    .select({ size: productSizes.size })
    .from(productSizes)
    .where(eq(productSizes.productId, productId))
    .limit(1)
  return size !== undefined
}
