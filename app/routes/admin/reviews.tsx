import { useNavigation } from 'react-router'
import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { queryOf } from '#app/admin/query-of.ts'
import { ReviewFilter } from '#app/admin/reviews/review-filter.tsx'
import { ReviewRow } from '#app/admin/reviews/review-row.tsx'
import { apiContext } from '#app/api-context.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { reviewStates } from '#contract/reviews/calls.ts'
import type { Route } from './+types/reviews.ts'

const text = (max: number) => z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(max))), undefined)
const chosenFilter = z.object({
  search: text(100),
  state: z.catch(z.optional(z.enum(reviewStates)), undefined),
  rating: z.catch(z.optional(z.enum(['1', '2', '3', '4', '5'])), undefined),
  after: text(200),
})

export async function loader({ context, request }: Route.LoaderArgs) {
  const chosen = z.parse(chosenFilter, Object.fromEntries(new URL(request.url).searchParams))
  const rating = chosen.rating && Number(chosen.rating)
  return {
    ...(await context.get(apiContext).reviews.listAllReviews({ ...chosen, rating: rating || undefined })),
    chosen,
  }
}

export default function Reviews({ loaderData: { reviews, next, chosen } }: Route.ComponentProps) {
  const isLoading = useNavigation().location?.pathname === '/admin/reviews'
  const { search, state, rating, after } = chosen
  return (
    <>
      <AdminHeading>Reviews</AdminHeading>
      <ReviewFilter search={search} state={state} rating={rating} />
      <div aria-busy={isLoading} className={isLoading ? 'opacity-50 transition-opacity' : ''}>
        {reviews.length === 0 ? (
          <EmptyState
            title={search || state || rating ? 'No reviews found.' : 'No reviews yet.'}
            text={search && `No product or author matches “${search}”.`}
          >
            {(search || state || rating || after) && (
              <LinkButton variant="secondary" to="?">
                Show all
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
      </div>
      {next && (
        <p className="mt-8">
          <LinkButton variant="secondary" to={`?${queryOf({ search, state, rating, after: next })}`}>
            Older reviews
          </LinkButton>
        </p>
      )}
    </>
  )
}
