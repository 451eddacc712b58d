import { Info } from 'lucide'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'

/** Shown without JavaScript on a page that requires it. */
export function NeedsScript({ what }: { what: string }) {
  return (
    <p className="hidden items-start gap-3 border-y border-line py-4 noscript:flex">
      <Icon of={Info} size={20} className="mt-0.5 shrink-0 text-accent" />
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
