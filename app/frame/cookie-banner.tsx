import { Link } from 'react-router'
import { Button } from '../ui/button.tsx'
import { choose, useIsAsking } from './cookie-choice.ts'

/**
 * Asks about cookies at the bottom of the screen, with two equal answers; the page stays usable. It comes first in tab
 * order, and focused elements are not hidden behind it.
 */
export function CookieBanner() {
  const isAsking = useIsAsking()
  if (!isAsking) return null
  return (
    <section
      aria-label="Cookies"
      className="cookie-banner fixed inset-x-0 bottom-0 z-30 animate-arrive border-t border-ink bg-paper shadow-lift"
    >
      <div className="container-page flex flex-col gap-4 py-4 md:flex-row md:items-center md:justify-between md:gap-10">
        <p className="text-small md:max-w-text">
          We keep what the shop needs to work. With your yes we also note which pages are useful; nothing leaves this
          shop.{' '}
          <Link to="/cookie-consent" className="link">
            Cookie Policy
          </Link>
        </p>
        <div className="grid grid-cols-2 gap-2 md:w-80 md:shrink-0">
          <Button variant="secondary" className="rounded-corner-left" onClick={() => choose('decline')}>
            Decline
          </Button>
          <Button variant="secondary" onClick={() => choose('accept')}>
            Accept
          </Button>
        </div>
      </div>
    </section>
  )
}
