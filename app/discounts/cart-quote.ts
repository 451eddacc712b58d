import { api, RefusedError } from '#app/api.ts'
import { placeFields } from '#app/shipping/use-destination.ts'
import { localData } from '#app/state/local-data.ts'
import { findCurrentUser } from '#app/state/session-store.ts'
import { sharedState } from '#app/state/shared-state.ts'
import type { CallResponse } from '#contract/call.ts'
import type { Cart } from '#contract/cart/cart.ts'
import type { calls } from '#contract/discounts/calls.ts'

type CartQuote = CallResponse<typeof calls.quoteCart>

/** The discounts of the cart as the server said last. */
export interface ShownQuote {
  /** What it was asked for: cart, codes, buyer and place. */
  asked: string
  /** Null where the server did not answer. */
  quote: CartQuote | null
  /** Why codes were removed from the cart, or the discounts are not known. */
  refusal: string | null
}

export const shownQuote = sharedState<ShownQuote | null>(null)

interface Asked {
  cart: Cart
  codes: readonly string[]
  email: string
  userId: string | null
  /** The country or pickup point that the shopper chose. */
  place: string | undefined
}

/** What discounts depend on, as a text that is the same for the same. */
export function askedFor({ cart, codes, email, userId, place }: Asked): string {
  const items = cart.map(({ productId, selectedColor, selectedSize, quantity, price }) => {
    return [productId, selectedColor, selectedSize, quantity, price]
  })
  return JSON.stringify([userId, place ?? null, codes, email, items])
}

/** Asks the server for the discounts of the cart, unless it has just answered. */
export async function refreshQuote(place: string | undefined): Promise<ShownQuote | null> {
  const asked = await readAsked(place)
  const known = shownQuote.get()
  if (asked.cart.length === 0) return null
  if (known?.quote && known.asked === askedFor(asked)) return known
  const shown = await quote(asked)
  // The cart may have changed meanwhile; then its next quote is under way.
  if (shown.asked === askedFor(await readAsked(place))) shownQuote.set(shown)
  return shown
}

async function readAsked(place: string | undefined): Promise<Asked> {
  const [cart, codes, email, user] = await Promise.all([
    localData.cart.ready(),
    localData.codes.ready(),
    localData.codeEmail.ready(),
    findCurrentUser(),
  ])
  return { cart, codes, email, userId: user?.id ?? null, place }
}

async function quote(asked: Asked): Promise<ShownQuote> {
  try {
    return { asked: askedFor(asked), quote: await askQuote(asked), refusal: null }
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    // A code that no longer exists, or that is not for this email address: the cart goes on without codes.
    if ((error.status === 404 || error.status === 409) && asked.codes.length > 0) {
      await localData.codes.forget()
      return { ...(await quote({ ...asked, codes: [] })), refusal: error.message }
    }
    console.error(error)
    return { asked: askedFor(asked), quote: null, refusal: error.message }
  }
}

/** The discounts of a cart with codes; throws a `RefusedError` for a code that does not exist or is not for the email address. */
export function askQuote({ cart, codes, email, place }: Omit<Asked, 'userId'>): Promise<CartQuote> {
  return api.discounts.quoteCart({
    products: cart.map(({ productId, selectedColor, selectedSize, quantity }) => {
      return { productId, selectedColor, selectedSize, quantity }
    }),
    codes: [...codes],
    ...(email && { codeEmail: email }),
    ...placeFields(place),
  })
}
