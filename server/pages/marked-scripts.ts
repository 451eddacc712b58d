import { hash } from 'node:crypto'

/**
 * The hashes of the inline scripts of a page that have the mark, for the Content-Security-Policy. A script that someone got
 * into the page has no mark, so it stays forbidden.
 */
export function hashMarkedScripts(page: string, mark: string): string[] {
  const hashes: string[] = []
  for (let at = page.indexOf(mark); at >= 0; at = page.indexOf(mark, at + mark.length)) {
    // React escapes `<` and `>` in the values of attributes.
    const tagEnd = page.indexOf('>', at) + 1
    const tag = page.slice(page.lastIndexOf('<', at), tagEnd)
    if (!tag.startsWith('<script') || / src=/.test(tag)) continue
    const code = page.slice(tagEnd, page.indexOf('</script>', tagEnd))
    hashes.push(`sha256-${hash('sha256', code, 'base64')}`)
  }
  return hashes
}
