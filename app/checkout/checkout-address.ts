/**
 * The URL of a card page; null for an origin that is neither ours nor the payment provider's. `places` are the allowed
 * origins, ours first.
 */
export function checkoutAddress(
  url: string | null,
  places: readonly [own: string, ...others: string[]],
): string | null {
  const [own] = places
  if (!url || !URL.canParse(url, own)) return null
  const { protocol, origin, href, username, password } = new URL(url, own)
  // A blob URL has the origin of the page that created it.
  if (!/^https?:$/.test(protocol) || username || password) return null
  return places.includes(origin) ? href : null
}
