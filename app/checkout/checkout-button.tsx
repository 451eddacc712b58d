import { Button } from '#app/ui/button.tsx'
import { useCartNotes } from '../cart/use-cart-notes.ts'
import { useCheckout } from './use-checkout.ts'

/** Starts checkout; busy until the card page is ready. An error stays above it until the next attempt. */
export function CheckoutButton() {
  const { step, isStarting, start } = useCheckout()
  const { isMended } = useCartNotes()
  const isPast = step.at === 'needs-review' && isMended
  return (
    <div>
      {'sentence' in step && !isPast && (
        <div role="alert" className="mb-3 border-l-2 border-accent bg-chalk px-4 py-3">
          <p>{step.sentence}</p>
          {step.at === 'failed' && (
            <button type="button" className="link target mt-1 font-medium" onClick={start}>
              Try again
            </button>
          )}
        </div>
      )}
      <Button busy={isStarting} onClick={start} className="w-full">
        CHECKOUT
      </Button>
    </div>
  )
}
