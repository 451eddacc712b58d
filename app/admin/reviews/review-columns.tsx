import { Link } from 'react-router'
import { Stars } from '#app/ui/stars.tsx'
import type { ReceivedReview } from '#contract/reviews/calls.ts'
import { adminReviewsMessages } from '#messages/en-US/admin/reviews.ts'
import type { Column } from '../table/column.ts'
import { titleLink } from '../table/table-link.ts'
import { ageColumn, textColumn } from '../table/usual-columns.tsx'

/** The columns of the list of reviews. */
export function reviewColumns(): Column<ReceivedReview>[] {
  const { columns } = adminReviewsMessages
  return [
    {
      key: 'title',
      label: columns.title,
      cell: ({ _id, reviewTitle }) => (
        <Link to={`/admin/reviews/${_id}`} className={`${titleLink} xl:max-w-80`}>
          {reviewTitle}
        </Link>
      ),
      text: ({ reviewTitle }) => reviewTitle,
    },
    {
      key: 'stars',
      label: columns.stars,
      cell: ({ rating }) => <Stars value={rating} />,
      text: ({ rating }) => String(rating),
    },
    textColumn({
      key: 'product',
      label: columns.product,
      text: ({ product }) => product.name,
      width: 'max-w-56 sm:max-lg:max-w-32',
    }),
    textColumn({ key: 'author', label: columns.author, text: ({ name }) => name, width: 'max-w-40' }),
    { key: 'state', label: columns.state, cell: (review) => <State review={review} />, text: stateInWords },
    ageColumn({ key: 'date', label: columns.date, isDay: true }),
    {
      key: 'text',
      label: columns.text,
      cell: ({ message }) => <span className="block max-w-80 truncate text-ink-soft">{message}</span>,
      text: ({ message }) => message,
      from: '2xl',
    },
    textColumn({ key: 'email', label: columns.email, text: ({ email }) => email, width: 'max-w-64', isOptional: true }),
  ]
}

function stateInWords({ hiddenAt, reply }: ReceivedReview): string {
  const { states, answered } = adminReviewsMessages
  if (hiddenAt) return states.hidden
  return reply === null ? states.unanswered : answered
}

function State({ review }: { review: ReceivedReview }) {
  return (
    <span className={`whitespace-nowrap ${review.hiddenAt ? 'font-medium text-accent' : ''}`}>
      {stateInWords(review)}
    </span>
  )
}
