import { Link } from 'react-router'
import { freeExpressOverCents, promoPercent } from '#contract/constants.ts'
import type { Season } from './season-of.ts'

/** The line above everything: the season and what it brings. */
export function PromoBar({ season }: { season: Season }) {
  return (
    <aside aria-label="Offer" className="bg-ink text-paper">
      <p className="container-page py-2.5 text-center text-small">
        <span className="font-medium">{season}</span>{' '}
        {`SALE - up to ${promoPercent}% off, free shipping on all orders over $${freeExpressOverCents / 100}`}{' '}
        <Link
          to="/shop"
          className="target ml-1 whitespace-nowrap underline underline-offset-4 hover:no-underline focus-visible:outline-paper"
        >
          Learn more
        </Link>
      </p>
    </aside>
  )
}
