import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/checkout/calls.ts'
import { tooMany, unauthenticated } from '#contract/errors.ts'
import { notesOf } from '#contract/orders/order-notes.ts'
import { reach } from '#failpoints/reach.ts'
import { apiCheckoutMessages } from '#messages/en-US/api/checkout.ts'
import type { Context } from '../context.ts'
import { findBuyerEmail } from '../discounts/find-buyer-email.ts'
import { OutOfStockError } from '../inventory/reserve-stock.ts'
import { originOf } from '../reservations/checkout-origin.ts'
import { makeRoom } from '../reservations/make-room.ts'
import { checkReturnPath } from './check-return-path.ts'
import { closeSession } from './close-session.ts'
import { openCardPage } from './open-card-page.ts'
import { type CheckoutInput, reserveCart } from './reserve-cart.ts'

/**
 * Prices a cart, reserves its units for half an hour and returns the payment URL. Only products and quantities from the
 * browser count. Source: design section 7.
 */
export async function createCheckoutSession(ctx: Context, cart: Payload<typeof calls.createCheckoutSession>) {
  if (!ctx.visitorHash) throw unauthenticated(apiCheckoutMessages.cookiesNeeded)
  const email = await findBuyerEmail(ctx, cart.codeEmail)
  const { session, lines } = await reserveWithRetry(ctx, {
    visitorHash: ctx.visitorHash,
    from: originOf(ctx),
    customerId: ctx.caller?.customerId ?? null,
    products: cart.products,
    subTotal: cart.subTotal,
    discount: cart.discount ?? null,
    codes: cart.codes,
    email,
    country: cart.country ?? null,
    pickup: cart.pickup ?? null,
    notes: notesOf(cart),
    returnPathname: checkReturnPath(cart.pathname, ctx.origin),
    key: cart.idempotencyKey ?? null,
    provider: ctx.payment.name,
  })
  if (process.env.FAILPOINTS) await reach('checkout.afterHold')
  const { url, providerSessionId } = session
  return url && providerSessionId ? { url, sessionId: providerSessionId } : openCardPage(ctx, session, email, lines)
}

/** Reserves the cart, ending older open checkouts of the same visitor or customer, and others that have to yield, if necessary. */
async function reserveWithRetry(ctx: Context, input: CheckoutInput) {
  for (let round = 1; round <= 4; round++) {
    try {
      const held = await ctx.db.transaction((tx) => reserveCart(tx, input))
      if ('session' in held) return held
      for (const session of held.sessionsToEnd) await closeSession(ctx, session)
    } catch (error) {
      const isShort = error instanceof OutOfStockError && round < 4
      if (!isShort || !(await makeRoom(ctx, input.from, input.products))) throw error
    }
  }
  throw tooMany(apiCheckoutMessages.tooManySessions)
}
