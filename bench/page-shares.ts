/** What the bytes of a page are, from the top: each takes what those above have left. */
const parts = {
  'data for the browser': /window\.__reactRouterContext\.streamController\.enqueue\([\s\S]*?\);(?=<\/script>)/g,
  'code and lists of files':
    /<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>|<link rel="later"[^>]*>/g,
  'versions that a visit chooses': / data-(?:choices|choose)="[^"]*"/g,
  icons: /<svg[\s\S]*?<\/svg>/g,
  'srcset and sizes': / (?:srcSet|sizes|imageSrcSet|imageSizes)="[^"]*"/gi,
  'class names': / class="[^"]*"/g,
  addresses: / (?:href|action|src)="[^"]*"/g,
  labels: / (?:aria-label|title|alt)="[^"]*"/g,
  words: /(?<=>)[^<]+(?=<)/g,
} as const

/** The bytes of a page by what they are; `markup` is the rest. */
export function pageShares(html: string): Record<string, number> {
  let rest = html
  const shares: Record<string, number> = {}
  for (const [name, pattern] of Object.entries(parts)) {
    let bytes = 0
    rest = rest.replace(pattern, (found) => {
      bytes += Buffer.byteLength(found)
      return ''
    })
    shares[name] = bytes
  }
  return { ...shares, markup: Buffer.byteLength(rest) }
}
