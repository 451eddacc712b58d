import { Link } from 'react-router'
import { Stars } from '#app/ui/stars.tsx'
import { homeMessages } from '#messages/en-US/home.ts'
import type { SectionProps } from './home-sections.tsx'

/** The latest good reviews, each leading to its product. */
export function ReviewsTeaser({ section: { sectionId, title, reviews = [] } }: SectionProps) {
  return (
    <section aria-labelledby={sectionId} className="container-page">
      <h2 id={sectionId} className="display mb-6 text-title lg:mb-8">
        {title || homeMessages.reviewsTitle}
      </h2>
      <ul className="grid gap-x-10 gap-y-8 md:auto-cols-fr md:grid-flow-col">
        {reviews.map(({ _id, name, title: heading, message, rating, product }) => (
          <li key={_id} className="flex flex-col items-start border-t border-line pt-5">
            <Stars value={rating} />
            <h3 className="mt-3 font-medium">{heading}</h3>
            <p className="mt-2 wrap-anywhere">{message}</p>
            <p className="mt-3 text-small text-ink-soft">{name}</p>
            <Link to={product.address} className="link inline-flex min-h-11 items-center text-small">
              {product.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
