import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { afterParam, choiceParam, queryOf, readQuery, textParam } from '#app/admin/list-query.ts'
import { ListResults } from '#app/admin/list-results.tsx'
import { ReviewFilter } from '#app/admin/reviews/review-filter.tsx'
import { ReviewRow } from '#app/admin/reviews/review-row.tsx'
import { apiContext } from '#app/api-context.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { reviewStates } from '#contract/reviews/calls.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminListsMessages } from '#messages/en-US/admin/lists.ts'
import { adminReviewsMessages } from '#messages/en-US/admin/reviews.ts'
import type { Route } from './+types/reviews.ts'

const filterSchema = z.object({
  search: textParam(100),
  state: choiceParam(reviewStates),
  rating: choiceParam(['1', '2', '3', '4', '5']),
  after: afterParam,
})

export async function loader({ context, request }: Route.LoaderArgs) {
  const filter = readQuery(filterSchema, request)
  const rating = filter.rating && Number(filter.rating)
  return {
    ...(await context.get(apiContext).reviews.listAllReviews({ ...filter, rating: rating || undefined })),
    filter,
  }
}

export default function Reviews({ loaderData: { reviews, next, filter } }: Route.ComponentProps) {
  const { search, state, rating, after } = filter
  return (
    <>
      <AdminHeading>{adminFrameMessages.pages.reviews}</AdminHeading>
      <ReviewFilter search={search} state={state} rating={rating} />
      <ListResults
        next={next && queryOf({ search, state, rating, after: next })}
        nextLabel={adminReviewsMessages.older}
      >
        {reviews.length === 0 ? (
          <EmptyState
            title={search || state || rating ? adminReviewsMessages.noneFound : adminReviewsMessages.none}
            text={search && adminReviewsMessages.noneMatching(search)}
          >
            {(search || state || rating || after) && (
              <LinkButton variant="secondary" to="?">
                {adminListsMessages.showAll}
              </LinkButton>
            )}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {reviews.map((review) => (
              <ReviewRow key={review._id} review={review} />
            ))}
          </ul>
        )}
      </ListResults>
    </>
  )
}
