import { localData } from '#app/state/local-data.ts'
import { watchAge } from './watch-age.ts'

/** What a page does once it stands, with code that its first screen does not need. Returns a function that ends it. */
export function afterLoad(): () => void {
  // A shop that does not respond is asked again by the next page.
  settleLeftCheckout().catch(() => {})
  return watchAge()
}

/** The checkout whose confirmation this browser has not shown; the confirmation settles its own. */
async function settleLeftCheckout(): Promise<void> {
  const sessionId = await localData.openCheckout.ready()
  if (!sessionId || window.location.pathname.endsWith(sessionId)) return
  const { settleOpenCheckout } = await import('#app/orders/settle-open-checkout.ts')
  await settleOpenCheckout(sessionId)
}
