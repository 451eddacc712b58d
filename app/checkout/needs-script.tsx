import { Info } from 'lucide'
import { Children } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { needsScriptMessages } from '#messages/en-US/needs-script.ts'

/** Shown without JavaScript on a page that requires it. */
export function NeedsScript() {
  const link = (text: string) => (
    <Link key={text} to="/contact-us" className="link">
      {text}
    </Link>
  )
  return (
    <p className="hidden items-start gap-3 border-y border-line py-4 noscript:flex">
      <Icon of={Info} size={20} className="mt-0.5 shrink-0 text-accent" />
      <span>{Children.toArray(needsScriptMessages.note(link))}</span>
    </p>
  )
}
