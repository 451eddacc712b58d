/** A path of this shop to redirect to, or the fallback for any other URL and for the login pages. */
export function ownPath(path: string | null | undefined, fallback = '/'): string {
  if (!path || !/^\/(?![/\\])/.test(path) || !URL.canParse(path, 'https://shop.invalid')) return fallback
  const { origin, pathname, search, hash } = new URL(path, 'https://shop.invalid')
  if (
    origin !== 'https://shop.invalid' ||
    /^\/(?:login|register|forget-password|reset-password)(?:\/|$)/.test(pathname)
  )
    return fallback
  return pathname.startsWith('//') ? fallback : pathname + search + hash
}
