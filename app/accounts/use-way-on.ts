import { useNavigate } from 'react-router'
import { placesToPay } from '#app/checkout/card-pages.ts'
import { checkoutAddress } from '#app/checkout/checkout-address.ts'
import { takeCardPageAlong } from '#app/checkout/start-checkout.ts'
import { ownPath } from './own-path.ts'

interface WayOn {
  /** The card page, where somebody logs in to pay. */
  checkoutUrl?: string | null
  /** The page somebody wanted to see. */
  next?: string | null
}

/** Where it goes after logging in: to the card page, else to the page that was wanted, else home. Spec section 4. */
export function useWayOn({ checkoutUrl = null, next = null }: WayOn): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    const cardPage = checkoutAddress(checkoutUrl, placesToPay())
    if (cardPage) window.location.assign(await takeCardPageAlong(cardPage))
    else await navigate(ownPath(next), { replace: true })
  }
}
