const absolute = /^https?:\/\/[^/?]*/i

/**
 * A request URL that the router can parse: without origin, and with the percent signs of an undecodable path escaped, so
 * that it leads to a normal 404.
 */
export function normalizeUrl(requestUrl: string): string {
  const url = requestUrl.replace(absolute, '')
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
  const plain = decoded(path) !== null ? path : path.replaceAll('%', '%25')
  return `${plain.startsWith('/') ? '' : '/'}${plain}${query}`
}

/** A decoded path; null if it is malformed. */
export function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
