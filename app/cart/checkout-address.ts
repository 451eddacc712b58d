/** The card companies whose pages a shopper may be sent to. */
const tills = new Set(['https://checkout.stripe.com'])

/** The address of a card page, or null for one that is neither ours nor the card company's: it is never followed. */
export function checkoutAddress(url: string | null, ownOrigin: string): string | null {
  if (!url || !URL.canParse(url, ownOrigin)) return null
  const { protocol, origin, href, username, password } = new URL(url, ownOrigin)
  // A blob carries the origin of who made it.
  if (!/^https?:$/.test(protocol) || username || password) return null
  return origin === ownOrigin || tills.has(origin) ? href : null
}
