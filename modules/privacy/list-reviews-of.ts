import { eq, sql } from 'drizzle-orm'
import { maxShownPerCustomer, type OwnCustomer } from '#contract/customers/calls.ts'
import type { Db } from '#db/open-database.ts'
import { products } from '#db/tables/products.ts'
import { reviews } from '#db/tables/reviews.ts'
import { productsPath } from '../products/product-path.ts'

/** The reviews of a customer, newest first, hidden ones included. */
export async function listReviewsOf(db: Db, customerId: string): Promise<OwnCustomer['reviews']> {
  const newest = await db
    .select({ review: reviews, product: products, path: productsPath })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.customerId, customerId))
    .orderBy(sql`${reviews.createdAt} desc nulls last`)
    .limit(maxShownPerCustomer)
  return newest.map(({ review, product, path }) => ({
    _id: review.id,
    product: { _id: product.id, name: product.name, path },
    rating: review.rating,
    reviewTitle: review.title,
    message: review.message,
    isHidden: review.hiddenAt !== null,
    createdAt: review.createdAt.toISOString(),
  }))
}
