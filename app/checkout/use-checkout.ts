import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useChosenPlace } from '#app/shipping/use-destination.ts'
import { useShared } from '#app/state/use-stored-value.ts'
import { type CheckoutStep, checkoutStep, resetCheckout, startCheckout } from './start-checkout.ts'

const idle: CheckoutStep = { at: 'idle' }

/** The checkout of the cart: its progress, and the function that starts it. */
export function useCheckout() {
  const navigate = useNavigate()
  const place = useChosenPlace()
  const step = useShared(checkoutStep, idle)

  useEffect(() => {
    window.addEventListener('pageshow', resetCheckout)
    return () => window.removeEventListener('pageshow', resetCheckout)
  }, [])

  return { step, isStarting: step.at === 'starting', start: () => startCheckout(navigate, place) }
}
