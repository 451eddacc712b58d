import { useNavigate } from 'react-router'
import { placesToPay } from '#app/checkout/card-pages.ts'
import { checkoutAddress } from '#app/checkout/checkout-address.ts'
import { takeCardPageAlong } from '#app/checkout/start-checkout.ts'
import { ownPath } from './own-path.ts'

interface WayOn {
  /** The card page, for a shopper who logs in during checkout. */
  checkoutUrl?: string | null
  /** The page that was requested. */
  next?: string | null
}

/** Where to go after a login: the card page, else the requested page, else home. Spec section 4. */
export function useWayOn({ checkoutUrl = null, next = null }: WayOn): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    const cardPage = checkoutAddress(checkoutUrl, placesToPay())
    if (cardPage) window.location.assign(await takeCardPageAlong(cardPage))
    else await navigate(ownPath(next), { replace: true })
  }
}
