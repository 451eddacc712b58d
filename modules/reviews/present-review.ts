import { imageAddress } from '#contract/media/image.ts'
import type { Review } from '#contract/reviews/calls.ts'
import type { reviews } from '#db/tables/reviews.ts'

/** A review as a viewer may see it: only its author sees who wrote it, and no one sees the email address. */
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
    fit: row.fit,
    photos: imageIds.map((id) => imageAddress(id)),
    user: row.customerId !== null && row.customerId === readerId ? readerId : null,
    createdAt: row.createdAt.toISOString(),
    verified: row.isVerified,
    reply: row.reply,
  }
}
