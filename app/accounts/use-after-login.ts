import { useNavigate } from 'react-router'
import { cardPageOrigins } from '#app/checkout/card-page-origins.ts'
import { checkoutAddress } from '#app/checkout/checkout-address.ts'
import { claimCardPage } from '#app/checkout/start-checkout.ts'
import { useChosenPlace } from '#app/shipping/use-destination.ts'
import { ownPath } from './own-path.ts'

interface AfterLogin {
  /** The card page, for a shopper who logs in during checkout. */
  checkoutUrl?: string | null
  /** The page that was requested. */
  next?: string | null
}

/** Where to go after a login: the card page, else the requested page, else home. Spec section 4. */
export function useAfterLogin({ checkoutUrl = null, next = null }: AfterLogin): () => Promise<void> {
  const navigate = useNavigate()
  const place = useChosenPlace()
  return async () => {
    const cardPage = checkoutAddress(checkoutUrl, cardPageOrigins())
    if (cardPage) window.location.assign(await claimCardPage(cardPage, place))
    else await navigate(ownPath(next), { replace: true })
  }
}
