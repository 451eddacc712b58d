import { Children } from 'react'
import { Link } from 'react-router'
import { useSettings } from '#app/settings/use-settings.ts'
import { promisedReturnDays } from '#contract/returns/promised-return-days.ts'
import { cartMessages } from '#messages/en-US/cart.ts'

/** Below the checkout button: how long items can be returned, and a link to contact the shop. */
export function CartHelp({ onLeave }: { onLeave?: () => void }) {
  const returnDays = promisedReturnDays(useSettings())
  const link = (text: string) => (
    <Link key={text} to="/contact-us" onClick={onLeave} className="link target">
      {text}
    </Link>
  )
  return (
    <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-small text-ink-soft">
      {returnDays !== null && <span>{cartMessages.returns(returnDays)}</span>}
      <span>{Children.toArray(cartMessages.questions(link))}</span>
    </p>
  )
}
