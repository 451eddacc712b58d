import { useSyncExternalStore } from 'react'
import { tabData } from '#app/state/tab-data.ts'
import { cardPageOrigins } from './card-page-origins.ts'
import { checkoutAddress } from './checkout-address.ts'

const never = () => () => {}

/** The URL of this visitor's card page; null without a valid one, undefined until hydration. */
export function useCheckoutUrl(): string | null | undefined {
  return useSyncExternalStore(never, read, () => undefined)
}

function read(): string | null {
  return checkoutAddress(tabData.get('checkoutUrl'), cardPageOrigins())
}
