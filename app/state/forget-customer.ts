import { localData } from './local-data.ts'
import { localItems, tabKeys } from './local-items.ts'
import { tabStore } from './storage-area.ts'

/**
 * Clears what belongs to the customer: verification, profile, confirmation, flags, product list,
 * checkout and session URLs, and a customer's wishlist. The cart and a guest's wishlist stay.
 * Source: spec section 4, "Logout".
 */
export async function forgetCustomer(): Promise<void> {
  const names = Object.keys(localItems) as (keyof typeof localItems)[]
  const here = ['checkoutUrl', 'products', 'sessionUrl', 'orderNotes'] satisfies (keyof typeof tabKeys)[]
  for (const name of here) tabStore.removeItem(tabKeys[name])
  await Promise.all([
    ...names.filter((name) => localItems[name].isForgottenAtLogout).map((name) => localData[name].forget()),
    localData.wishlist.change((list) => (list.owner === null ? list : localItems.wishlist.empty)),
  ])
}
