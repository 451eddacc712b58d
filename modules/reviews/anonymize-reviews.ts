import { eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { reviewPhotos, reviews } from '#db/tables/reviews.ts'
import { apiCustomersMessages } from '#messages/en-US/api/customers.ts'

/** Keeps the reviews of a customer and removes the author's name and email address. */
export async function anonymizeReviews(tx: Tx, customerId: string): Promise<void> {
  await tx
    .update(reviews)
    .set({ customerId: null, name: apiCustomersMessages.formerCustomer, email: '' })
    .where(eq(reviews.customerId, customerId))
  // Photos without a review are deleted by the sweep once they have no owner.
  await tx.update(reviewPhotos).set({ customerId: null }).where(eq(reviewPhotos.customerId, customerId))
}
