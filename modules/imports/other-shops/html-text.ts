import { ownValue } from '#contract/own-value.ts'

const blocks = /^\/?(?:p|div|h[1-6]|ul|ol|table|section|article|blockquote|figure|hr)$/
const unseen = /^(?:script|style|template|noscript)$/

const named: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ndash: '–', mdash: '—', hellip: '…', bull: '•' },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', deg: '°', times: '×', frac12: '½', copy: '©', reg: '®' },
  ...{ trade: '™', euro: '€', pound: '£', auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü' },
  ...{ szlig: 'ß', eacute: 'é', egrave: 'è', agrave: 'à', ccedil: 'ç', ntilde: 'ñ' },
}

/** The text of HTML: paragraphs are parted by an empty line, items of lists are lines. Reads each character once. */
export function htmlText(html: string): string {
  let text = ''
  let hidden: string | null = null
  for (let at = 0; at < html.length; ) {
    const opens = html.indexOf('<', at)
    const until = opens < 0 ? html.length : opens
    if (!hidden) text += decoded(html.slice(at, until)).replace(/\s+/g, ' ')
    if (opens < 0) break
    const isComment = html.startsWith('<!--', opens)
    const end = html.indexOf(isComment ? '-->' : '>', opens)
    if (end < 0) break
    const name = isComment ? '' : tagName(html.slice(opens + 1, end))
    if (hidden) hidden = name === `/${hidden}` ? null : hidden
    else if (unseen.test(name)) hidden = name
    else text += breakOf(name)
    at = end + (isComment ? 3 : 1)
  }
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const tagName = (tag: string) => (/^\/?[a-z][a-z0-9]*/i.exec(tag)?.[0] ?? '').toLowerCase()

function breakOf(name: string): string {
  if (name === 'br' || name === '/tr' || name === '/li') return '\n'
  if (name === 'li') return '- '
  if (name === 'td' || name === 'th') return ' '
  return blocks.test(name) ? '\n\n' : ''
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,9}));/gi, (whole, decimal, hex, name) => {
    if (name) return ownValue(named, name) ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
