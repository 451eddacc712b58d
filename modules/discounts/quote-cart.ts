import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/discounts/calls.ts'
import { toAmount } from '#contract/money.ts'
import type { Context } from '../context.ts'
import { priceLines } from '../products/price-lines.ts'
import { readSettings } from '../settings/read-settings.ts'
import { findBuyerEmail } from './find-buyer-email.ts'
import { type DiscountQuote, quoteDiscounts } from './quote-discounts.ts'
import { refusedCode } from './refusal-of.ts'

/**
 * The discounts that a cart gets now; items that are not sold count as not in it. Refuses with 404 a code that does not exist,
 * and with 409 one that is not for the email address that a guest typed, so that guessing either is limited.
 */
export async function quoteCart(ctx: Context, payload: Payload<typeof calls.quoteCart>) {
  const { products, codes, codeEmail, country = null, pickup = null } = payload
  const { settings } = await readSettings(ctx.db)
  const priced = await priceLines(ctx.db, products)
  const lines = priced.flatMap((line) => line ?? [])
  const customerId = ctx.caller?.customerId ?? null
  const email = await findBuyerEmail(ctx, codeEmail)
  const buyer = { customerId, email, visitorHash: ctx.visitorHash }
  const quote = await quoteDiscounts(ctx.db, settings, { lines, codes, buyer, country, pickup })
  refuseGuess(quote, customerId === null)
  const discountOf = new Map(lines.map((line, at) => [line, quote.lines[at]?.discountCents ?? 0]))
  return {
    lines: priced.map((line) => ({ discount: toAmount(line ? (discountOf.get(line) ?? 0) : 0) })),
    discount: toAmount(quote.discountCents),
    freeSpeeds: quote.freeSpeeds,
    applied: quote.used.map(({ title, code, kind, amountCents, leftCents }) => ({
      ...{ title, code, kind, amount: toAmount(amountCents) },
      left: leftCents === null ? null : toAmount(leftCents),
    })),
    codes: quote.codes.map(({ code, refusal }) => ({
      code,
      reason: refusal?.reason ?? null,
      message: refusal?.message ?? null,
    })),
  }
}

function refuseGuess({ codes }: DiscountQuote, isGuest: boolean): void {
  for (const { refusal } of codes) {
    if (refusal?.reason === 'unknown') throw refusedCode(404, refusal)
    const isAboutEmail =
      refusal?.reason === 'of-other' || refusal?.reason === 'not-first' || refusal?.reason === 'used-by-you'
    if (refusal && isAboutEmail && isGuest) throw refusedCode(409, refusal)
  }
}
