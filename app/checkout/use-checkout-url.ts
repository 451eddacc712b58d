import { useSyncExternalStore } from 'react'
import { tabData } from '#app/state/tab-data.ts'
import { cardPageOrigins } from './card-page-origins.ts'
import { checkoutAddress } from './checkout-address.ts'
import { isExpired } from './checkout-attempt.ts'

const never = () => () => {}

/** The URL of this visitor's card page; null without a valid one, undefined until hydration. */
export function useCheckoutUrl(): string | null | undefined {
  return useSyncExternalStore(never, read, () => undefined)
}

/** Whether the card page that waits for this visitor has expired. */
export function isCardPageExpired(): boolean {
  const attempt = tabData.get('sessionUrl')
  return attempt !== null && isExpired(attempt, Date.now())
}

function read(): string | null {
  return checkoutAddress(tabData.get('checkoutUrl'), cardPageOrigins())
}
