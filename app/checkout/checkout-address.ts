/**
 * The address of a card page, or null for one that is neither ours nor the payment provider's: it is never followed. `places`
 * are the origins it may be at, our own first.
 */
export function checkoutAddress(
  url: string | null,
  places: readonly [own: string, ...others: string[]],
): string | null {
  const [own] = places
  if (!url || !URL.canParse(url, own)) return null
  const { protocol, origin, href, username, password } = new URL(url, own)
  // A blob carries the origin of who made it.
  if (!/^https?:$/.test(protocol) || username || password) return null
  return places.includes(origin) ? href : null
}
