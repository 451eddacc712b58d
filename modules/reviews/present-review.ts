import { imageAddress } from '#contract/media/image.ts'
import type { Review } from '#contract/reviews/calls.ts'
import type { reviews } from '#db/tables/reviews.ts'

/** A review as someone may read it: who wrote it is told to its author alone, and an email address to no one. */
export function presentReview(
  row: typeof reviews.$inferSelect,
  imageIds: readonly string[],
  readerId: string | null,
): Review {
  return {
    _id: row.id,
    name: row.name,
    reviewTitle: row.title,
    message: row.message,
    rating: row.rating,
    photos: imageIds.map((id) => imageAddress(id)),
    user: row.customerId !== null && row.customerId === readerId ? readerId : null,
    createdAt: row.createdAt.toISOString(),
    verified: row.isVerified,
    reply: row.reply,
  }
}
