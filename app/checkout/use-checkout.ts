import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useShared } from '#app/state/use-stored-value.ts'
import { type CheckoutStep, checkoutStep, restCheckout, startCheckout } from './start-checkout.ts'

const atRest: CheckoutStep = { at: 'rest' }

/** The checkout of the cart: its progress, and the function that starts it. */
export function useCheckout() {
  const navigate = useNavigate()
  const step = useShared(checkoutStep, atRest)

  useEffect(() => {
    window.addEventListener('pageshow', restCheckout)
    return () => window.removeEventListener('pageshow', restCheckout)
  }, [])

  return { step, isStarting: step.at === 'starting', start: () => startCheckout(navigate) }
}
