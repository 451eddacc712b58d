import { sessionArea } from './area.ts'
import { remembered } from './remembered.ts'
import { hereKeys, rememberedItems } from './remembered-items.ts'

/**
 * Forgets what belongs to whoever was logged in: verification, profile, account, orders, confirmation, flags, product
 * list, checkout and session addresses, and a customer's wishlist. The cart and a guest's wishlist stay.
 * Source: spec section 4, "Logout".
 */
export async function forgetCustomer(): Promise<void> {
  const names = Object.keys(rememberedItems) as (keyof typeof rememberedItems)[]
  const here = ['checkoutUrl', 'products', 'sessionUrl'] satisfies (keyof typeof hereKeys)[]
  for (const name of here) sessionArea.removeItem(hereKeys[name])
  await Promise.all([
    ...names.filter((name) => rememberedItems[name].isForgottenAtLogout).map((name) => remembered[name].forget()),
    remembered.wishlist.change((list) => (list.owner === null ? list : rememberedItems.wishlist.empty)),
  ])
}
