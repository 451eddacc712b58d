/** What makes an email likely to land in spam, or to be read badly. */
export const emailFindings = [
  'longSubject',
  'capitals',
  'exclamations',
  'spamWords',
  'shortLinks',
  'openLinks',
  'otherSender',
  'tooLarge',
] as const
export interface EmailFinding {
  what: (typeof emailFindings)[number]
  /** The words, links or domains. */
  of: string[]
}

interface CheckedEmail {
  subject: string
  /** What the owner wrote, with the facts filled in. */
  words: string
  html: string
  /** The shop's URL. */
  origin: string
  /** The address of the sender. */
  from: string
}

/** What inboxes show of a subject on a phone and beside a sender on a desktop. */
const maxSubject = 70
/** Gmail cuts off what is larger. */
const maxBytes = 102_000

// Phrases that the rules of SpamAssassin and of large providers count.
const spamPhrases =
  /\b(?:100% free|act now|buy now|cash bonus|click here|congratulations|double your|earn money|free gift|guaranteed|limited time|lowest price|no obligation|order now|risk[- ]free|urgent|winner|you have been selected|gratis|garantiert|jetzt kaufen|klicken sie hier|sie haben gewonnen)\b/giu
const shorteners = new Set(['bit.ly', 'tinyurl.com', 't.co', 'goo.gl', 'ow.ly', 'is.gd', 'buff.ly', 'rebrand.ly'])

/** The links in a text. */
export function linksIn(text: string): string[] {
  return [...new Set(text.match(linkForm) ?? [])]
}

/** A URL up to the punctuation that ends its sentence. */
export const linkForm = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g

/** Checks an email against what spam filters and readers mind. */
export function checkEmail({ subject, words, html, origin, from }: CheckedEmail): EmailFinding[] {
  const said = `${subject}\n${words}`
  const links = linksIn(words)
  const shouted = said.match(/\b\p{Lu}{5,}\b/gu) ?? []
  const found: [EmailFinding['what'], string[]][] = [
    ['longSubject', subject.length > maxSubject ? [String(subject.length)] : []],
    ['capitals', shouted.length > 1 ? [...new Set(shouted)] : []],
    ['exclamations', /!{2}|(?:![^!]*){3}/.test(said) ? ['!'] : []],
    ['spamWords', [...new Set((said.match(spamPhrases) ?? []).map((phrase) => phrase.toLowerCase()))]],
    ['shortLinks', links.filter((link) => shorteners.has(hostOf(link)))],
    ['openLinks', links.filter((link) => link.startsWith('http:') && !link.startsWith(`${origin}/`))],
    ['otherSender', isOfDomain(from.split('@')[1] ?? '', hostOf(origin)) ? [] : [from]],
    ['tooLarge', new TextEncoder().encode(html).length > maxBytes ? [String(Math.round(html.length / 1_000))] : []],
  ]
  return found.filter(([, of]) => of.length > 0).map(([what, of]) => ({ what, of }))
}

function hostOf(link: string): string {
  return URL.canParse(link) ? new URL(link).hostname : ''
}

/** Whether an address of a domain may send for a host: its own, a part of it, or a shop on this machine. */
function isOfDomain(domain: string, host: string): boolean {
  if (host === 'localhost' || host === '127.0.0.1') return true
  return host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`)
}
