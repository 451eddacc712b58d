import { localData } from '#app/state/local-data.ts'
import { refreshQuote } from './cart-quote.ts'

/**
 * What a checkout says about discounts: the codes that are used, and what the shopper saw that they take off. Where they
 * could not be calculated, all codes, which the server then checks.
 */
export async function checkoutDiscounts(place: string | undefined) {
  const shown = await refreshQuote(place)
  const [codes, email] = await Promise.all([localData.codes.ready(), localData.codeEmail.ready()])
  const quote = shown?.quote ?? null
  const used = quote ? quote.codes.flatMap(({ code, reason }) => (reason === null ? [code] : [])) : codes
  return {
    codes: [...used],
    ...(email && used.length > 0 && { codeEmail: email }),
    ...(quote && { discount: quote.discount }),
  }
}
