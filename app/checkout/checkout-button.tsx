import { Children } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { checkoutMessages } from '#messages/en-US/checkout.ts'
import { useCartNotes } from '../cart/use-cart-notes.ts'
import type { CheckoutStep } from './start-checkout.ts'
import { useCheckout } from './use-checkout.ts'

/** Starts checkout; busy until the card page is ready. An error stays above it until the next attempt. */
export function CheckoutButton() {
  const { step, isStarting, start } = useCheckout()
  const { isMended } = useCartNotes()
  const isPast = step.at === 'idle' || isStarting || (step.at === 'needs-review' && isMended)
  return (
    <div>
      {!isPast && (
        <div role="alert" className="mb-3 border-l-2 border-accent bg-chalk px-4 py-3">
          <Refusal step={step} />
          {step.at === 'failed' && (
            <button type="button" className="link target mt-1 font-medium" onClick={start}>
              {checkoutMessages.tryAgain}
            </button>
          )}
        </div>
      )}
      <Button busy={isStarting} onClick={start} className="w-full">
        {checkoutMessages.start}
      </Button>
    </div>
  )
}

function Refusal({ step }: { step: CheckoutStep }) {
  if (step.at === 'needs-review') return <p>{checkoutMessages.reviewLines}</p>
  if (step.at === 'expired') {
    return (
      <p>
        {checkoutMessages.expired} {checkoutMessages.expiredText}
      </p>
    )
  }
  const link = (text: string) => (
    <Link key={text} to="/contact-us" className="link">
      {text}
    </Link>
  )
  return (
    <>
      <p>
        {checkoutMessages.notOpened} {step.at === 'failed' && step.reason}
      </p>
      <p>{Children.toArray(checkoutMessages.contactUs(link))}</p>
    </>
  )
}
