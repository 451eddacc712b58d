const absolute = /^https?:\/\/[^/?]*/i

/** What a URL parser leaves out: between slashes, a path would begin with the name of a host. */
const leftOut = /[\t\n\r]/

/**
 * A request URL that the router can parse: without origin, and with the percent signs of a path escaped that cannot be
 * decoded, or has tabs or line breaks, so that it leads to a normal 404.
 */
export function normalizeUrl(requestUrl: string): string {
  const url = requestUrl.replace(absolute, '')
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
  const readable = decoded(path)
  const plain = readable === null || leftOut.test(readable) ? path.replaceAll('%', '%25') : path
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
