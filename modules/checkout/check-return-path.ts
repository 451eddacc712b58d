import { invalid } from '#contract/errors.ts'

/** Returns a path within the shop, with its query; refuses every other URL. */
export function checkReturnPath(place: string, origin: string): string {
  const isPlain = /^\/(?![/\\])[\x21-\x7e]*$/.test(place) && !place.includes('\\') && URL.canParse(place, origin)
  const url = isPlain ? new URL(place, origin) : null
  if (url?.origin !== origin || url.pathname.startsWith('//')) throw invalid('This place is not in our shop.')
  return url.pathname + url.search
}
