import { api } from '#app/api.ts'
import { checkoutDiscounts } from '#app/discounts/checkout-discounts.ts'
import { placeFields } from '#app/shipping/use-destination.ts'
import { type Cart, subtotalCents } from '#contract/cart/cart.ts'
import { toAmount } from '#contract/money.ts'

interface Destination {
  country: string
  /** The pickup point; undefined for what is shipped. */
  pickup: string | undefined
  state: string
  /** The chosen shipping method; the first one if it is not offered. */
  shipping: string
}

/** What is asked about a cart; null for an empty one. The codes are only named, so that another one asks again. */
export function transferWish(cart: Cart, codes: readonly string[], { country, pickup, state, shipping }: Destination) {
  if (cart.length === 0 || country === '') return null
  return { items: itemsOf(cart), subTotal: toAmount(subtotalCents(cart)), codes, country, pickup, state, shipping }
}

/** What a cart comes to at an address, with the codes that it gets. */
export async function quoteTransfer(wish: NonNullable<ReturnType<typeof transferWish>>) {
  const { items: products, subTotal, country, pickup, state, shipping } = wish
  const discounts = await checkoutDiscounts(pickup ?? country)
  return api.checkout.quoteOrder({
    ...{ products, subTotal, country, state },
    ...placeFields(pickup),
    ...discounts,
    ...(shipping && { shipping }),
  })
}

/** The items of a cart as calls take them. */
export function itemsOf(cart: Cart) {
  return cart.map(({ productId, selectedColor, selectedSize, quantity }) => {
    return { productId, selectedColor, selectedSize, quantity }
  })
}
