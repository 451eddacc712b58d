import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/reviews/calls.ts'
import { type Placeholders, prepareOnce } from '#db/prepare-once.ts'
import { products } from '#db/tables/products.ts'
import { reviewPhotos, reviews } from '#db/tables/reviews.ts'
import type { Context } from '../context.ts'
import { presentReview } from './present-review.ts'

const maxReviews = 1_000

type Asked = Placeholders<{ productId: string }>

const isShown = ({ productId }: Asked) =>
  and(
    eq(reviews.productId, productId),
    isNull(reviews.hiddenAt),
    eq(products.status, 'published'),
    isNull(products.deletedAt),
  )

const listShown = prepareOnce((db, asked: Asked) =>
  db
    .select({ review: reviews })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(isShown(asked))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(maxReviews),
)

const countShown = prepareOnce((db, asked: Asked) =>
  db
    .select({ total: count() })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(isShown(asked)),
)

/**
 * The reviews of a product in the shop, newest first, without hidden ones, which their authors do not see here either.
 */
export async function retreiveReviews({ db, caller }: Context, { productId }: Payload<typeof calls.retreiveReviews>) {
  const found = await listShown(db, { productId })
  const [counted] = await countShown(db, { productId })

  const ids = found.map(({ review }) => review.id)
  const photos = await db
    .select({ reviewId: reviewPhotos.reviewId, imageId: reviewPhotos.imageId })
    .from(reviewPhotos)
    .where(inArray(reviewPhotos.reviewId, ids))
    .orderBy(asc(reviewPhotos.position))
  const photosOf = Map.groupBy(photos, ({ reviewId }) => reviewId)

  return {
    reviews: found.map(({ review }) => {
      const imageIds = photosOf.get(review.id)?.map(({ imageId }) => imageId) ?? []
      return presentReview(review, imageIds, caller?.customerId ?? null)
    }),
    total: counted?.total ?? 0,
  }
}
