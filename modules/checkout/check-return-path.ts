import { invalid } from '#contract/errors.ts'
import { apiCheckoutMessages } from '#messages/en-US/api/checkout.ts'

/** Returns a path within the shop, with its query; refuses every other URL. */
export function checkReturnPath(place: string, origin: string): string {
  const isPlain = /^\/(?![/\\])[\x21-\x7e]*$/.test(place) && !place.includes('\\') && URL.canParse(place, origin)
  const url = isPlain ? new URL(place, origin) : null
  if (url?.origin !== origin || url.pathname.startsWith('//')) throw invalid(apiCheckoutMessages.foreignPath)
  return url.pathname + url.search
}
