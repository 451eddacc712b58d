import { createHash } from 'node:crypto'

/**
 * Takes the mark off a rendered page, read as Latin-1, and the hashes of the inline scripts that had it for the
 * Content-Security-Policy. A script that someone got into the page has no mark, so it stays forbidden.
 */
export function takeMarkedScripts(page: string, mark: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${mark}"`
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    const isInline = attributes.includes(attribute) && !/\ssrc=/.test(attributes)
    if (isInline) hashes.add(`sha256-${createHash('sha256').update(code, 'latin1').digest('base64')}`)
  }
  return { html: page.replaceAll(attribute, ''), hashes: [...hashes] }
}
