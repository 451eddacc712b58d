/**
 * The URL of a page without the slashes at the end of its path, the only one it has; null if there are none. Always a
 * path of this shop: a second slash at the start would name another host.
 */
export function withoutTrailingSlash(url: string): string | null {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
  const plain = path.replace(/[/\\]+$/, '')
  if (plain === path || path === '/') return null
  return `/${plain.replace(/^[/\\]+/, '')}${query}`
}
