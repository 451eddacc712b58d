import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { afterParam, choiceParam, readQuery, textParam } from '#app/admin/list-query.ts'
import { reviewBulkActions } from '#app/admin/reviews/bulk-actions.ts'
import { reviewColumns } from '#app/admin/reviews/review-columns.tsx'
import { createSelection } from '#app/admin/table/create-selection.ts'
import { ListTable } from '#app/admin/table/list-table.tsx'
import { api } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { ages } from '#contract/list-order.ts'
import { type ReceivedReview, reviewStates } from '#contract/reviews/calls.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminReviewsMessages } from '#messages/en-US/admin/reviews.ts'
import type { Route } from './+types/reviews.ts'

const ratings = ['5', '4', '3', '2', '1'] as const
const querySchema = z.object({
  search: textParam(100),
  state: choiceParam(reviewStates),
  rating: choiceParam(ratings),
  sort: choiceParam(ages),
  columns: textParam(200),
  after: afterParam,
})
type Filter = Omit<z.infer<typeof querySchema>, 'columns' | 'after'>

const selection = createSelection<ReceivedReview>()
const asked = ({ rating, ...filter }: Filter) => ({ ...filter, rating: rating && Number(rating) })

export async function loader({ context, request }: Route.LoaderArgs) {
  const { columns, after, ...filter } = readQuery(querySchema, request)
  const { reviews, next } = await context.get(apiContext).reviews.listAllReviews({ ...asked(filter), after })
  return { page: { rows: reviews, next, after }, filter, columns }
}

/** The reviews of all products, newest first. */
export default function Reviews({ loaderData: { page, filter, columns } }: Route.ComponentProps) {
  const { state, states, stars, starCount } = adminReviewsMessages
  return (
    <>
      <AdminHeading>{adminFrameMessages.pages.reviews}</AdminHeading>
      <ListTable
        name={adminFrameMessages.pages.reviews}
        page={page}
        columns={reviewColumns()}
        idOf={({ _id }) => _id}
        nameOf={({ reviewTitle }) => reviewTitle}
        query={{ ...filter, columns }}
        search={adminReviewsMessages.search}
        filters={[
          { name: 'state', label: state, options: reviewStates.map((value) => ({ value, label: states[value] })) },
          {
            name: 'rating',
            label: stars,
            options: ratings.map((value) => ({ value, label: starCount(Number(value)) })),
          },
        ]}
        usualSort="newest"
        csv={{
          file: 'reviews',
          async readPage(page) {
            const { reviews, next } = await api.reviews.listAllReviews({ ...asked(filter), ...page })
            return { rows: reviews, next }
          },
        }}
        empty={{ title: adminReviewsMessages.none, filtered: adminReviewsMessages.noneFound }}
        selection={selection}
        actions={reviewBulkActions()}
      />
    </>
  )
}
