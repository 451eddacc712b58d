import { Link } from 'react-router'
import { useSettings } from '#app/settings/use-settings.ts'
import type { Season } from '#contract/settings/seasons.ts'
import { frameMessages } from '#messages/en-US/frame.ts'

/** The promo bar: the season's sale. */
export function PromoBar({ season }: { season: Season }) {
  const settings = useSettings()
  if (!settings.promo.isShown) return null
  return (
    <aside aria-label={frameMessages.offer} className="bg-ink text-paper">
      <p className="container-page py-2.5 text-center text-small">
        <span className="font-medium">{frameMessages.seasons[season]}</span> {settings.promo.text}{' '}
        <Link
          to="/shop"
          className="target ml-1 whitespace-nowrap underline underline-offset-4 hover:no-underline focus-visible:outline-paper"
        >
          {frameMessages.learnMore}
          <span className="sr-only"> {frameMessages.aboutOffer}</span>
        </Link>
      </p>
    </aside>
  )
}
