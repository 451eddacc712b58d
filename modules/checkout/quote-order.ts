import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/checkout/calls.ts'
import { apiCheckoutMessages } from '#messages/en-US/api/checkout.ts'
import type { Context } from '../context.ts'
import { findBuyerEmail } from '../discounts/find-buyer-email.ts'
import { priceCart } from './price-cart.ts'
import { quoteSale, showQuote } from './quote-sale.ts'

/** What a cart comes to at an address; nothing is reserved. A method that the country does not have is replaced by its first. */
export async function quoteOrder(ctx: Context, wish: Payload<typeof calls.quoteOrder>) {
  const { products, subTotal, codes, country, state, pickup = null } = wish
  const customerId = ctx.caller?.customerId ?? null
  const email = await findBuyerEmail(ctx, wish.codeEmail)
  const buyer = { customerId, email, visitorHash: ctx.visitorHash }
  const quote = await ctx.db.transaction(async (tx) => {
    const cart = await priceCart(tx, products, { subTotal, discount: null, codes, country, pickup, buyer })
    const isOffered = cart.shipping.some(({ option }) => option === wish.shipping)
    const sale = quoteSale(cart, isOffered ? (wish.shipping ?? null) : null, { country, state })
    return showQuote(cart, sale, country)
  })
  return { quote, message: apiCheckoutMessages.quoted }
}
