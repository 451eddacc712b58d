import { useEffect, useState } from 'react'
import { api, RefusedError } from '#app/api.ts'
import { checkoutDiscounts } from '#app/discounts/checkout-discounts.ts'
import { placeFields } from '#app/shipping/use-destination.ts'
import { type Cart, subtotalCents } from '#contract/cart/cart.ts'
import type { Quote } from '#contract/checkout/quote.ts'
import { toAmount } from '#contract/money.ts'
import { transferMessages } from '#messages/en-US/transfer.ts'

/** What a cart comes to; null until the server has answered, with the sentence of a refusal. */
export interface ShownQuote {
  quote: Quote | null
  refusal: string | null
}

interface Destination {
  country: string
  /** The pick-up point; undefined for what is shipped. */
  pickup: string | undefined
  state: string
  /** The chosen shipping method; the first one if it is not offered. */
  shipping: string
}

const none: ShownQuote = { quote: null, refusal: null }

/** Asks the server what a cart comes to at an address, again whenever one of both changes. The last one stays meanwhile. */
export function useQuote(cart: Cart, { country, pickup, state, shipping }: Destination): ShownQuote {
  const [shown, setShown] = useState(none)
  useEffect(() => {
    let isCurrent = true
    const show = (next: ShownQuote) => isCurrent && setShown(next)
    if (cart.length === 0 || country === '') show(none)
    else void quoteCart(cart, { country, pickup, state, shipping }).then(show)
    return () => {
      isCurrent = false
    }
  }, [cart, country, pickup, state, shipping])
  return shown
}

async function quoteCart(cart: Cart, { country, pickup, state, shipping }: Destination): Promise<ShownQuote> {
  try {
    const { quote } = await api.checkout.quoteOrder({
      products: itemsOf(cart),
      subTotal: toAmount(subtotalCents(cart)),
      ...(await checkoutDiscounts(pickup ?? country)),
      country,
      ...placeFields(pickup),
      state,
      ...(shipping && { shipping }),
    })
    return { quote, refusal: null }
  } catch (error) {
    return { quote: null, refusal: error instanceof RefusedError ? error.message : transferMessages.noTotal }
  }
}

/** The items of a cart as calls take them. */
export function itemsOf(cart: Cart) {
  return cart.map(({ productId, selectedColor, selectedSize, quantity }) => {
    return { productId, selectedColor, selectedSize, quantity }
  })
}
