import { eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { reviewPhotos, reviews } from '#db/tables/reviews.ts'

/** Leaves the reviews of a customer where they are, without saying who wrote them. */
export async function anonymizeReviews(tx: Tx, customerId: string): Promise<void> {
  await tx
    .update(reviews)
    .set({ customerId: null, name: 'A former customer', email: '' })
    .where(eq(reviews.customerId, customerId))
  // Photos that no review took are swept once no one owns them.
  await tx.update(reviewPhotos).set({ customerId: null }).where(eq(reviewPhotos.customerId, customerId))
}
