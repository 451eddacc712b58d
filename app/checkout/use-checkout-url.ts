import { useSyncExternalStore } from 'react'
import { tabData } from '#app/state/tab-data.ts'
import { placesToPay } from './card-pages.ts'
import { checkoutAddress } from './checkout-address.ts'

const never = () => () => {}

/** The card page that waits for this visitor; null where there is none to follow, undefined while the page wakes up. */
export function useCheckoutUrl(): string | null | undefined {
  return useSyncExternalStore(never, read, () => undefined)
}

function read(): string | null {
  return checkoutAddress(tabData.get('checkoutUrl'), placesToPay())
}
