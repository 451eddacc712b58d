import { Link } from 'react-router'
import { frameMessages } from '#messages/en-US/frame.ts'
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
      aria-label={frameMessages.cookies}
      className="cookie-banner fixed inset-x-0 bottom-0 z-30 animate-arrive border-t border-ink bg-paper shadow-lift"
    >
      <div className="container-page flex flex-col gap-4 py-4 md:flex-row md:items-center md:justify-between md:gap-10">
        <p className="text-small md:max-w-text">
          {frameMessages.cookieNote}{' '}
          <Link to="/cookie-consent" className="link">
            {frameMessages.cookiePolicy}
          </Link>
        </p>
        <div className="grid grid-cols-2 gap-2 md:w-80 md:shrink-0">
          <Button variant="secondary" className="rounded-corner-left" onClick={() => choose('decline')}>
            {frameMessages.decline}
          </Button>
          <Button variant="secondary" onClick={() => choose('accept')}>
            {frameMessages.accept}
          </Button>
        </div>
      </div>
    </section>
  )
}
