/** A path of our own to go to, or the fallback: what leads anywhere else, or back to a login page, is not followed. */
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
