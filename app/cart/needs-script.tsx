import { Info } from 'lucide-react'
import { Link } from 'react-router'

/** What a shopper without JavaScript reads on a page that cannot do without. */
export function NeedsScript({ what }: { what: string }) {
  return (
    <p className="hidden items-start gap-3 border-y border-line py-4 noscript:flex">
      <Info aria-hidden size={20} strokeWidth={1.5} className="mt-0.5 shrink-0 text-accent" />
      <span>
        {what} needs JavaScript. Please switch it on in your browser, or{' '}
        <Link to="/contact-us" className="link">
          write to us
        </Link>
        .
      </span>
    </p>
  )
}
