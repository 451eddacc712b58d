const absolute = /^https?:\/\/[^/?]*/i

/**
 * The address of a request as the router can read it: of an absolute one what follows its host, and a path that cannot be
 * decoded as the signs it is written in, so that it is found nowhere like any other that does not exist.
 */
export function normalizeUrl(asked: string): string {
  const url = asked.replace(absolute, '')
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
  const plain = decoded(path) !== null ? path : path.replaceAll('%', '%25')
  return `${plain.startsWith('/') ? '' : '/'}${plain}${query}`
}

/** A path in plain signs; null where it cannot be decoded. */
export function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
