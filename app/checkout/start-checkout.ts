import { api, RefusedError } from '#app/api.ts'
import { shownQuote } from '#app/discounts/cart-quote.ts'
import { checkoutDiscounts } from '#app/discounts/checkout-discounts.ts'
import { placeFields } from '#app/shipping/use-destination.ts'
import { trackBeginCheckout } from '#app/state/analytics.ts'
import { localData } from '#app/state/local-data.ts'
import { findCurrentUser } from '#app/state/session-store.ts'
import { sharedState } from '#app/state/shared-state.ts'
import { tabData } from '#app/state/tab-data.ts'
import { type Cart, subtotalCents } from '#contract/cart/cart.ts'
import { toAmount } from '#contract/money.ts'
import { checkCart } from '../cart/checked-lines.ts'
import { cardPageOrigins } from './card-page-origins.ts'
import { checkoutAddress } from './checkout-address.ts'
import { basketOf, nextAttempt } from './checkout-attempt.ts'
import { currentNotes } from './order-notes.ts'

/** The progress of a checkout; its error stays in the cart until the next attempt. */
export type CheckoutStep =
  | { at: 'idle' | 'starting' | 'needs-review' | 'expired' }
  /** `reason` is the sentence of a refusal; null for other errors. */
  | { at: 'failed'; reason: string | null }

const idle: CheckoutStep = { at: 'idle' }
export const checkoutStep = sharedState<CheckoutStep>(idle)

/**
 * Opens a card page for the cart: a customer goes there directly, a guest to the checkout step first (`goTo`). Pressing
 * twice starts it once. `place` is the country or pickup
 * point that the shopper chose. An error leaves the cart unchanged and is shown there. Source: spec section 4, "Checkout".
 */
export async function startCheckout(goTo: (path: string) => void, place?: string): Promise<void> {
  if (checkoutStep.get().at === 'starting') return
  const cart = await localData.cart.ready()
  if (cart.length === 0 || checkoutStep.get().at === 'starting') return
  checkoutStep.set({ at: 'starting' })
  trackBeginCheckout(cart)
  try {
    const user = await findCurrentUser()
    const url = await openCardPage(cart, user?.id ?? null, place)
    if (user) return window.location.assign(url)
    tabData.set('checkoutUrl', url)
    checkoutStep.set(idle)
    goTo('/checkout')
  } catch (error) {
    console.error(error)
    checkoutStep.set(await stepAfter(error))
  }
}

async function openCardPage(cart: Cart, userId: string | null, place: string | undefined): Promise<string> {
  const discounts = await checkoutDiscounts(place)
  const notes = currentNotes()
  const basket = basketOf(cart, { userId, place, discounts, notes })
  const attempt = nextAttempt(tabData.get('sessionUrl'), basket, Date.now())
  tabData.set('sessionUrl', attempt)
  const { url, sessionId } = await api.checkout.createCheckoutSession({
    products: cart.map(({ productId, selectedColor, selectedSize, quantity }) => {
      return { productId, selectedColor, selectedSize, quantity }
    }),
    pathname: window.location.pathname,
    subTotal: toAmount(subtotalCents(cart)),
    ...discounts,
    ...placeFields(place),
    ...notes,
    idempotencyKey: attempt.key,
  })
  const address = checkoutAddress(url, cardPageOrigins())
  if (!address) throw new Error(`The shop answered a payment page at ${url}, which is not one we know.`)
  tabData.set('sessionUrl', { ...attempt, url: address })
  await localData.openCheckout.change(() => sessionId)
  return address
}

/**
 * Assigns the card page to a customer who logged in during checkout, so that the order will be theirs. If that fails,
 * the guest's card page is used.
 */
export async function claimCardPage(waiting: string, place?: string): Promise<string> {
  const [cart, user] = await Promise.all([localData.cart.ready(), findCurrentUser()])
  if (cart.length === 0 || !user) return waiting
  try {
    return await openCardPage(cart, user.id, place)
  } catch (error) {
    console.error(error)
    return waiting
  }
}

async function stepAfter(error: unknown): Promise<CheckoutStep> {
  const status = error instanceof RefusedError ? error.status : 0
  const isRefused = status >= 400 && status < 500
  // After a network error the page may have been created: the next attempt sends the same key.
  if (isRefused) tabData.forget('sessionUrl')
  // What the cart says about discounts may be what was refused.
  if (isRefused) shownQuote.set(null)
  if (isRefused && status !== 429 && (await checkCart())) return { at: 'needs-review' }
  return { at: 'failed', reason: isRefused && error instanceof Error ? error.message : null }
}

/** Ends the checkout of an expired card page: the cart says so until the next attempt, which opens another page. */
export function endExpiredCheckout(): void {
  tabData.forget('checkoutUrl')
  tabData.forget('sessionUrl')
  checkoutStep.set({ at: 'expired' })
}

/** Resets the button when the browser's Back restores the page. */
export function resetCheckout(): void {
  if (checkoutStep.get().at === 'starting') checkoutStep.set(idle)
}
