import { Children } from 'react'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { Moment } from '#app/admin/moment.tsx'
import { readId } from '#app/admin/read-id.ts'
import { ReviewView } from '#app/admin/reviews/review-view.tsx'
import { apiContext } from '#app/api-context.ts'
import { quietMeta } from '#app/ui/page-meta.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminReviewsMessages } from '#messages/en-US/admin/reviews.ts'
import type { Route } from './+types/review.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  quietMeta(matches, loaderData?.review.reviewTitle ?? adminFrameMessages.pages.review)

export async function loader({ context, params }: Route.LoaderArgs) {
  const reviewId = readId(params.reviewId, adminReviewsMessages.notFound)
  return context.get(apiContext).reviews.findReview({ reviewId })
}

/** A review, to answer, hide or delete it. */
export default function ReviewPage({ loaderData: { review } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading
        lead={
          review.hiddenAt && (
            <span className="text-accent">
              {Children.toArray(adminReviewsMessages.hiddenSince(<Moment at={review.hiddenAt} isDay />))}
            </span>
          )
        }
      >
        {review.reviewTitle}
      </AdminHeading>
      <ReviewView key={review._id} review={review} />
    </>
  )
}
