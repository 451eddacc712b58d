/** A path of this shop to redirect to, or the fallback for any other URL and for the login pages. */
export function ownPath(wanted: string | null | undefined, fallback = '/'): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || !URL.canParse(wanted, 'https://shop.invalid')) return fallback
  const { origin, pathname, search, hash } = new URL(wanted, 'https://shop.invalid')
  if (
    origin !== 'https://shop.invalid' ||
    /^\/(?:login|register|forget-password|reset-password)(?:\/|$)/.test(pathname)
  )
    return fallback
  return pathname.startsWith('//') ? fallback : pathname + search + hash
}
